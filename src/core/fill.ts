/** Fills the placeholders of a text (`Page {page}`). Values are inserted as they are, with any braces in them. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
