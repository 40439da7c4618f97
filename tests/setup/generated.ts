import fc, { type Arbitrary } from 'fast-check'
import type { Block, Field } from 'payload'
import { paragraph } from './fixtures'

/** Ids that relations may name, by collection. */
export type Ids = Readonly<Record<string, readonly number[]>>

/** `odd` is how often, of ten, a value is what no field is for; with 0 a document is one that an editor might write. */
type World = { readonly ids: Ids; readonly blocks: ReadonlyMap<string, Block>; readonly odd: number }

/** A letter or two of many scripts, some beyond the first plane, some that join, stack or run to the left. */
const scripts =
  'Aa Ωω Жж Ծծ ბგ אב عم ܐܒ ނރ ߊߋ अकि বাং ਗੁ ગુ ଓଡ଼ி தமி తె ಕನ್ನ മലയാ සිං ไทย ລາວ བོད မြန် ခမ ខ្មែរ አማ ᏣᎳᎩ ᐃᓄ ᚠᚢ ᚁᚂ ᠮᠣ ᨅᨔ ᬩᬮᬶ ꦗꦮ ⵣⵎ ⲁⲃ 한국 かな カナ 漢字 𠀀 ꆈꌠ 𐐀𐐨 𞤀𞤣 𒀀𒁀 𓀀𓁀 𐎠𐎡 𑄌𑄋𑄴 ꯃꯤ ᱥᱟ'

/** Texts of every kind that a keyboard, a table or a machine may send. */
const words = (odd: number) =>
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
        '\u200b',
        'ﬁ ﷽',
        'a\nb\r\nc\td',
      ),
    },
    { weight: odd, arbitrary: fc.constantFrom('', ' ', 'x'.repeat(5000), '\u0000', '\ud800', '\u0007') },
  )
const oddities = fc.constantFrom<unknown>(null, 0, 1, true, [], ['a'], {}, { length: 1 }, [null], 'null', -1)

/** Mostly what a field is for, sometimes anything. */
const mostly = ({ odd }: World, arbitrary: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof({ weight: 10 - odd, arbitrary }, { weight: odd, arbitrary: oddities })

const numbers = ({ odd }: World, min: number | undefined, max: number | undefined): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: min ?? 0, max: Math.max(min ?? 0, max ?? 1000) }) },
    {
      weight: 2 * odd,
      arbitrary: fc.constantFrom<unknown>(
        min ?? 0,
        max ?? 999_999_999_999,
        (min ?? 0) - 1,
        (max ?? 999_999_999_999) + 1,
        0.1,
        1e-9,
        -0,
        5e-324,
        1e300,
        '5abc',
        '7',
      ),
    },
  )

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

const richTexts = (odd: number) =>
  fc.oneof(
    { weight: 5, arbitrary: words(odd).map((given) => paragraph(given)) },
    {
      weight: 4,
      arbitrary: fc.constantFrom<unknown>(
        root(),
        root({ ...block, type: 'paragraph', children: [] }),
        root({ ...block, type: 'heading', tag: 'h2', children: [text('Heading')] }),
        root({ ...block, type: 'heading', children: [text('No tag')] }),
        root({ ...block, type: 'heading', tag: 'h9', children: [text('Odd tag', { format: 4096 })] }),
        root({ ...block, type: 'list', listType: 'bullet', tag: 'ul', start: 1, children: [] }),
        root({ ...block, type: 'list', children: [{ ...block, type: 'listitem', children: [text('a')] }] }),
        root({ ...block, type: 'paragraph', children: [{ ...block, type: 'link', children: [text('a')] }] }),
        root({
          ...block,
          type: 'paragraph',
          children: [
            {
              ...block,
              type: 'link',
              fields: { linkType: 'custom', url: 'javascript:alert(1)' },
              children: [text('a')],
            },
          ],
        }),
        root({
          ...block,
          type: 'paragraph',
          children: [
            {
              ...block,
              type: 'link',
              fields: { linkType: 'internal', doc: { relationTo: 'posts', value: 999_999 } },
              children: [],
            },
          ],
        }),
        root({ type: 'upload', version: 3, relationTo: 'media', value: 999_999, fields: null }),
        root({ type: 'upload', version: 3 }),
        root({ type: 'block', version: 2, fields: { blockType: 'nothing', id: 'x' } }),
        root({ type: 'block', version: 2 }),
        root({ type: 'unknown-node', version: 1 }),
        root({ ...block, type: 'table', children: [{ ...block, type: 'tablerow', children: [] }] }),
        root({ type: 'horizontalrule', version: 1 }),
      ),
    },
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

const dates = (odd: number) =>
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

function relations({ ids, odd }: World, relationTo: string | readonly string[]): Arbitrary<unknown> {
  const of = (slug: string): Arbitrary<number> => fc.constantFrom(...(ids[slug]?.length ? ids[slug] : [999_999]))
  const one =
    typeof relationTo === 'string'
      ? fc.oneof(
          { weight: 8, arbitrary: of(relationTo) },
          { weight: odd, arbitrary: fc.constantFrom<unknown>(999_999, 'abc', 0, -1, 1.5, {}) },
        )
      : fc.oneof(
          {
            weight: 8,
            arbitrary: fc
              .constantFrom(...relationTo)
              .chain((slug) => of(slug).map((value): unknown => ({ relationTo: slug, value }))),
          },
          {
            weight: odd,
            arbitrary: fc.constantFrom<unknown>(
              { relationTo: 'users', value: 1 },
              { relationTo: 'nothing', value: 1 },
              { value: 1 },
              7,
            ),
          },
        )
  return one
}

const lists = (one: Arbitrary<unknown>, most = 3): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.array(one, { maxLength: most }) },
    { weight: 1, arbitrary: one.map((row) => Array.from({ length: 60 }, () => structuredClone(row))) },
  )

const many = (field: Field, one: Arbitrary<unknown>): Arbitrary<unknown> =>
  'hasMany' in field && field.hasMany === true ? lists(one) : one

/** Values of one field, told from its configuration; nothing where a caller writes none. */
function valuesOf(field: Field, world: World): Arbitrary<unknown> | null {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code':
      return mostly(world, many(field, words(world.odd)))
    case 'email':
      return mostly(world, fc.constantFrom('a@members.test', 'A@B', 'a@b.c\r\nBcc: x@y.z'))
    case 'number':
      return mostly(world, many(field, numbers(world, field.min, field.max)))
    case 'checkbox':
      return mostly(world, fc.boolean())
    case 'date':
      return mostly(world, dates(world.odd))
    case 'select':
    case 'radio': {
      const options = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      return mostly(world, many(field, fc.constantFrom(...options, ...(world.odd > 0 ? ['nothing'] : []))))
    }
    case 'relationship':
    case 'upload':
      return mostly(world, many(field, relations(world, field.relationTo)))
    case 'richText':
      return richTexts(world.odd)
    case 'json':
      return mostly(world, fc.jsonValue({ maxDepth: 3 }))
    case 'point':
      return mostly(world, fc.tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -90, max: 90 })))
    case 'group':
      return 'name' in field && field.name ? mostly(world, fieldsOf(field.fields, world, 0.5)) : null
    case 'array':
      return mostly(world, lists(fieldsOf(field.fields, world, 0.9)))
    case 'blocks': {
      const named = (field.blockReferences ?? field.blocks).flatMap((each) => {
        const found = typeof each === 'string' ? world.blocks.get(each) : each
        return found ? [found] : []
      })
      if (named.length === 0) return null
      const one = fc
        .constantFrom(...named)
        .chain(({ slug, fields }) =>
          fieldsOf(fields, world, 0.8).map((data): unknown => ({ ...(data as object), blockType: slug })),
        )
      return mostly(world, lists(one, 2))
    }
    default:
      return null
  }
}

/** Fields that hold nothing of their own are looked through. */
const named = (fields: readonly Field[]): (Field & { name: string })[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [{ ...tab, type: 'group', name: tab.name }] : named(tab.fields),
      )
    if ('name' in field && field.name) return [field]
    return 'fields' in field ? named(field.fields) : []
  })

/** Documents of some of the fields: each is there with such a chance. */
export function fieldsOf(fields: readonly Field[], world: World, chance: number): Arbitrary<Record<string, unknown>> {
  const arbitraries = named(fields)
    .filter(({ name, type }) => name !== 'id' && type !== 'join' && type !== 'ui')
    .flatMap((field) => {
      const values = valuesOf(field, world)
      return values ? [[field.name, fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), values)] as const] : []
    })
  return fc
    .record(Object.fromEntries(arbitraries))
    .map((pairs) =>
      Object.fromEntries(
        Object.entries(pairs).flatMap(([name, [dice, value]]) => (dice < chance ? [[name, value]] : [])),
      ),
    )
}
