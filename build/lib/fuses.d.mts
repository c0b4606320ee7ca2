export const SENTINEL: string
