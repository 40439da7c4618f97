import type { Where } from 'payload'

/** Where a species keeps its categories, by the root of the tree they stand below. */
export const categoryFields: ReadonlyMap<string, readonly string[]> = new Map([
  ['type', ['categories']],
  ['flavor', ['specie.senseCharacteristics.flavors']],
  ['texture', ['specie.senseCharacteristics.textures']],
  ['fragrance', ['specie.senseCharacteristics.fragrances']],
  ['effects', ['specie.effects.cognitiveEffects', 'specie.effects.psychoactiveEffects']],
  ['helps-with', ['specie.effects.helpsWith.ailment']],
])

/** Species filed under any of the categories below a root; null where no species can be filed below it. */
export function whereFiled(root: string, categories: readonly number[]): Where | null {
  const fields = categoryFields.get(root)
  return fields ? { or: fields.map((field) => ({ [field]: { in: [...categories] } })) } : null
}
