import type { EmbedBlock } from '@/payload-types'

/** A filled block, for tests and the style guide. */
export const embedFixture: EmbedBlock = {
  blockType: 'embed',
  code: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  title: 'How a spore print is made',
}
