/** Whose file it is and in which format, as its header says. */

/** `application_id` of our databases: the letters EXDP. */
export const APPLICATION_ID = 0x45584450
