import { guides } from '../../catalogue/guides/index'
import { pageBlocks } from '../../catalogue/pages/page-blocks'
import { recipes } from '../../catalogue/recipes/index'
import { species as allSpecies } from '../../catalogue/species/index'
import type { StepContext } from '../step'

type Context = Pick<StepContext, 'seeder' | 'richText'>
type Block = Readonly<Record<string, unknown>>
type Maker = (context: Context) => Block | null

type Named = { readonly slug: string; readonly species: readonly string[] }

/** Maximum number of references on a page. */
const mostSources = 24

/** A block of the references of these species, without duplicates. */
const sources =
  (slugs: readonly string[]): Maker =>
  ({ seeder }) => {
    const urls = slugs.flatMap(
      (slug) => allSpecies.find((one) => one.slug === slug)?.references.map(({ url }) => url) ?? [],
    )
    const references = seeder.idsOf('references', [...new Set(urls)]).slice(0, mostSources)
    return references.length > 0
      ? { blockType: 'references', blockName: 'Sources', title: pageBlocks.sources, references }
      : null
  }

/** A block of other documents that name one of the same species. */
const related =
  (relationTo: 'growingguides' | 'recipes', title: Block, list: readonly Named[], { slug, species }: Named): Maker =>
  ({ seeder }) => {
    const keys = list.filter((one) => one.slug !== slug && one.species.some((name) => species.includes(name)))
    const ids = seeder.idsOf(
      relationTo,
      keys.slice(0, 3).map((one) => one.slug),
    )
    const docs = ids.map((value) => ({ relationTo, value }))
    return docs.length > 0
      ? { blockType: 'related', blockName: `Related ${relationTo}`, title, relationTo, docs }
      : null
  }

const buttons =
  (
    variant: 'icon' | 'boundary' | 'noboundary',
    { title, buttons: list }: { title?: unknown; buttons: readonly unknown[] },
  ): Maker =>
  () => ({ blockType: 'buttonArray', blockName: `Buttons ${variant}`, title, variant, buttons: list })

const section =
  (slug: string, name: string): Maker =>
  ({ seeder }) => {
    const species = seeder.find('mushrooms', slug)
    return species === null
      ? null
      : { blockType: 'speciesSection', blockName: `${slug} ${name}`, species, section: name }
  }

const vendor =
  (slug: string): Maker =>
  ({ seeder }) => {
    const id = seeder.find('vendors', slug)
    return id === null ? null : { blockType: 'vendor', blockName: `Vendor ${slug}`, vendor: id }
  }

const carousel: Maker = ({ seeder }) => {
  const items = pageBlocks.plates.items.flatMap(({ picture, title }) => {
    const image = seeder.pictureOf(picture)
    return image === null ? [] : [{ image, title }]
  })
  return items.length > 0
    ? { blockType: 'photoCarousel', blockName: 'Plates', title: pageBlocks.plates.title, items }
    : null
}

const drawing: Maker = ({ richText }) => ({
  blockType: 'expander',
  blockName: 'Plates explained',
  richText: richText(pageBlocks.drawing),
  threshold: 400,
  height: 20,
})

const join: Maker = ({ richText }) => ({
  blockType: 'callToAction',
  blockName: 'Join',
  richText: richText(pageBlocks.join.richText),
  links: pageBlocks.join.links,
})

const picture =
  (key: string): Maker =>
  ({ seeder }) => {
    const media = seeder.pictureOf(key)
    return media === null ? null : { blockType: 'media', blockName: 'Picture', media, position: 'default' }
  }

const film: Maker = () => ({ blockType: 'embed', blockName: 'Film', ...pageBlocks.film })

const words =
  (name: string, content: typeof pageBlocks.voices): Maker =>
  ({ richText }) => ({ blockType: 'richText', blockName: name, content: richText(content), width: 'reading' })

/** A block of the members' impressions of a species. */
const impressionsBlock =
  (slug: string): Maker =>
  ({ seeder }) => {
    const value = seeder.find('mushrooms', slug)
    return value === null
      ? null
      : {
          blockType: 'communityList',
          blockName: `Voices ${slug}`,
          doc: { relationTo: 'mushrooms', value },
          list: 'impressions',
          ratingsOnly: false,
        }
  }

/** A block that filters species by the mark that the text explains. */
const filters =
  (key: string, title: unknown): Maker =>
  () => ({ blockType: 'filterSection', blockName: `Filters ${key}`, title, relationTo: 'mushrooms', section: key })

/** Blocks below the text of each page, by slug. */
const ofPages: Readonly<Record<string, readonly Maker[]>> = {
  about: [carousel, drawing, words('Members', pageBlocks.voices), impressionsBlock('pleurotus-ostreatus'), join],
  contact: [buttons('boundary', pageBlocks.questions)],
  'identification-safety': [
    picture('plate/amanita-caesarea'),
    section('amanita-caesarea', 'lookAlikes'),
    buttons('icon', pageBlocks.ways),
  ],
  'shipping-and-returns': [buttons('noboundary', pageBlocks.onward)],
}

const ofPosts: Readonly<Record<string, readonly Maker[]>> = {
  'mycelium-in-the-soil': [film],
  'reading-a-spore-print': [filters('mark_spore_print', pageBlocks.prints)],
  'vitamin-d-and-the-window-sill': [section('agaricus-bisporus', 'nutrition')],
  'what-beta-glucan-numbers-mean': [section('trametes-versicolor', 'chemistry')],
  'a-short-history-of-shiitake': [section('lentinula-edodes', 'cultivation')],
}

const made = (makers: readonly Maker[], context: Context): Block[] =>
  makers.map((maker) => maker(context)).filter((block) => block !== null)

export const pageLayout = (slug: string, context: Context): Block[] => made(ofPages[slug] ?? [], context)

export const postLayout = (post: Named, context: Context): Block[] =>
  made(
    [
      ...(ofPosts[post.slug] ?? []),
      sources(post.species),
      related('recipes', pageBlocks.cooking, recipes, post),
      related('growingguides', pageBlocks.growing, guides, post),
    ],
    context,
  )

/** The vendors of what a guide needs, by the guide's slug. */
const ofGuides: Readonly<Record<string, readonly Maker[]>> = {
  'clean-technique-from-spore-to-grain': [vendor('cascadia-grow-supply')],
  'shiitake-on-oak-logs': [vendor('hudson-valley-fungi')],
}

export const guideLayout = (guide: Named, context: Context): Block[] =>
  made([...(ofGuides[guide.slug] ?? []), sources(guide.species)], context)

export const projectLayout = (project: Named, context: Context): Block[] =>
  made([related('growingguides', pageBlocks.growing, guides, project)], context)

/** Gathered species, whose recipes also show how to tell them from their look-alikes. */
const gathered = new Set(['cantharellus-cibarius', 'boletus-edulis', 'morchella-esculenta', 'tricholoma-matsutake'])

export const recipeLayout = (recipe: Named, context: Context): Block[] =>
  made(
    [
      ...recipe.species.filter((slug) => gathered.has(slug)).map((slug) => section(slug, 'lookAlikes')),
      related('growingguides', pageBlocks.growing, guides, recipe),
    ],
    context,
  )
