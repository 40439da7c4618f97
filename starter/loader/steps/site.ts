import { home } from '../../catalogue/pages/home'
import { pageBlocks } from '../../catalogue/pages/page-blocks'
import { footer, header, siteSettings } from '../../catalogue/site'
import { homeData, homePictures } from '../mappers/home'
import type { Step } from '../step'

export const homeStep: Step = {
  name: 'Home',
  items: (context) => [
    {
      collection: 'pages',
      key: 'home',
      where: { slug: { equals: 'home' } },
      fingerprint: { home, banner: pageBlocks.banner },
      pictures: [...homePictures],
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
