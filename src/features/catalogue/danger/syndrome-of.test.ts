import { describe, expect, test } from 'vitest'
import type { Mushroom } from '@/payload-types'
import { syndromeOf } from './syndrome-of'

const specie = (more: Partial<Mushroom['specie']>): Mushroom['specie'] => ({
  scientificName: 'Fungus inventus',
  edibility: 'psychoactive',
  ...more,
})

describe('SAF-05 a species is listed on the doctor’s sheet', () => {
  test('under the syndrome of its record', () => {
    expect(syndromeOf(specie({ edibility: 'deadly', danger: { syndrome: 'amatoxin' } }))).toBe('amatoxin')
  })

  test('under psilocybin when it contains that or psilocin, with or without an amount', () => {
    const ranges = [{ compound: 'psilocybin' as const }]
    expect(syndromeOf(specie({ chemistry: { psychoactiveChem: { ranges } } }))).toBe('psilocybin')
    expect(syndromeOf(specie({ chemistry: { psychoactiveChem: { psilocin: 2 } } }))).toBe('psilocybin')
  })

  test('under no syndrome when psilocybin and psilocin were both measured at zero', () => {
    const ranges = [{ compound: 'psilocybin' as const, min: 0, max: 0 }]
    expect(syndromeOf(specie({ chemistry: { psychoactiveChem: { psilocybin: 0, psilocin: 0, ranges } } }))).toBeNull()
    expect(syndromeOf(specie({ chemistry: { psychoactiveChem: { psilocybin: 0, psilocin: 0.1 } } }))).toBe('psilocybin')
  })

  test('under its own syndrome even when it contains psilocybin, and under none without either', () => {
    const chemistry = { psychoactiveChem: { psilocybin: 1 } }
    expect(syndromeOf(specie({ danger: { syndrome: 'amatoxin' }, chemistry }))).toBe('amatoxin')
    expect(syndromeOf(specie({ chemistry: { psychoactiveChem: { serotonin: 1 } } }))).toBeNull()
    expect(syndromeOf(specie({}))).toBeNull()
  })
})
