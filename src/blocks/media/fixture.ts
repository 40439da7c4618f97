import type { MediaBlock } from '@/payload-types'
import { pictureOf } from '../values.fixtures'

/** A filled block, for tests and the style guide. */
export const mediaFixture: MediaBlock = {
  blockType: 'media',
  media: { ...pictureOf('morel.webp'), caption: 'As it was uploaded' },
  position: 'default',
  caption: 'A morel in April',
}
