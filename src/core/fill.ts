/** A text with its places filled: `Page {page}`. Values stand as they are, whatever is written in a name. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
