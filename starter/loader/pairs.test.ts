import { describe, expect, test } from 'vitest'
import { harms } from '@/core/dangers'
import { locales } from '@/core/locales'
import { legendOf } from '../catalogue/pair-marks'
import { markTable } from '../catalogue/pair-marks.data'
import { species } from '../catalogue/species/index'
import { LOOK_ALIKE_MORPHOLOGY, PAIR_LETTERS } from '../illustrator/index'
import { resolveHabit, slugOf } from '../illustrator/habits'
import { createLook } from '../illustrator/look'
import { matureSize, poseOf } from '../illustrator/measure'
import { PAINTERS } from '../illustrator/painters'
import { createRng } from '../illustrator/prng'
import { createIds } from '../illustrator/svg'
import { pairPictureOf, pairPictures, speciesPairs } from './pairs'

const drawn = new Set([...LOOK_ALIKE_MORPHOLOGY, ...species].map(({ scientificName }) => scientificName))

describe('SPC-04 pictures of a species beside its look-alike', () => {
  // Only a microscope, a host tree or a reagent tells these apart; their texts say how.
  const indistinct = [
    'Amanita bisporigera/Amanita ocreata',
    'Amanita verna/Amanita virosa',
    'Entoloma rhodopolium/Entoloma sinuatum',
    'Laetiporus huroniensis/Laetiporus sulphureus',
    'Lepiota brunneoincarnata/Lepiota subincarnata',
    'Omphalotus illudens/Omphalotus olearius',
  ]

  test('exist for each pair of which one harms, if both are drawn and differ visibly', () => {
    const missing = species.flatMap((seed) =>
      seed.lookAlikes
        .filter(({ edibility }) => harms(edibility) || harms(seed.edibility))
        .filter(({ scientificName }) => drawn.has(scientificName))
        .filter(({ scientificName }) => !pairPictureOf(seed.scientificName, scientificName))
        .map(({ scientificName }) => [seed.scientificName, scientificName].sort().join('/')),
    )
    expect([...new Set(missing)].sort()).toEqual(indistinct)
  })

  test('lack one look-alike of a harmful species only', () => {
    const undrawn = species
      .filter(({ edibility }) => harms(edibility))
      .flatMap(({ lookAlikes }) => lookAlikes)
      .filter(({ edibility }) => !harms(edibility) && edibility !== 'inedible')
      .filter(({ scientificName }) => !drawn.has(scientificName))
    expect(undrawn.map(({ scientificName }) => scientificName)).toEqual(['Entoloma sarcopum'])
  })

  test('have marks of drawn species only', () => {
    expect(Object.keys(markTable).filter((name) => !drawn.has(name))).toEqual([])
  })

  test('have a legend with a line for each letter, in three languages', () => {
    for (const { key, marks } of speciesPairs) {
      const legend = legendOf(marks)
      for (const locale of locales) {
        const lines = legend[locale].split('\n')
        expect(
          lines.map((line) => line.charAt(0)),
          key,
        ).toEqual(PAIR_LETTERS.slice(0, marks.length))
        expect(legend[locale].length, key).toBeLessThanOrEqual(600)
      }
    }
  })

  test('show each letter once on either species', () => {
    for (const [at, { key, svg }] of pairPictures.entries()) {
      if (at % 9 !== 0) continue
      const letters = [...svg().matchAll(/data-text="([A-D])"/g)].map(([, letter]) => letter)
      const expected = PAIR_LETTERS.slice(0, speciesPairs[at]?.marks.length)
      expect(letters, key).toEqual([...expected, ...expected])
      expect(svg(), key).not.toMatch(/NaN|Infinity|undefined/)
    }
  }, 60_000)
})

describe('SPC-01 plates of species with a ring or volva', () => {
  test('show both, and no cap hides the ring', () => {
    for (const { slug, scientificName, morphology, substrateFacts } of species) {
      const habit = resolveHabit(slugOf(slug), morphology, substrateFacts)
      if (habit.form !== 'agaric') continue
      expect(habit.ring !== 'none', `${slug}: ring`).toBe(morphology.stipe?.ring ?? false)
      expect(!morphology.stipe?.volva || habit.volva !== 'none', `${slug}: volva`).toBe(true)
      if (habit.ring === 'none') continue
      const look = createLook(scientificName, morphology, habit)
      const pose = poseOf(matureSize(look), 40, { label: 'ring', tilt: habit.tilt })
      const { anchors, box } = PAINTERS.agaric.whole(look, { rng: createRng(slug), ids: createIds() }, pose)
      const rim = anchors?.rim[1] ?? 0
      expect(anchors?.ring[1], slug).toBeGreaterThan(rim)
      expect(anchors?.ring[1], slug).toBeLessThan(box.y + box.h)
    }
  })
})
