import { locales, type Localized } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { compoundField } from '@/features/catalogue/model'
import type { SpeciesSeed } from '../../catalogue/shapes'
import { marksOf } from '../../catalogue/marks'
import { sporeSizes } from '../../catalogue/spore-sizes.data'
import { sporePrintName } from '../../catalogue/spore-prints'
import { pairPictureOf } from '../pairs'
import type { RichText } from '../rich-text'
import type { Seeder } from '../upsert'

/** Effects that change perception itself; the others are cognitive (DAT-01). */
const psychoactiveEffects = new Set(['perceptual', 'spiritual', 'aroused', 'visuals', 'euphoric', 'hallucinogenic'])

const bounds = (pair: readonly [number, number] | null | undefined) => ({
  min: pair?.[0] ?? null,
  max: pair?.[1] ?? null,
})

const nutrientStates: Readonly<Record<string, Localized>> = {
  fresh: { en: 'Fresh', es: 'Fresca', pt: 'Fresco' },
  'soaked and boiled': { en: 'Soaked and boiled', es: 'Remojada y hervida', pt: 'Hidratado e fervido' },
}

/** The day on which the facts of the starting catalogue were last checked against their sources. */
const reviewedOn = '2026-11-20'

/** The title of a species: its first common name. */
export const speciesTitle = ({ commonNames }: SpeciesSeed): Localized =>
  recordOf(locales, (locale) => commonNames[locale][0] ?? '')

const named = (names: readonly string[]) => names.map((name) => ({ name }))

/** References in one line, as a source is shown: title, year, and where it is found. */
export const sourceLine = ({ references }: Pick<SpeciesSeed, 'references'>, urls: readonly string[]): string =>
  references
    .filter(({ url }) => urls.includes(url))
    .map(({ title, year, url, doi }) => `${title} (${year}), ${doi ? `doi:${doi}` : url}`)
    .join('; ')

function chemistry(species: SpeciesSeed) {
  const typical = Object.fromEntries(
    species.psychoactiveChem.flatMap(({ compound, typical: amount }) =>
      amount === null ? [] : [[compoundField(compound), amount] as const],
    ),
  )
  return {
    psychoactiveChem: {
      units: species.psychoactiveChem[0]?.unit ?? null,
      ...typical,
      ranges: species.psychoactiveChem.map(({ compound, min, max, source }) => ({ compound, min, max, source })),
    },
    medicinalChem: species.medicinalChem.map(({ name, min, max, unit, source, benefits }) => ({
      name,
      amountMin: min,
      amountMax: max,
      amount: min !== null && max !== null ? (min + max) / 2 : null,
      units: unit,
      source,
      benefits,
    })),
  }
}

/**
 * Keys of the pictures of a look-alike, best first: a pair at one scale where one of the two is dangerous, a drawing
 * made for it, the plate of its own page.
 */
export const lookAlikePictures = (species: string, scientificName: string): string[] => [
  ...[pairPictureOf(species, scientificName)].filter((key) => key !== null),
  `look-alike/${scientificName}`,
  `plate/${scientificName.toLowerCase().replaceAll(' ', '-')}`,
]

function dangerData({ danger }: SpeciesSeed) {
  if (!danger) return {}
  const { onsetHours, ...told } = danger
  return { ...told, onset: bounds(onsetHours) }
}

/** The document of a species. `pictures` are media ids, the plate first. */
export function mushroomData(species: SpeciesSeed, seeder: Seeder, richText: RichText, pictures: readonly number[]) {
  const categories = (root: string, slugs: readonly string[]) =>
    seeder.idsOf(
      'categories',
      slugs.map((slug) => `${root}/${slug}`),
    )
  const { morphology, cultivation, nutrients, nutrientsBasis } = species
  const title = speciesTitle(species)
  const marks = marksOf(species.slug)
  const spores = species.spores ?? sporeSizes[species.slug]
  return {
    _status: 'published',
    title,
    slug: species.slug,
    categories: categories('type', species.types),
    images: pictures,
    specie: {
      scientificName: species.scientificName,
      authority: species.authority,
      variation: species.variation,
      synonyms: named(species.synonyms),
      commonNames: recordOf(locales, (locale) => named(species.commonNames[locale])),
      taxonomy: species.taxonomy,
      edibility: species.edibility,
      psychoactive: species.types.includes('psychoactive'),
      lead: species.lead,
      desc: richText(species.description),
      characteristics: {
        cap: species.cap,
        gills: species.gills,
        bruising: species.bruising,
        capDiameter: bounds(morphology.capDiameterCm),
        stemLength: bounds(morphology.stipe?.lengthCm),
        stemWidth: bounds(morphology.stipe?.widthCm),
        sporePrint: sporePrintName(morphology.sporePrint.color),
        sporePrintColor: morphology.sporePrint.hex,
      },
      habitat: species.habitat,
      substrates: species.substrates.map((name) => ({ name })),
      seasonNorth: species.seasonNorth.map(String),
      seasonSouth: (species.seasonSouth ?? []).map(String),
      danger: dangerData(species),
      marks: marks.marks,
      variableMarks: marks.variable,
      keyMarks: (species.keyMarks?.en ?? []).map((_, at) => ({
        mark: recordOf(locales, (locale) => species.keyMarks?.[locale][at] ?? ''),
      })),
      microscopy: {
        sporeLength: bounds(spores?.length),
        sporeWidth: bounds(spores?.width),
        sporeShape: spores?.shape ?? null,
        note: spores?.note ?? null,
      },
      continents: species.continents,
      effects: {
        cognitiveEffects: categories(
          'effects',
          species.effects.filter((slug) => !psychoactiveEffects.has(slug)),
        ),
        psychoactiveEffects: categories(
          'effects',
          species.effects.filter((slug) => psychoactiveEffects.has(slug)),
        ),
        helpsWith: species.helpsWith.map(({ ailment, evidence, sources, note }) => ({
          ailment: seeder.idOf('categories', `helps-with/${ailment}`),
          evidence,
          description: note,
          source: sources ? sourceLine(species, sources) : null,
        })),
        sideEffects: species.sideEffects,
      },
      chemistry: chemistry(species),
      lookAlikeSpecies: species.lookAlikes.map(({ scientificName, commonName, edibility, differences }) => ({
        species: scientificName,
        commonName,
        edibility,
        differences,
        image:
          lookAlikePictures(species.scientificName, scientificName)
            .map(seeder.pictureOf)
            .find((id) => id !== null) ?? null,
      })),
      senseCharacteristics: {
        flavors: categories('flavor', species.flavors),
        textures: categories('texture', species.textures),
        fragrances: categories('fragrance', species.fragrances),
      },
      productGuide: species.productGuide,
      nutrients: nutrients
        ? {
            ...nutrients,
            servingSize: nutrientsBasis?.servingSize,
            servingSizeUnit: nutrientsBasis?.servingSizeUnit,
            state: nutrientStates[nutrientsBasis?.state ?? 'fresh'],
            source: nutrientsBasis?.source,
            note: nutrientsBasis?.note,
          }
        : {},
      cultivation: cultivation
        ? {
            difficulty: cultivation.difficulty,
            colonisationTemp: bounds(cultivation.colonisationTempC),
            fruitingTemp: bounds(cultivation.fruitingTempC),
            humidity: bounds(cultivation.humidityPct),
            daysToFruit: cultivation.daysToFruit,
            yield: cultivation.yield,
            method: cultivation.method,
            note: species.cultivationNote,
          }
        : { note: species.cultivationNote },
    },
    references: seeder.idsOf(
      'references',
      species.references.map(({ url }) => url),
    ),
    reviewedAt: `${reviewedOn}T12:00:00.000Z`,
    reviewer: 'Sporeprint',
    meta: {
      title: recordOf(locales, (locale) => `${title[locale]} (${species.scientificName})`),
      description: species.lead,
      image: pictures[0] ?? null,
    },
  }
}
