import fc, { type Arbitrary } from 'fast-check'
import type { Block, Field, Where } from 'payload'
import { isEmptyBlock } from '@/cms/fields/filled-blocks'
import { tidyLine, tidyLines } from '@/core/tidy-text'
import { dates, forms, oddities, richTexts, words } from './generated-values'

/** Ids that relations may name, by `relationKey`. */
export type Ids = Readonly<Record<string, readonly number[]>>

/**
 * `odd` is how many of ten values are not meant for any field. With 0 a document is valid: each value passes the
 * validator of its field, required fields have one, and relations name documents that their field accepts.
 */
export type World = { readonly ids: Ids; readonly blocks: ReadonlyMap<string, Block>; readonly odd: number }

type Named = Field & { name: string }
type Relation = Extract<Field, { type: 'relationship' | 'upload' }>

const nowhere = 999_999

const isWritten = ({ odd }: World): boolean => odd === 0

/** The part of a request that validators of fields read. */
const request = { t: (key: string) => key, i18n: { language: 'en' }, locale: 'en', payload: { config: {} }, user: null }

/** Whether a field's validator accepts a value after its hooks; validators that read the database are not run. */
export function takes(field: Field, value: unknown, siblingData: object = {}): boolean {
  const rule: unknown = 'validate' in field ? field.validate : undefined
  if (typeof rule !== 'function') return true
  const tidied = typeof value === 'string' ? (field.type === 'text' ? tidyLine : tidyLines)(value) : value
  const options = { ...field, req: request, data: {}, siblingData, path: [], operation: 'create', event: 'submit' }
  try {
    const said = (rule as (value: unknown, options: object) => unknown)(tidied, options)
    if (!(said instanceof Promise)) return said === true
    said.catch(() => false)
    // A required text is looked up in another language only where it lacks (docs/adr/0151).
    return 'localized' in field && field.localized === true && tidied !== ''
  } catch {
    return false
  }
}

/** Mostly a valid value, sometimes any value. */
const mostly = (world: World, arbitrary: Arbitrary<unknown>): Arbitrary<unknown> =>
  isWritten(world)
    ? arbitrary
    : fc.oneof({ weight: 10 - world.odd, arbitrary }, { weight: world.odd, arbitrary: oddities })

type Rows = { minRows?: number | undefined; maxRows?: number | undefined }

/** Rows of a list, without duplicates for selects; sometimes as many as the limit allows, or far more. */
function lists(world: World, one: Arbitrary<unknown>, { minRows, maxRows }: Rows, most: number, isChoice: boolean) {
  const all = maxRows ?? 60
  const few = { minLength: Math.max(minRows ?? 0, 1), maxLength: Math.max(minRows ?? 0, Math.min(most, all)) }
  if (isWritten(world) && isChoice) return fc.uniqueArray(one, { ...few, selector: (row) => JSON.stringify(row) })
  const copies = isWritten(world) ? all : 60
  return fc.oneof(
    { weight: 12, arbitrary: fc.array(one, isWritten(world) ? few : { maxLength: most }) },
    { weight: 1, arbitrary: one.map((row) => Array.from({ length: copies }, () => structuredClone(row))) },
  )
}

const many = (world: World, field: Field, one: Arbitrary<unknown>): Arbitrary<unknown> =>
  'hasMany' in field && field.hasMany === true
    ? lists(world, one, field as Rows, 3, field.type !== 'text' && field.type !== 'number')
    : one

/** A field with many values is validated with each of them in a list. */
const accepts = (field: Field, value: unknown): boolean =>
  takes(field, 'hasMany' in field && field.hasMany === true ? [value] : value)

/** Strings that a field accepts: any, or those of its format; null where none of the known strings has it. */
function texts(world: World, field: Field): Arbitrary<unknown> | null {
  if (!isWritten(world)) return words(world.odd)
  const [min, max] = ['minLength', 'maxLength'].map((key) => Number(Reflect.get(field, key) ?? Number.NaN))
  const cut = (given: string): string => (max ? given.slice(0, max).replace(/[\ud800-\udbff]$/, '') : given)
  if (accepts(field, cut('Níscalo de pino')) && !((min ?? 0) > 15))
    return words(0)
      .map(cut)
      .filter((given) => given.trim() !== '' && accepts(field, given))
  const formed = forms.filter((form) => accepts(field, form))
  return formed.length > 0 ? fc.constantFrom(...formed) : null
}

const numbers = (world: World, field: Extract<Field, { type: 'number' }>): Arbitrary<unknown> => {
  const [min, max] = [field.min ?? 0, field.max ?? 999_999_999_999]
  const usual = fc.oneof(
    fc.integer({ min, max: Math.max(min, field.max ?? 1000) }),
    fc.integer({ min, max: Math.min(max, min + 4) }),
    fc.constantFrom(min, max),
  )
  if (isWritten(world)) return usual.filter((number) => accepts(field, number))
  const odd = [min - 1, max + 1, 0.1, 1e-9, -0, 5e-324, 1e300, '5abc', '7']
  return fc.oneof(
    { weight: 5, arbitrary: usual },
    { weight: 2 * world.odd, arbitrary: fc.constantFrom<unknown>(...odd) },
  )
}

/** The collections that a relation can reference, as a key of `Ids`, without conditions that depend on the document. */
export const relationKey = (slug: string, where: Where | null): string =>
  where ? `${slug} ${JSON.stringify(where)}` : slug

export const conditionOf = (field: Relation): Where | null =>
  typeof field.filterOptions === 'object' && field.filterOptions !== null ? field.filterOptions : null

function relations(world: World, field: Relation): Arbitrary<unknown> | null {
  const { odd, ids } = world
  const { relationTo } = field
  const where = conditionOf(field)
  const of = (slug: string): readonly number[] => ids[relationKey(slug, where)] ?? []
  const targets = [relationTo].flat()
  const full = targets.filter((slug) => of(slug).length > 0)
  // Only the server can evaluate a condition on the document.
  if (isWritten(world) && (full.length === 0 || typeof field.filterOptions === 'function')) return null
  const from = full.length > 0 ? full : targets
  const one = fc
    .constantFrom(...from)
    .chain((slug) =>
      fc
        .constantFrom(...(of(slug).length > 0 ? of(slug) : [nowhere]))
        .map((value): unknown => (typeof relationTo === 'string' ? value : { relationTo: slug, value })),
    )
  const wrong: readonly unknown[] =
    typeof relationTo === 'string'
      ? [nowhere, 'abc', 0, -1, 1.5, {}]
      : [{ relationTo: 'users', value: 1 }, { relationTo: 'nothing', value: 1 }, { value: 1 }, 7]
  return fc.oneof({ weight: 8, arbitrary: one }, { weight: odd, arbitrary: fc.constantFrom(...wrong) })
}

/** An arbitrary of a field's values, from its configuration; null where callers do not write the field. */
function valuesOf(field: Field, world: World): Arbitrary<unknown> | null {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code': {
      const given = texts(world, field)
      return given && mostly(world, many(world, field, given))
    }
    case 'email':
      return mostly(
        world,
        fc.constantFrom('a@members.test', ...(isWritten(world) ? [] : ['A@B', 'a@b.c\r\nBcc: x@y.z'])),
      )
    case 'number':
      return mostly(world, many(world, field, numbers(world, field)))
    case 'checkbox':
      return mostly(world, fc.boolean())
    case 'date':
      return mostly(world, isWritten(world) ? dates(0).filter((date) => takes(field, date)) : dates(world.odd))
    case 'select':
    case 'radio': {
      const options = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      return mostly(world, many(world, field, fc.constantFrom(...options, ...(isWritten(world) ? [] : ['nothing']))))
    }
    case 'relationship':
    case 'upload': {
      const named = relations(world, field)
      return named && mostly(world, many(world, field, named))
    }
    case 'richText':
      return richTexts(world.odd, { posts: world.ids.posts ?? [], media: world.ids.media ?? [] })
    case 'json':
      return mostly(world, fc.jsonValue({ maxDepth: 3 }))
    case 'point':
      return mostly(world, fc.tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -90, max: 90 })))
    case 'group':
      return 'name' in field && field.name ? mostly(world, fieldsOf(field.fields, world, 0.5)) : null
    case 'array':
      return mostly(
        world,
        lists(world, fieldsOf(field.fields, world, 0.9), field, 3, false).filter(
          (rows) => !isWritten(world) || takes(field, rows),
        ),
      )
    case 'blocks': {
      const kinds = blocksOf(field, world.blocks)
      if (kinds.length === 0) return null
      const known = Object.fromEntries(kinds.map((kind) => [kind.slug, kind]))
      const one = fc
        .constantFrom(...kinds)
        .chain(({ slug, fields }) =>
          fieldsOf(fields, world, isWritten(world) ? 2 : 0.8).map((data): unknown => ({ ...data, blockType: slug })),
        )
        // An empty block cannot be published.
        .filter((given) => !isWritten(world) || !isEmptyBlock(given, known))
        // Options of some selects depend on sibling fields.
        .filter((given) => {
          const row = given as Readonly<Record<string, unknown>>
          const choices = named(known[String(row.blockType)]?.fields ?? []).filter(({ type }) => type === 'select')
          return !isWritten(world) || choices.every((choice) => takes(choice, row[choice.name], row))
        })
      return mostly(world, lists(world, one, field, 2, false))
    }
    default:
      return null
  }
}

const blocksOf = (field: Extract<Field, { type: 'blocks' }>, known: World['blocks']): Block[] =>
  (field.blockReferences ?? field.blocks).flatMap((each) => {
    const found = typeof each === 'string' ? known.get(each) : each
    return found ? [found] : []
  })

/** All named fields: unnamed rows, tabs and collapsibles are flattened, named tabs become groups. */
export const named = (fields: readonly Field[]): Named[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab): Named[] =>
        'name' in tab && tab.name ? [{ ...tab, type: 'group', name: tab.name }] : named(tab.fields),
      )
    if ('name' in field && field.name) return [field]
    return 'fields' in field ? named(field.fields) : []
  })

/** All collections that relations of these fields and their blocks can reference. */
export function relationsIn(
  fields: readonly Field[],
  blocks: World['blocks'],
): { slug: string; where: Where | null }[] {
  return named(fields).flatMap((field) => {
    if (field.type === 'relationship' || field.type === 'upload')
      return [field.relationTo].flat().map((slug) => ({ slug, where: conditionOf(field) }))
    if (field.type === 'blocks') return blocksOf(field, blocks).flatMap((each) => relationsIn(each.fields, blocks))
    return 'fields' in field ? relationsIn(field.fields, blocks) : []
  })
}

/** Fields that no form of the admin shows: hidden, virtual, unique and disabled ones. */
const isApart = (field: Named): boolean =>
  ('hidden' in field && field.hidden === true) ||
  ('virtual' in field && Boolean(field.virtual)) ||
  ('unique' in field && field.unique === true) ||
  ('admin' in field && field.admin && 'disabled' in field.admin ? field.admin.disabled === true : false)

/** Whether a document is invalid without the field. */
const isNeeded = (field: Named): boolean =>
  ('required' in field && field.required === true) ||
  ('minRows' in field && Number(field.minRows) > 0) ||
  (field.type === 'group' && named(field.fields).some(isNeeded))

/** An arbitrary of documents: each field is present with this chance, required ones always in publishable documents. */
export function fieldsOf(fields: readonly Field[], world: World, chance: number): Arbitrary<Record<string, unknown>> {
  const arbitraries = named(fields)
    .filter(({ name, type }) => name !== 'id' && type !== 'join' && type !== 'ui')
    .filter((field) => !isWritten(world) || !isApart(field))
    .flatMap((field) => {
      const values = valuesOf(field, world)
      const least = isWritten(world) && isNeeded(field) ? 2 : chance
      const dice = fc.double({ min: 0, max: 1, noNaN: true }).map((number) => number < least)
      return values ? [[field.name, fc.tuple(dice, values)] as const] : []
    })
  return fc
    .record(Object.fromEntries(arbitraries))
    .map((pairs) =>
      Object.fromEntries(
        Object.entries(pairs).flatMap(([name, [isThere, value]]): [string, unknown][] =>
          isThere ? [[name, value]] : [],
        ),
      ),
    )
}
