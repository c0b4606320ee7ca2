/** The words printed on the cards. */
export const printed = { share: 'ONE SHARE', ace: 'ALL ABOARD', locomotive: 'LOCOMOTIVE' }
