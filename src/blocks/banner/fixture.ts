import type { BannerBlock } from '@/payload-types'
import { pictureOf } from '../values.fixtures'

/** A filled block, for tests and the style guide. */
export const bannerFixture: BannerBlock = {
  blockType: 'banner',
  backgroundImage: pictureOf('wood.webp'),
  title: 'The first frost is the last call',
  bnText: 'What still fruits',
  bnLink: '/mushrooms/calendar',
}
