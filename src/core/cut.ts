/**
 * The first `length` code units of a text, without a lone surrogate at the end, which would break hydration and
 * addresses.
 */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
