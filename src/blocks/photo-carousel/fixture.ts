import type { PhotoCarouselBlock } from '@/payload-types'
import { pictureOf } from '../values.fixtures'

/** A filled block, for tests and the style guide. */
export const photoCarouselFixture: PhotoCarouselBlock = {
  blockType: 'photoCarousel',
  title: 'Three morels',
  items: [
    { id: 'a', image: pictureOf('young.webp'), title: 'Young' },
    { id: 'b', image: pictureOf('ripe.webp'), title: 'Ripe' },
    { id: 'c', image: pictureOf('old.webp'), title: null },
  ],
}
