import { home } from '../../catalogue/pages/home'
import { pageBlocks } from '../../catalogue/pages/page-blocks'
import type { StepContext } from '../step'

/** Pictures of the home page: the frontispiece, and a plate that replaces it in seeds without it. */
export const homePictures = ['home', 'plate/amanita-muscaria', 'plate/cantharellus-cibarius'] as const

/** The home page as blocks (NAV-01). */
export function homeData({ seeder, richText }: StepContext) {
  const [frontispiece, plate] = homePictures
  const image = seeder.pictureOf(frontispiece)
  const { title, lead, opening, ways, guides, vendors, certainty } = home
  const newest = { blockType: 'cardList', source: 'newest', docs: [], layout: 'cards', archiveLink: true }
  return {
    _status: 'published',
    title,
    slug: 'home',
    lead,
    image,
    meta: { title, description: lead, image },
    layout: [
      {
        blockType: 'opening',
        blockName: 'Opening',
        richText: richText(opening.richText),
        search: true,
        links: opening.links,
        plate: 'season',
        media: image ?? seeder.pictureOf(plate),
      },
      { blockType: 'categoryBar', blockName: 'Categories', categories: [] },
      {
        blockType: 'contentColumns',
        blockName: 'Ways in',
        columns: ways.map((way) => ({ richText: richText(way.richText), links: way.links })),
      },
      {
        blockType: 'speciesList',
        blockName: 'In season',
        title: home.season,
        source: 'season',
        species: [],
        skipFirst: true,
        limit: 6,
        layout: 'strip',
      },
      { ...newest, blockName: 'Shop', title: home.shop, relationTo: 'products', limit: 4 },
      { ...newest, blockName: 'Guides', ...guides, relationTo: 'growingguides', limit: 3 },
      { ...newest, blockName: 'Recipes', title: home.recipes, relationTo: 'recipes', limit: 3 },
      { ...newest, blockName: 'Post', title: home.post, relationTo: 'posts', limit: 1 },
      { ...newest, blockName: 'Vendors', ...vendors, relationTo: 'vendors', limit: 6, layout: 'compact' },
      {
        blockType: 'banner',
        blockName: 'Calendar',
        backgroundImage: seeder.pictureOf('plate/cantharellus-cibarius'),
        ...pageBlocks.banner,
      },
      {
        blockType: 'feature',
        blockName: 'Certainty',
        mediaBlock: [{ media: image ?? seeder.pictureOf(plate), position: 'left' }],
        richText: richText(certainty.richText),
        links: certainty.links,
      },
    ],
  }
}
