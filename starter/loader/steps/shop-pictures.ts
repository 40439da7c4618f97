import { guides } from '../../catalogue/guides/index'
import { posts } from '../../catalogue/posts/index'
import { products } from '../../catalogue/products/index'
import { projects } from '../../catalogue/projects/index'
import { recipes } from '../../catalogue/recipes/index'
import { species } from '../../catalogue/species/index'
import type { PostSeed } from '../../catalogue/shapes'
import { vendors } from '../../catalogue/vendors/index'
import { LOOK_ALIKE_MORPHOLOGY, type IllustratedSpecies } from '../../illustrator/index'
import { slugOf } from '../../illustrator/habits'
import { headerPicture, homePicture, productPicture, vendorMark, type HeaderKind } from '../../illustrator/shop/index'
import { illustrated } from '../illustrated'
import { speciesTitle } from '../mappers/mushroom'
import { headerWords, inColour, productWords, vendorWords } from '../picture-words'
import { coloursOf, pictureInColour } from '../product-gallery'
import type { Picture } from '../pictures'

const speciesBySlug = new Map(species.map((seed) => [seed.slug, illustrated(seed)]))

const drawn = (slugs: readonly string[]): IllustratedSpecies[] =>
  slugs.flatMap((slug) => {
    const found = speciesBySlug.get(slug)
    return found ? [found] : []
  })

const seedBySlug = new Map(species.map((seed) => [seed.slug, seed]))

/** Names of species by slug, for the texts of pictures. */
const named = (slugs: readonly string[]) =>
  slugs.flatMap((slug) => {
    const seed = seedBySlug.get(slug)
    return seed ? [{ title: speciesTitle(seed), scientificName: seed.scientificName }] : []
  })

const vendorPictures: Picture[] = vendors.map(({ slug, palette, mark, displayName, address }) => ({
  key: `vendor/${slug}`,
  svg: () => vendorMark({ slug, palette, mark, displayName }),
  facts: [palette, mark, displayName],
  width: 600,
  ...vendorWords(displayName, mark, address?.city ?? null),
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
  }
  const words = productWords({ ...product, vendor: vendor.displayName, species: named(product.species) })
  const colours = coloursOf(product)
  return (colours.length > 0 ? colours : [null]).map((colour): Picture => {
    const facts = { ...brief, dye: colour?.identifier }
    return {
      key: pictureInColour(product, colour?.identifier),
      svg: () => productPicture(facts),
      facts,
      width: 1280,
      ...(colour ? inColour(words, colour.label) : words),
    }
  })
})

type Headed = Pick<PostSeed, 'slug' | 'species' | 'pairs'>

/** The record of a look-alike without a page of its own; empty if there is none. */
const lookAlikeRecord = (name: string): IllustratedSpecies[] =>
  LOOK_ALIKE_MORPHOLOGY.filter(({ scientificName }) => scientificName === name).map((record) => ({
    ...record,
    slug: slugOf(name),
    variation: null,
  }))

const doubleOf = (name: string): IllustratedSpecies[] => {
  const own = drawn([slugOf(name)])
  return own.length > 0 ? own : lookAlikeRecord(name)
}

const pairsOf = ({ pairs }: Headed): [IllustratedSpecies, IllustratedSpecies][] | undefined =>
  pairs?.flatMap(([slug, name]) =>
    drawn([slug]).flatMap((one) =>
      doubleOf(name).map((double): [IllustratedSpecies, IllustratedSpecies] => [one, double]),
    ),
  )

/** Pairs under the common name that the species' page gives to the look-alike. */
const namedPairsOf = ({ pairs = [] }: Headed) =>
  pairs.flatMap(([slug, name]) => {
    const entry = seedBySlug.get(slug)?.lookAlikes.find(({ scientificName }) => scientificName === name)
    const [one] = named([slug])
    return one && entry ? [[one, { title: entry.commonName, scientificName: name }] as const] : []
  })

/** Species drawn in headers of texts about no particular species. */
const stock = ['boletus-edulis', 'cantharellus-cibarius', 'pleurotus-ostreatus']

const headers = (kind: HeaderKind, list: readonly Headed[]): Picture[] =>
  list.map((text) => {
    const { slug, species: slugs } = text
    const own = slugs.length > 0
    const shown = (own ? slugs : stock).slice(0, 4)
    const subjects = drawn(shown)
    const pairs = pairsOf(text)
    return {
      key: `header/${slug}`,
      svg: () => headerPicture({ slug, kind, species: subjects, pairs }),
      facts: pairs ? [kind, subjects, pairs] : [kind, subjects],
      width: 1440,
      ...headerWords({ kind, species: named(shown), own, pairs: namedPairsOf(text) }),
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

/** Header pictures of the home page and the guides. */
export const guideHeaders: readonly Picture[] = [homePlate, ...headers('guide', guides)]

const articleHeaders: readonly Picture[] = [
  ...headers('post', posts),
  ...headers('project', projects),
  ...headers('recipe', recipes),
]

export const headerPictures: readonly Picture[] = [...guideHeaders, ...articleHeaders]

export const shopPictures: readonly Picture[] = [...vendorPictures, ...productPictures]
