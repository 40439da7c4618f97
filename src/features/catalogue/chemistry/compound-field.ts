/** A field name from a compound's slug: `ibotenic-acid` becomes `ibotenicAcid`. */
export const compoundField = (slug: string): string =>
  slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
