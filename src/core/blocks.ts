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
  'form',
  'recipe',
  'photoCarousel',
  'categoryBar',
  'buttonArray',
  'embed',
  'banner',
  'expander',
  'references',
  'related',
  'speciesSection',
  'communityList',
  'filterSection',
  'vendor',
] as const

export type BlockSlug = (typeof blockSlugs)[number]

export const isBlockSlug = (value: unknown): value is BlockSlug => blockSlugs.some((slug) => slug === value)

/** Blocks that rich text may contain (RTX-01): those without rich text of their own, which could nest blocks again. */
export const innerBlockSlugs = ['media', 'embed', 'photoCarousel', 'banner'] as const satisfies readonly BlockSlug[]

export type InnerBlockSlug = (typeof innerBlockSlugs)[number]
