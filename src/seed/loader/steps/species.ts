import { species } from '../../catalogue/species'
import type { SpeciesSeed } from '../../catalogue/shapes'
import { LOOK_ALIKE_MORPHOLOGY, lookAlikePlate, speciesPlate, sporePrintPlate, undersidePlate } from '../../illustrator'
import { illustrated } from '../illustrated'
import { mushroomData, speciesTitle } from '../mappers/mushroom'
import type { Picture } from '../pictures'
import type { Step } from '../step'

/** The three pictures of a species: plate, underside or section, spore print. */
function speciesPictures(seed: SpeciesSeed): Picture[] {
  const facts = illustrated(seed)
  const title = speciesTitle(seed)
  const name = seed.scientificName
  return [
    {
      key: `plate/${seed.slug}`,
      svg: () => speciesPlate(facts),
      facts,
      width: 1600,
      alt: {
        en: `Drawn plate of ${title.en} (${name}): mature and young fruit bodies, underside or section, and spore print`,
        es: `Lámina de ${title.es} (${name}): ejemplares maduro y joven, himenio o corte, y esporada`,
        pt: `Prancha de ${title.pt} (${name}): exemplares maduro e jovem, himênio ou corte, e esporada`,
      },
      caption: { en: `${name}, plate`, es: `${name}, lámina`, pt: `${name}, prancha` },
    },
    {
      key: `underside/${seed.slug}`,
      svg: () => undersidePlate(facts),
      facts,
      width: 1000,
      alt: {
        en: `Close view of the underside or section of ${title.en} (${name})`,
        es: `Detalle del himenio o del corte de ${title.es} (${name})`,
        pt: `Detalhe do himênio ou do corte de ${title.pt} (${name})`,
      },
      caption: { en: `${name}, underside or section`, es: `${name}, himenio o corte`, pt: `${name}, himênio ou corte` },
    },
    {
      key: `spore-print/${seed.slug}`,
      svg: () => sporePrintPlate(facts),
      facts,
      width: 640,
      alt: {
        en: `Spore print of ${title.en} (${name})`,
        es: `Esporada de ${title.es} (${name})`,
        pt: `Esporada de ${title.pt} (${name})`,
      },
      caption: { en: `${name}, spore print`, es: `${name}, esporada`, pt: `${name}, esporada` },
    },
  ]
}

const lookAlikePictures: Picture[] = LOOK_ALIKE_MORPHOLOGY.map((record) => ({
  key: `look-alike/${record.scientificName}`,
  svg: () => lookAlikePlate(record),
  facts: record,
  width: 800,
  alt: {
    en: `Drawing of the look-alike ${record.scientificName}`,
    es: `Dibujo de la especie parecida ${record.scientificName}`,
    pt: `Desenho da espécie parecida ${record.scientificName}`,
  },
  caption: null,
}))

/** Every picture of the knowledge about species; a look-alike may stand beside several. */
export const naturalPictures: readonly Picture[] = [...lookAlikePictures, ...species.flatMap(speciesPictures)]

const platesOf = ({ slug }: SpeciesSeed): string[] => [`plate/${slug}`, `underside/${slug}`, `spore-print/${slug}`]

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
      fingerprint: seed,
      pictures: [...platesOf(seed), ...seed.lookAlikes.map(({ scientificName }) => `look-alike/${scientificName}`)],
      data: () => mushroomData(seed, seeder, richText, seeder.idsOf('media', platesOf(seed))),
    })),
}
