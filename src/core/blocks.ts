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

/** Blocks that may also stand inside a text (RTX-01): those without a text of their own, which would hold blocks in turn. */
export const innerBlockSlugs = ['media', 'embed', 'photoCarousel', 'banner'] as const satisfies readonly BlockSlug[]

export type InnerBlockSlug = (typeof innerBlockSlugs)[number]
