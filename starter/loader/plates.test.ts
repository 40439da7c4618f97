import { describe, expect, test } from 'vitest'
import { species } from '../catalogue/species/index'
import { speciesPlate, sporePrintPlate, undersidePlate } from '../illustrator/index'
import { SPECIES_HABITS } from '../illustrator/habits.data'
import { illustrated } from './illustrated'

describe('the fifty species are drawn', () => {
  test('each by its own traits', () => {
    const slugs = species.map((seed) => illustrated(seed).slug)
    expect(slugs).toEqual(expect.arrayContaining(Object.keys(SPECIES_HABITS)))
  })

  test.each(species.map((seed) => [seed.scientificName, seed] as const))('%s', (name, seed) => {
    const facts = illustrated(seed)
    for (const plate of [speciesPlate, undersidePlate, sporePrintPlate]) {
      const svg = plate(facts)
      expect(svg).toContain(`data-text="${name}`)
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      expect(svg.match(/<(path|circle|ellipse|g)[ >]/g)?.length).toBeGreaterThan(3)
    }
  })
})
