import { species } from '../../catalogue/species/index'
import { marksOf } from '../../catalogue/marks'
import { sporeSizes } from '../../catalogue/spore-sizes.data'
import { sporePrintName } from '../../catalogue/spore-prints'
import type { SpeciesSeed } from '../../catalogue/shapes'
import {
  LOOK_ALIKE_MORPHOLOGY,
  lookAlikePlate,
  speciesPlate,
  sporePrintPlate,
  undersidePlate,
} from '../../illustrator/index'
import { illustrated } from '../illustrated'
import { lookAlikePictures as picturesOf, mushroomData, speciesTitle } from '../mappers/mushroom'
import { pairPictureOf, pairPictures } from '../pairs'
import { lookAlikeOf, plateWords, sporePrintWords, undersideOf } from '../picture-words'
import type { Picture } from '../pictures'
import type { Step } from '../step'

/** The three pictures of a species: plate, underside or section, spore print. */
function speciesPictures(seed: SpeciesSeed): Picture[] {
  const facts = illustrated(seed)
  const named = { title: speciesTitle(seed), scientificName: seed.scientificName }
  const { gills, sporePrint } = seed.morphology
  return [
    {
      key: `plate/${seed.slug}`,
      svg: () => speciesPlate(facts),
      facts,
      width: 1600,
      ...plateWords(named, gills),
    },
    {
      key: `underside/${seed.slug}`,
      svg: () => undersidePlate(facts),
      facts,
      width: 1000,
      ...undersideOf(named, gills),
    },
    {
      key: `spore-print/${seed.slug}`,
      svg: () => sporePrintPlate(facts),
      facts,
      width: 640,
      ...sporePrintWords(named, sporePrintName(sporePrint.color)),
    },
  ]
}

// A look-alike that only appears in pairs, beside its species, needs no drawing of its own.
const lookAlikePictures: Picture[] = LOOK_ALIKE_MORPHOLOGY.flatMap((record) => {
  const { scientificName } = record
  const words = lookAlikeOf(
    species.flatMap((seed) =>
      seed.lookAlikes.filter(
        (entry) => entry.scientificName === scientificName && !pairPictureOf(seed.scientificName, scientificName),
      ),
    ),
  )
  return words
    ? [
        {
          key: `look-alike/${scientificName}`,
          svg: () => lookAlikePlate(record),
          facts: record,
          width: 800,
          ...words,
        },
      ]
    : []
})

const platesOf = ({ slug }: SpeciesSeed): string[] => [`plate/${slug}`, `underside/${slug}`, `spore-print/${slug}`]

const drawn = new Map(
  [...lookAlikePictures, ...pairPictures, ...species.flatMap(speciesPictures)].map((picture) => [picture.key, picture]),
)

/** Keys of all pictures of a species' page. */
const shownBy = (seed: SpeciesSeed): string[] => [
  ...platesOf(seed),
  ...seed.lookAlikes
    .flatMap(({ scientificName }) => picturesOf(seed.scientificName, scientificName))
    .filter((key) => drawn.has(key)),
]

/**
 * Every picture about species, once. They are ordered by species, so that the first one is written while the pictures
 * of the next are drawn.
 */
export const naturalPictures: readonly Picture[] = [...new Set(species.flatMap(shownBy))].flatMap(
  (key) => drawn.get(key) ?? [],
)

export const referenceStep: Step = {
  name: 'References',
  items: () => {
    const byUrl = new Map(
      species.flatMap(({ references }) => references).map((reference) => [reference.url, reference]),
    )
    return [...byUrl.values()].map((reference) => ({
      collection: 'references' as const,
      key: reference.url,
      where: { link: { equals: reference.url } },
      fingerprint: reference,
      data: () => ({
        _status: 'published',
        title: reference.title,
        year: reference.year,
        link: reference.url,
        doi: reference.doi,
        summary: reference.summary,
      }),
    }))
  },
}

export const speciesStep: Step = {
  name: 'Species',
  items: ({ seeder, richText }) =>
    species.map((seed) => ({
      collection: 'mushrooms' as const,
      key: seed.slug,
      where: { slug: { equals: seed.slug } },
      fingerprint: [seed, marksOf(seed.slug), sporeSizes[seed.slug] ?? null],
      pictures: shownBy(seed),
      data: () => mushroomData(seed, seeder, richText, seeder.idsOf('media', platesOf(seed))),
    })),
}
