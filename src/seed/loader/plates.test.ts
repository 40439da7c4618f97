import { describe, expect, test } from 'vitest'
import { species } from '../catalogue/species'
import { speciesPlate, sporePrintPlate, undersidePlate } from '../illustrator'
import { illustrated } from './illustrated'

describe('the fifty species are drawn', () => {
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
