import type { KeptPath } from '@/platform/catalogue/kept-categories'

/** Where a species keeps its categories, by the root of the tree they stand below. */
export const categoryFields: ReadonlyMap<KeptPath, readonly string[]> = new Map([
  ['type', ['categories']],
  ['flavor', ['specie.senseCharacteristics.flavors']],
  ['texture', ['specie.senseCharacteristics.textures']],
  ['fragrance', ['specie.senseCharacteristics.fragrances']],
  ['effects', ['specie.effects.cognitiveEffects', 'specie.effects.psychoactiveEffects']],
  ['helps-with', ['specie.effects.helpsWith.ailment']],
])
