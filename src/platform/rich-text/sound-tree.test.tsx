import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { RichText, type RichTextValue } from './rich-text'
import { toPlainText } from './plain-text'
import { soundTree } from './sound-tree'

const text = (words: string, format = 0) => ({
  type: 'text',
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})
const node = (type: string, children: unknown[], rest: object = {}) => ({
  type,
  children,
  direction: 'ltr',
  format: '',
  indent: 0,
  version: 1,
  ...rest,
})

const whole = {
  root: node('root', [
    node('heading', [text('Spores')], { tag: 'h2' }),
    node('paragraph', [
      text('bold', 1),
      { type: 'linebreak', version: 1 },
      node('link', [text('here')], { fields: { linkType: 'custom', url: '/a' } }),
    ]),
    node(
      'list',
      [node('listitem', [text('one')], { value: 1 }), node('listitem', [text('two')], { value: 2, checked: true })],
      { listType: 'check', tag: 'ul', start: 1 },
    ),
    node('quote', [text('said')]),
    { type: 'horizontalrule', version: 1 },
    node('table', [
      node('tablerow', [
        node('tablecell', [node('paragraph', [text('cell')])], { headerState: 1, colSpan: 2, rowSpan: 1 }),
      ]),
    ]),
    {
      type: 'upload',
      relationTo: 'media',
      value: { filename: 'a.webp', url: '/api/media/file/a.webp', alt: 'A', updatedAt: '' },
      fields: null,
      version: 1,
    },
    { type: 'block', fields: { blockType: 'media', id: 'x' }, version: 2 },
  ]),
}

const render = (value: unknown): string =>
  renderToStaticMarkup(
    <RichText
      locale="pt"
      value={value as RichTextValue}
      anchors
      nested
      renderBlock={({ blockType }) => <i>{blockType}</i>}
    />,
  )

/** A seeded pseudo-random generator, the same in every run. */
const chance = (seed: number) => () => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed / 2147483648
}

const odd = [null, undefined, '', 'x', 0, -1, 1e9, true, [], {}, [null], { root: {} }, { type: 'text' }, Number.NaN]

/** A copy with some values replaced, some removed and some duplicated. */
function mutate(value: unknown, random: () => number, rate: number): unknown {
  if (random() < rate) return odd[Math.floor(random() * odd.length)]
  if (Array.isArray(value)) {
    const items: unknown[] = value.map((item) => mutate(item, random, rate))
    return random() < rate ? [...items, ...items] : items
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (random() < rate / 2 ? [] : [[key, mutate(inner, random, rate)]])),
  )
}

describe('RTX-01 malformed rich text', () => {
  test('a heading without text is removed', () => {
    const bare = [[], [text(' \u00a0')], [node('linebreak', [])], [node('link', [text('')], { fields: { url: '/x' } })]]
    const headings = bare.map((children) => node('heading', children, { tag: 'h2' }))
    const kept = node('heading', [node('link', [text('Gills')], { fields: { url: '/x' } })], { tag: 'h2' })
    expect(soundTree({ root: node('root', headings) })).toBeNull()
    expect(render({ root: node('root', [...headings, kept]) }).match(/<h3/g)).toHaveLength(1)
  })

  test('a valid text is rendered whole: headings, lists, quotes, rules, tables, pictures and blocks', () => {
    const html = render(whole)
    for (const part of [
      '<h3 id="text-spores">Spores</h3>',
      '<strong>bold</strong>',
      '<a href="/pt/a">here</a>',
      '<blockquote',
      '<hr',
      '<th colSpan="2"',
      'alt="A"',
      '<i>media</i>',
    ])
      expect(html.toLowerCase()).toContain(part.toLowerCase())
    expect(toPlainText(whole)).toBe('Spores bold here one two said cell')
  })

  test('R-17 200 randomly mutated trees render without an error', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const tree = mutate(whole, chance(seed), 0.02 + (seed % 10) / 50)
      expect(typeof render(tree), JSON.stringify(tree)).toBe('string')
      expect(typeof toPlainText(tree)).toBe('string')
    }
  })

  test.each([
    null,
    undefined,
    'x',
    7,
    [],
    {},
    { root: null },
    { root: [] },
    { root: { children: {} } },
    { root: { children: [] } },
  ])('R-17 %j renders nothing', (value) => {
    expect(soundTree(value)).toBeNull()
    expect(render(value)).toBe('')
  })

  test('R-17 deeply nested and cyclic trees are cut off', () => {
    let deep: Record<string, unknown> = text('core')
    for (let level = 0; level < 5000; level += 1) deep = node('paragraph', [deep])
    expect(render({ root: node('root', [deep]) }).length).toBeLessThan(5000)
    const loop = node('list', [])
    loop.children.push(loop)
    expect(render({ root: node('root', [loop]) }).length).toBeLessThan(20_000)
  })
})
