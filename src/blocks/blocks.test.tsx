import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { blockSlugs } from '@/core/blocks'
import type { BlockData } from './block-props'
import { blockId, blockIds } from './block-id'
import { RenderBlocks } from './render-blocks'
import { blocks as schemas } from './schemas'

type Drawn = { block: { blockType: string }; locale: string; first: boolean }

// The dispatcher is what is tested; the real components read the database.
vi.mock('./components', async () => {
  const { blockSlugs: slugs } = await import('@/core/blocks')
  const draw = ({ block, locale, first }: Drawn) => <p>{`${block.blockType} ${locale}${first ? ' first' : ''}`}</p>
  return { blockComponents: Object.fromEntries(slugs.map((slug) => [slug, draw])) }
})

type Block = BlockData[keyof BlockData]

const block = (blockType: string, rest: { id?: string; blockName?: string | null } = {}): Block =>
  ({ blockType, ...rest }) as unknown as Block
const drawn = (given: readonly Block[] | null | undefined): string =>
  renderToStaticMarkup(<RenderBlocks blocks={given} locale="pt" />)

afterEach(() => {
  vi.restoreAllMocks()
})

describe('BLK-01 ids of blocks', () => {
  test.each([
    ['Opening Words', 0, 'opening-words'],
    ['  Épocas & Lugares ', 3, 'epocas-lugares'],
    ['inSeason Now', 1, 'in-season-now'],
    ['A HTML page', 1, 'a-html-page'],
    ['', 2, 'block-2'],
    [null, 0, 'block-0'],
    [undefined, 7, 'block-7'],
    ['***', 1, 'block-1'],
  ])('%j at %i is %s', (name, index, id) => {
    expect(blockId(name, index)).toBe(id)
  })

  test.each([
    [
      ['Opening', 'Opening', 'opening!', 'Rest'],
      ['opening', 'opening-2', 'opening-3', 'rest'],
    ],
    // A block named like the numbered id of another keeps its own id.
    [
      ['Opening', 'Opening', 'Opening 2'],
      ['opening', 'opening-3', 'opening-2'],
    ],
    [
      ['Block 1', null, null],
      ['block-1', 'block-1-2', 'block-2'],
    ],
    // Ids of the page itself are taken: the target of the skip link, and the place in the footer.
    [
      ['Content', 'Place', 'Reviews'],
      ['content-2', 'place-2', 'reviews-2'],
    ],
  ])('blocks named %j on one page get the ids %j', (names, ids) => {
    expect(blockIds(names.map((blockName) => ({ blockName })))).toEqual(ids)
  })
})

describe('BLK-01 the dispatcher', () => {
  test('renders every block in its order, with its id and the visitor’s locale, and marks the first', () => {
    const opening = block('richText', { blockName: 'Opening Words' })
    const html = drawn([opening, block('media', { id: 'b' }), opening])
    expect(html).toBe(
      '<div id="opening-words"><p>richText pt first</p></div><div id="block-1"><p>media pt</p></div>' +
        '<div id="opening-words-2"><p>richText pt</p></div>',
    )
  })

  test.each(blockSlugs)('%s has a component', (slug) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    expect(drawn([block(slug)])).toContain(`${slug} pt`)
    expect(warn).not.toHaveBeenCalled()
  })

  test.each(['marquee', 'constructor', '__proto__', 'toString', ''])(
    'an unknown type %j is skipped with a warning',
    (slug) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
      expect(drawn([block(slug), block('media')])).toBe('<div id="block-1"><p>media pt</p></div>')
      expect(warn).toHaveBeenCalledOnce()
      expect(warn.mock.calls[0]?.[0]).toContain(`"${slug}"`)
    },
  )

  test.each([null, undefined, []])('the blocks %j render nothing', (given) => {
    expect(drawn(given)).toBe('')
  })
})

describe('BLK-01 schemas', () => {
  test('every slug has one schema, under its own name', () => {
    expect(schemas.map(({ slug }) => slug)).toEqual([...blockSlugs])
    expect(new Set(blockSlugs).size).toBe(blockSlugs.length)
  })

  test('every block has its own thumbnail in the picker', () => {
    const drawings = schemas.map(({ admin }) => {
      const { thumbnail } = admin?.images ?? {}
      return readFileSync(`public${typeof thumbnail === 'object' ? thumbnail.url : ''}`, 'utf8')
    })
    expect(drawings.filter((drawing) => !drawing.startsWith('<svg '))).toEqual([])
    expect(new Set(drawings).size).toBe(blockSlugs.length)
  })

  test('I18-01 every schema has labels in three locales, and its own interface name', () => {
    for (const { labels } of schemas)
      for (const title of [labels?.singular, labels?.plural])
        expect(Object.keys(title ?? {})).toEqual(['en', 'es', 'pt'])
    expect(new Set(schemas.map(({ interfaceName }) => interfaceName)).size).toBe(schemas.length)
  })
})
