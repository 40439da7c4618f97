import type { ExpanderBlock } from '@/payload-types'
import { paragraph } from '../values.fixtures'

/** A filled block, for tests and the style guide. */
export const expanderFixture: ExpanderBlock = {
  blockType: 'expander',
  richText: paragraph('A wood in October is loud with small sounds. '.repeat(40)),
}
