/** The slugs of every page block; the registry in `blocks/` is checked against this list by the compiler. */
export const blockSlugs = [
  'richText',
  'media',
  'feature',
  'callToAction',
  'speciesList',
  'cardList',
  'opening',
  'contentColumns',
] as const

export type BlockSlug = (typeof blockSlugs)[number]
