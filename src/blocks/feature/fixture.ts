import type { FeatureBlock } from '@/payload-types'
import { paragraph, pictureOf } from '../values.fixtures'

/** A filled block, for tests and the style guide. */
export const featureFixture: FeatureBlock = {
  blockType: 'feature',
  mediaBlock: [{ media: pictureOf('print.webp'), position: 'left' }],
  richText: paragraph('A spore print tells more than the cap.'),
  links: [{ type: 'custom', label: 'How certain is it?', url: '/certainty' }],
}
