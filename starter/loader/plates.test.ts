import { describe, expect, test } from 'vitest'
import { harms } from '@/core/dangers'
import { species } from '../catalogue/species/index'
import { speciesPlate, sporePrintPlate, undersidePlate } from '../illustrator/index'
import { SPECIES_HABITS } from '../illustrator/habits.data'
import { illustrated } from './illustrated'

describe('SPC-01 plates of the species', () => {
  test('every habit of the table belongs to a species', () => {
    const slugs = species.map((seed) => illustrated(seed).slug)
    expect(slugs).toEqual(expect.arrayContaining(Object.keys(SPECIES_HABITS)))
  })

  test.each(species.map((seed) => [seed.scientificName, seed] as const))('%s', (name, seed) => {
    const facts = illustrated(seed)
    const whole = speciesPlate(facts)
    for (const svg of [whole, undersidePlate(facts), sporePrintPlate(facts)]) {
      expect(svg).toContain(`data-text="${name}`)
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      expect(svg.match(/<(path|circle|ellipse|g)[ >]/g)?.length).toBeGreaterThan(3)
    }
    if (!harms(seed.edibility)) return
    // The plate alone has to identify a harmful species: section, underside if any, and spore print in its color.
    const parts = [...whole.matchAll(/data-part="([a-z]+)"/g)].map(([, part]) => part)
    const underside = seed.morphology.gills === 'none' ? [] : ['underside']
    expect(parts).toEqual(['body', 'section', ...underside, 'print'])
    expect(whole.slice(whole.indexOf('data-part="print"'))).toContain(seed.morphology.sporePrint.hex)
  })
})
