import { footer, header, home, siteSettings } from '../../catalogue/site'
import type { Step, StepContext } from '../step'

function homeData({ seeder, richText }: StepContext) {
  const picture = (key: string) => [{ media: seeder.pictureOf(key), position: 'right' }]
  const image = seeder.pictureOf('home')
  const title = home.title
  return {
    _status: 'published',
    title,
    slug: 'home',
    lead: home.lead,
    image,
    meta: { title, description: home.lead, image },
    layout: [
      {
        blockType: 'feature',
        blockName: 'Frontispiece',
        mediaBlock: [{ media: image ?? seeder.pictureOf('plate/amanita-muscaria'), position: 'right' }],
        richText: richText(home.frontispiece.richText),
        links: home.frontispiece.links,
      },
      { blockType: 'speciesList', blockName: 'In season', title: home.season, source: 'season', species: [], limit: 6 },
      {
        blockType: 'feature',
        blockName: 'Grow',
        mediaBlock: picture('header/shiitake-on-oak-logs').map((row) => ({ ...row, position: 'left' })),
        richText: richText(home.grow.richText),
        links: home.grow.links,
      },
      { blockType: 'speciesList', blockName: 'Newest', title: home.newest, source: 'newest', species: [], limit: 3 },
      { blockType: 'callToAction', blockName: 'Buy', richText: richText(home.buy.richText), links: home.buy.links },
    ],
  }
}

export const homeStep: Step = {
  name: 'Home',
  items: (context) => [
    {
      collection: 'pages',
      key: 'home',
      where: { slug: { equals: 'home' } },
      fingerprint: home,
      pictures: ['home', 'plate/amanita-muscaria', 'header/shiitake-on-oak-logs'],
      data: () => homeData(context),
    },
  ],
}

export const settingsStep: Step = {
  name: 'Settings',
  items: () => [
    { global: 'site-settings', key: 'site-settings', fingerprint: siteSettings, data: () => siteSettings },
    { global: 'header', key: 'header', fingerprint: header, data: () => header },
    { global: 'footer', key: 'footer', fingerprint: footer, data: () => footer },
  ],
}
