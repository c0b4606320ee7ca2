/** TC-12: which reading of an earlier locomotive is played. */
export const LOCOMOTIVE_READINGS = ['top', 'anywhere', 'own'] as const
