import { guides } from '../../catalogue/guides'
import { posts } from '../../catalogue/posts'
import { products } from '../../catalogue/products'
import { projects } from '../../catalogue/projects'
import { recipes } from '../../catalogue/recipes'
import { species } from '../../catalogue/species'
import type { PostSeed } from '../../catalogue/shapes'
import { vendors } from '../../catalogue/vendors'
import { LOOK_ALIKE_MORPHOLOGY, type IllustratedSpecies } from '../../illustrator'
import { slugOf } from '../../illustrator/habits'
import { headerPicture, homePicture, productPicture, vendorMark, type HeaderKind } from '../../illustrator/shop'
import { illustrated } from '../illustrated'
import type { Picture } from '../pictures'

const speciesBySlug = new Map(species.map((seed) => [seed.slug, illustrated(seed)]))

const drawn = (slugs: readonly string[]): IllustratedSpecies[] =>
  slugs.flatMap((slug) => {
    const found = speciesBySlug.get(slug)
    return found ? [found] : []
  })

const vendorPictures: Picture[] = vendors.map(({ slug, palette, mark, displayName }) => ({
  key: `vendor/${slug}`,
  svg: () => vendorMark({ slug, palette, mark, displayName }),
  facts: [palette, mark, displayName],
  width: 600,
  alt: { en: `Mark of ${displayName}`, es: `Marca de ${displayName}`, pt: `Marca da ${displayName}` },
  caption: null,
}))

const vendorBySlug = new Map(vendors.map((vendor) => [vendor.slug, vendor]))

const productPictures: Picture[] = products.flatMap((product): Picture[] => {
  const vendor = vendorBySlug.get(product.vendor)
  if (!vendor) return []
  const [first, ...more] = drawn(product.species)
  const brief = {
    slug: product.slug,
    form: product.form,
    palette: vendor.palette,
    mark: vendor.mark,
    vendorName: vendor.displayName,
    species: first,
    moreSpecies: more,
    dye: product.variants?.keys.find(({ identifier }) => identifier === 'colour')?.options[0]?.identifier,
  }
  return [
    {
      key: `product/${product.slug}`,
      svg: () => productPicture(brief),
      facts: brief,
      width: 1280,
      alt: {
        en: `Drawing of “${product.title.en}” by ${vendor.displayName}`,
        es: `Dibujo de «${product.title.es}», de ${vendor.displayName}`,
        pt: `Desenho de “${product.title.pt}”, de ${vendor.displayName}`,
      },
      caption: null,
    },
  ]
})

type Headed = Pick<PostSeed, 'slug' | 'title' | 'species' | 'pairs'>

const doubleOf = (name: string): IllustratedSpecies[] =>
  LOOK_ALIKE_MORPHOLOGY.filter(({ scientificName }) => scientificName === name).map((record) => ({
    ...record,
    slug: slugOf(name),
    variation: null,
  }))

const pairsOf = ({ pairs }: Headed): [IllustratedSpecies, IllustratedSpecies][] | undefined =>
  pairs?.flatMap(([slug, name]) =>
    drawn([slug]).flatMap((one) =>
      doubleOf(name).map((double): [IllustratedSpecies, IllustratedSpecies] => [one, double]),
    ),
  )

/** Headers of texts about no species in particular show these. */
const stock = ['boletus-edulis', 'cantharellus-cibarius', 'pleurotus-ostreatus']

const headers = (kind: HeaderKind, list: readonly Headed[]): Picture[] =>
  list.map((text) => {
    const { slug, title, species: slugs } = text
    const subjects = drawn(slugs.length > 0 ? slugs : stock).slice(0, 4)
    const pairs = pairsOf(text)
    return {
      key: `header/${slug}`,
      svg: () => headerPicture({ slug, kind, species: subjects, pairs }),
      facts: pairs ? [kind, subjects, pairs] : [kind, subjects],
      width: 1440,
      alt: {
        en: `Drawing at the head of “${title.en}”`,
        es: `Dibujo que encabeza «${title.es}»`,
        pt: `Desenho de abertura de “${title.pt}”`,
      },
      caption: null,
    }
  })

const frontispiece = [
  'amanita-muscaria',
  'boletus-edulis',
  'cantharellus-cibarius',
  'morchella-esculenta',
  'hericium-erinaceus',
  'macrolepiota-procera',
  'trametes-versicolor',
]

const homePlate: Picture = {
  key: 'home',
  svg: () => homePicture(drawn(frontispiece)),
  facts: drawn(frontispiece),
  width: 1600,
  alt: {
    en: 'Frontispiece with seven species: fly agaric, porcini, chanterelle, morel, lion’s mane, parasol and turkey tail',
    es: 'Frontispicio con siete especies: matamoscas, boleto, rebozuelo, colmenilla, melena de león, parasol y cola de pavo',
    pt: 'Frontispício com sete espécies: agário-das-moscas, porcini, cantarelo, morquela, juba-de-leão, frade e cauda-de-peru',
  },
  caption: null,
}

/** What heads the first page and the guides. */
export const guideHeaders: readonly Picture[] = [homePlate, ...headers('guide', guides)]

const articleHeaders: readonly Picture[] = [
  ...headers('post', posts),
  ...headers('project', projects),
  ...headers('recipe', recipes),
]

export const headerPictures: readonly Picture[] = [...guideHeaders, ...articleHeaders]

export const shopPictures: readonly Picture[] = [...vendorPictures, ...productPictures]
