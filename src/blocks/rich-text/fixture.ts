import type { RichTextBlock } from '@/payload-types'
import { paragraph } from '../values.fixtures'

/** A filled block, for tests and the style guide. */
export const richTextFixture: RichTextBlock = {
  blockType: 'richText',
  content: paragraph('Look at the whole mushroom, and at where it grew.'),
  width: 'reading',
}
