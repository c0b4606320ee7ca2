/** Was auf den Karten gedruckt steht. */
export const printed = { share: 'EINE AKTIE', ace: 'EINSTEIGEN', locomotive: 'LOKOMOTIVE' }
