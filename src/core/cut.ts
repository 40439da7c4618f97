/** The beginning of a text; half a character at its end would break hydration and addresses, and is left out. */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
