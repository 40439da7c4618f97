import { expect, test } from 'vitest'
import { renderPicture } from './render'

const plain = { site: 'Sporeprint', scientific: null, lead: null, warning: null, picture: null, fit: 'middle' } as const

test.each(['title', 'lead', 'scientific'])(
  'SEO-02 a shared picture renders letters of other languages in its %s, not as boxes',
  async (part) => {
    const draw = (letter: string): Promise<Buffer> => renderPicture({ ...plain, title: 'A', [part]: letter })
    // A character that the fonts lack renders as a box, and all boxes look alike.
    const [first, second] = [await draw('Ł'), await draw('Ą')]
    expect(first.equals(second)).toBe(false)
  },
)
