import { describe, expect, test } from 'vitest'
import { species } from '../catalogue/species'
import { speciesPlate, sporePrintPlate, undersidePlate } from '../illustrator'
import { SPECIES_HABITS } from '../illustrator/habits.data'
import { illustrated } from './illustrated'

describe('the fifty species are drawn', () => {
  test('each by its own traits', () => {
    expect(Object.keys(SPECIES_HABITS).sort()).toEqual(species.map((seed) => illustrated(seed).slug).sort())
  })

  test.each(species.map((seed) => [seed.scientificName, seed] as const))('%s', (name, seed) => {
    const facts = illustrated(seed)
    for (const plate of [speciesPlate, undersidePlate, sporePrintPlate]) {
      const svg = plate(facts)
      expect(svg).toContain(name)
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      expect(svg.match(/<(path|circle|ellipse|g)[ >]/g)?.length).toBeGreaterThan(3)
    }
  })
})
