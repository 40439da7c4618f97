import { describe, expect, it } from 'vitest'
import {
  ILLUSTRATOR_VERSION,
  LOOK_ALIKE_MORPHOLOGY,
  lookAlikePlate,
  speciesPlate,
  sporePrintPlate,
  undersidePlate,
} from './index'
import { resolveHabit, slugOf } from './habits'
import type { IllustratedSpecies, LookAlikeRecord } from './types'

const asSpecies = (record: LookAlikeRecord): IllustratedSpecies => ({
  ...record,
  slug: slugOf(record.scientificName),
  variation: null,
})

// One record of each body form, so that every painter runs through the plates.
const FORMS = [
  'Amanita phalloides',
  'Boletus huronensis',
  'Hydnum rufescens',
  'Craterellus cinereus',
  'Omphalotus nidiformis',
  'Trametes hirsuta',
  'Ganoderma tsugae',
  'Grifola frondosa',
  'Hericium coralloides',
  'Gyromitra esculenta',
  'Tuber brumale',
  'Peziza badia',
  'Ramaria formosa',
  'Exidia glandulosa',
  'Cordyceps militaris',
  'Auricularia cornea',
  'Apiosporina morbosa',
  'Myxarium nucleatum',
] as const

const sample = FORMS.map((name) => {
  const record = LOOK_ALIKE_MORPHOLOGY.find((candidate) => candidate.scientificName === name)
  if (!record) throw new Error(`no record for ${name}`)
  return asSpecies(record)
})

// No look-alike grows as a snow fungus does, so this one borrows its slug, by which habits are found.
sample.push({ ...asSpecies(LOOK_ALIKE_MORPHOLOGY[0] as LookAlikeRecord), slug: 'tremella-fuciformis' })

/** Open and closed tags balance, every referenced id exists once, and no number went wrong. */
function problemsOf(svg: string): string[] {
  const problems: string[] = []
  const open: string[] = []
  for (const [, closing, tag, selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== tag) problems.push(`unbalanced </${tag}>`)
    } else if (!selfClosed && tag) open.push(tag)
  }
  if (open.length > 0) problems.push(`left open: ${open.join(' ')}`)
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size !== ids.length) problems.push('an id is used twice')
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g))
    if (!ids.includes(id)) problems.push(`missing #${id}`)
  if (/NaN|Infinity|undefined/.test(svg)) problems.push('a number went wrong')
  return problems
}

describe('the illustrator', () => {
  it.each(sample.map((facts) => [facts.scientificName, facts] as const))(
    'draws %s as valid SVG with its name',
    (name, facts) => {
      for (const plate of [speciesPlate, undersidePlate, sporePrintPlate]) {
        const svg = plate(facts)
        expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true)
        expect(svg).toContain(`<title>${name}</title>`)
        expect(svg).toContain(`data-text="${name}"`)
        // Text in an SVG would depend on the fonts of the machine.
        expect(svg).not.toContain('<text')
        expect(problemsOf(svg)).toEqual([])
      }
    },
  )

  it('gives the same bytes for the same facts', () => {
    for (const facts of sample.slice(0, 3)) {
      expect(speciesPlate(facts)).toBe(speciesPlate(facts))
      expect(undersidePlate(facts)).toBe(undersidePlate(facts))
      expect(sporePrintPlate(facts)).toBe(sporePrintPlate(facts))
    }
  })

  it.each(LOOK_ALIKE_MORPHOLOGY.map((record) => [record.scientificName, record] as const))(
    'draws %s, a look-alike, as valid and small SVG',
    (_name, record) => {
      const svg = lookAlikePlate(record)
      expect(problemsOf(svg)).toEqual([])
      expect(svg.length).toBeLessThan(475_000)
    },
  )

  it('gives no two look-alikes the same visible traits', () => {
    // Compares traits, since drawings differ even where all visible traits are equal: the slug seeds their random
    // stream.
    const traits = LOOK_ALIKE_MORPHOLOGY.map(({ scientificName, morphology, substrate }) => {
      const { capShape, surface, capColors, gills, gillColor, stipe } = morphology
      const seen = stipe && { color: stipe.color, ring: stipe.ring, volva: stipe.volva }
      const habit = resolveHabit(slugOf(scientificName), morphology, substrate)
      return { scientificName, traits: JSON.stringify([capShape, surface, capColors, gills, gillColor, seen, habit]) }
    })
    const alike = traits.filter((one, index) => traits.findIndex(({ traits: of }) => of === one.traits) !== index)
    expect(alike.map(({ scientificName }) => scientificName)).toEqual([])
  })

  it('gives equal records under two slugs two drawings', () => {
    const [first] = sample
    if (!first) throw new Error('empty sample')
    expect(speciesPlate({ ...first, slug: 'another-slug' })).not.toBe(speciesPlate(first))
  })

  it('has one record for each look-alike, and a version', () => {
    const names = LOOK_ALIKE_MORPHOLOGY.map((record) => record.scientificName)
    expect(new Set(names).size).toBe(names.length)
    expect(ILLUSTRATOR_VERSION).not.toBe('')
  })
})
