import { lighten } from '../../color'
import { createRng } from '../../prng'
import { createIds } from '../../svg'
import type { IllustratedSpecies } from '../../types'
import { subjectOf } from '../subject'
import type { Studio } from '../studio'

/** A plain brown gilled mushroom, for pictures whose text names no species. */
const ANY_MUSHROOM: IllustratedSpecies = {
  slug: 'any-mushroom',
  scientificName: 'Agaricus',
  variation: null,
  substrate: ['soil'],
  morphology: {
    capShape: 'convex',
    capColors: ['#a9774a', '#c99b69', '#8a5a34'],
    capDiameterCm: [5, 10],
    gills: 'gills',
    gillColor: '#c9a184',
    stipe: { lengthCm: [5, 9], widthCm: [1, 1.8], color: '#eadfc8', ring: true, volva: false },
    sporePrint: { color: 'brown', hex: '#5a3a28' },
    bruising: null,
    surface: 'fibrous',
  },
}

const HOUSE = [
  ['#3f6b4b', '#f0e4c8'],
  ['#8c2f1b', '#efe0c4'],
  ['#3c5a96', '#efe6d2'],
  ['#7a5a2c', '#efe2c0'],
] as const

/** A studio for pictures that no vendor signs, with the house's own colours and mark. */
export function houseStudio(slug: string, species: readonly IllustratedSpecies[]): Studio {
  const rng = createRng(`header/${slug}`)
  const subjects = (species.length > 0 ? species : [ANY_MUSHROOM]).map(subjectOf)
  const [dark, light] = rng.fork('house').pick(HOUSE)
  const subject = subjects[0]
  return {
    slug,
    form: 'header',
    brush: { rng, ids: createIds() },
    rng,
    dark,
    light: lighten(light, 0.1),
    subject,
    subjects,
    facts: { dark, light, mark: 'gill', vendorName: 'Sporeprint', subject },
  }
}
