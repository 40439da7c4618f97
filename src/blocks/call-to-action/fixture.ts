import type { CallToActionBlock } from '@/payload-types'
import { paragraph } from '../values.fixtures'

/** A filled block, for tests and the style guide. */
export const callToActionFixture: CallToActionBlock = {
  blockType: 'callToAction',
  richText: paragraph('Grow your first oysters on coffee grounds.'),
  links: [
    { type: 'custom', label: 'See the kits', url: '/mushrooms/products', appearance: 'primary' },
    { type: 'custom', label: 'A society nearby', url: 'https://society.example/', newTab: true },
  ],
}
