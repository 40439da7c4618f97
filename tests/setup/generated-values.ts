import fc, { type Arbitrary } from 'fast-check'
import { paragraph } from './fixtures'

/** Characters of many scripts: astral, combining, joining and right-to-left ones among them. */
const scripts =
  'Aa Ωω Жж Ծծ ბგ אב عم ܐܒ ނރ ߊߋ अकि বাং ਗੁ ગુ ଓଡ଼ி தமி తె ಕನ್ನ മലയാ සිං ไทย ລາວ བོད မြန် ခမ ខ្មែរ አማ ᏣᎳᎩ ᐃᓄ ᚠᚢ ᚁᚂ ᠮᠣ ᨅᨔ ᬩᬮᬶ ꦗꦮ ⵣⵎ ⲁⲃ 한국 かな カナ 漢字 𠀀 ꆈꌠ 𐐀𐐨 𞤀𞤣 𒀀𒁀 𓀀𓁀 𐎠𐎡 𑄌𑄋𑄴 ꯃꯤ ᱥᱟ'

/** Strings as keyboards, spreadsheets and programs send them. */
export const words = (odd: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        'Níscalo de pino',
        scripts,
        'Ржаной гриб',
        '松茸',
        'فطر بري',
        'פטרייה',
        '🍄‍🟫👩🏽‍🌾🇧🇷',
        'a\u202eevil\u202c b',
        '\u2067rtl\u2069',
        'e\u0301'.repeat(30),
        'z\u0300\u0301\u0302\u0303\u0304',
        '<script>alert(1)</script>',
        '{{constructor}}',
        "'; DROP TABLE users; --",
        'ﬁ ﷽',
        'a\nb\r\nc\td',
      ),
    },
    { weight: odd, arbitrary: fc.constantFrom('', ' ', '\u200b', 'x'.repeat(5000), '\u0000', '\ud800', '\u0007') },
  )
export const oddities = fc.constantFrom<unknown>(null, 0, 1, true, [], ['a'], {}, { length: 1 }, [null], 'null', -1)

/** Strings for fields with a format: e-mail address, URL, colour, country, currency, duration, video. */
export const forms: readonly string[] = [
  'https://example.org/a?b=c#d',
  '/about',
  '#8a6d3b',
  'BR',
  'USD',
  'sprout',
  '1h 30m',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'somebody@members.test',
]

const text = (given: string, over: object = {}) => ({
  type: 'text',
  text: given,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
  ...over,
})
const block = { direction: null, format: '', indent: 0, version: 1 }
const root = (...children: unknown[]) => ({ root: { ...block, type: 'root', children } })
const link = (fields: object | undefined, children: unknown[]) =>
  root({ ...block, type: 'paragraph', children: [{ ...block, type: 'link', ...(fields && { fields }), children }] })
const item = (given: string) => ({ ...block, type: 'listitem', value: 1, children: [text(given)] })

/** Documents that rich text can link to or embed. */
type Named = { readonly posts: readonly number[]; readonly media: readonly number[] }

/** Rich text as the editor's toolbar creates it. */
const writtenTexts = ({ posts, media }: Named): Arbitrary<unknown> =>
  fc.constantFrom<unknown>(
    root({ ...block, type: 'heading', tag: 'h2', children: [text('Heading')] }, ...paragraph('Below').root.children),
    root({ ...block, type: 'heading', tag: 'h4', children: [text('All formats', { format: 127 })] }),
    root({ ...block, type: 'list', listType: 'bullet', tag: 'ul', start: 1, children: [item('a'), item('b')] }),
    root({ ...block, type: 'list', listType: 'number', tag: 'ol', start: 3, children: [item('c')] }),
    root({ ...block, type: 'quote', children: [text('Said')] }),
    link({ linkType: 'custom', url: 'https://example.org' }, [text('a')]),
    ...posts
      .slice(0, 1)
      .map((value) => link({ linkType: 'internal', doc: { relationTo: 'posts', value } }, [text('a')])),
    ...media.slice(0, 1).map((value) => root({ type: 'upload', version: 3, relationTo: 'media', value, fields: null })),
    root({ type: 'horizontalrule', version: 1 }),
  )

/** Rich text that no editor creates, some of which the server accepts. */
const brokenTexts = fc.constantFrom<unknown>(
  root(),
  root({ ...block, type: 'paragraph', children: [] }),
  root({ ...block, type: 'heading', children: [text('No tag')] }),
  root({ ...block, type: 'heading', tag: 'h9', children: [text('Odd tag', { format: 4096 })] }),
  root({ ...block, type: 'list', listType: 'bullet', tag: 'ul', start: 1, children: [] }),
  root({ ...block, type: 'list', children: [{ ...block, type: 'listitem', children: [text('a')] }] }),
  link(undefined, [text('a')]),
  link({ linkType: 'custom', url: 'javascript:alert(1)' }, [text('a')]),
  link({ linkType: 'internal', doc: { relationTo: 'posts', value: 999_999 } }, []),
  root({ type: 'upload', version: 3, relationTo: 'media', value: 999_999, fields: null }),
  root({ type: 'upload', version: 3 }),
  root({ type: 'block', version: 2, fields: { blockType: 'nothing', id: 'x' } }),
  root({ type: 'block', version: 2 }),
  root({ type: 'unknown-node', version: 1 }),
  root({ ...block, type: 'table', children: [{ ...block, type: 'tablerow', children: [] }] }),
)

export const richTexts = (odd: number, named: Named) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: words(odd)
        .filter((given) => odd > 0 || given.trim() !== '')
        .map((given) => paragraph(given)),
    },
    { weight: 3, arbitrary: writtenTexts(named) },
    { weight: 4 * odd, arbitrary: brokenTexts },
    {
      weight: odd,
      arbitrary: fc.constantFrom<unknown>(
        {},
        'x',
        { root: null },
        { root: {} },
        { root: { type: 'root', children: {} } },
        [],
        null,
        7,
        { root: { type: 'root', children: [null] } },
      ),
    },
  )

export const dates = (odd: number) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    },
    {
      weight: odd,
      arbitrary: fc.constantFrom<unknown>(
        '0000-01-01',
        '9999-12-31T23:59:59.999Z',
        '+275760-09-13T00:00:00.000Z',
        '2026-02-30',
        'yesterday',
        0,
        '',
      ),
    },
  )
