import type { KeptPath } from '@/platform/catalogue/kept-categories'

/** Paths of the fields that hold a species' categories, by the root of the tree that these are below. */
export const categoryFields: ReadonlyMap<KeptPath, readonly string[]> = new Map([
  ['type', ['categories']],
  ['flavor', ['specie.senseCharacteristics.flavors']],
  ['texture', ['specie.senseCharacteristics.textures']],
  ['fragrance', ['specie.senseCharacteristics.fragrances']],
  ['effects', ['specie.effects.cognitiveEffects', 'specie.effects.psychoactiveEffects']],
  ['helps-with', ['specie.effects.helpsWith.ailment']],
])
