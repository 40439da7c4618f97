import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  visit,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql'
import type { Config } from 'payload'
import { isRecord } from '@/core/is-record'
import { limits } from '@/core/limits'
import { priceOfList } from '@/core/prices'
import type { Locale } from '@/core/locales'
import { refusalIn, refusalOf, type Refusal } from './refusals'

/** Callers read categories over GraphQL, and nothing else (API-01, T-1J). */
const rootFields = new Set(['Categories', 'Category', 'countCategories', '__typename'])

const tooDeep = limits.query.depth + 1

const unreadable = 'refusals.queryUnreadable' satisfies Refusal
/** API-01: the children of a category could not be read. */
const unread = 'refusals.childCategories' satisfies Refusal

const fragmentOf = (document: DocumentNode, name: string): SelectionSetNode | undefined => {
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name) return definition.selectionSet
  }
  return undefined
}

/** The nesting depth of selections; `tooDeep` where they nest deeper, or a fragment contains itself. */
function depthOf(selections: SelectionSetNode | undefined, document: DocumentNode, open: readonly string[]): number {
  if (!selections) return 0
  let deepest = 0
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) deepest = Math.max(deepest, 1 + depthOf(selection.selectionSet, document, open))
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      deepest = Math.max(deepest, depthOf(selection.selectionSet, document, open))
    else if (open.includes(selection.name.value)) return tooDeep
    else {
      const name = selection.name.value
      deepest = Math.max(deepest, depthOf(fragmentOf(document, name), document, [...open, name]))
    }
    if (deepest >= tooDeep) return tooDeep
  }
  return deepest
}

/** The fields queried of the schema's root; called once fragments are known not to contain themselves. */
const rootFieldsOf = (selections: SelectionSetNode | undefined, document: DocumentNode): FieldNode[] =>
  (selections?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFieldsOf(selection.selectionSet, document)
    return rootFieldsOf(fragmentOf(document, selection.name.value), document)
  })

const parsed = (source: string): DocumentNode | null => {
  try {
    return parse(source, { noLocation: true, maxLexicalTokens: limits.query.characters })
  } catch {
    return null
  }
}

/**
 * Returns why a query is rejected, or null: it may only read, only categories, and only within the limits of length,
 * depth, fragments and aliases. Runs before Payload's own rules, which do not survive a fragment that contains itself.
 */
export function queryProblem(source: string): Refusal | null {
  if (source.length > limits.query.characters) return 'refusals.queryTooLong'
  const document = parsed(source)
  if (!document) return unreadable
  let aliases = 0
  let spreads = 0
  visit(document, {
    Field(field) {
      if (field.alias) aliases += 1
    },
    FragmentSpread() {
      spreads += 1
    },
  })
  // Fragments that each spread the next one twice double what is visited at every level, here and in Payload's cost
  // rule.
  if (spreads > limits.query.fragments) return 'refusals.queryFragments'
  if (aliases > limits.query.aliases) return 'refusals.queryAliases'
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      if (depthOf(definition.selectionSet, document, [definition.name.value]) >= tooDeep) return 'refusals.queryTooDeep'
    }
  }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    if (definition.operation !== OperationTypeNode.QUERY) return 'refusals.queriesOnly'
    if (depthOf(definition.selectionSet, document, []) >= tooDeep) return 'refusals.queryTooDeep'
    const foreign = rootFieldsOf(definition.selectionSet, document).some(({ name }) => !rootFields.has(name.value))
    if (foreign) return 'refusals.categoriesOnly'
  }
  return null
}

/** The nesting depth of a selection: relations and the groups that hold them. */
const levelsIn = (selections: SelectionSetNode | undefined, document: DocumentNode): number =>
  Math.max(
    0,
    ...(selections?.selections ?? []).map((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return levelsIn(fragmentOf(document, selection.name.value), document)
      const inner = levelsIn(selection.selectionSet, document)
      return selection.kind === Kind.FIELD && selection.selectionSet ? 1 + inner : inner
    }),
  )

/** The number of documents that a root field reads: its `limit`, or ten; one where it reads by id. */
function documentsOf({ name, arguments: given = [] }: FieldNode, variables: unknown): number {
  if (name.value !== 'Categories') return 1
  const limit = given.find((argument) => argument.name.value === 'limit')?.value
  if (!limit) return 10
  const named = limit.kind === Kind.VARIABLE && isRecord(variables) ? variables[limit.name.value] : undefined
  const number = limit.kind === Kind.INT ? Number(limit.value) : named
  // A limit of 0 means all, and one that is no number is unknown: both cost as much as the most that a call may fetch.
  return typeof number === 'number' && number > 0 ? Math.min(number, limits.fetchLimit) : limits.fetchLimit
}

/**
 * The price of a query in the budget of reads (G6): each of its lists costs as much as a list over REST. Call it after
 * `queryProblem`, so that no fragment contains itself.
 */
export function priceOfQuery(source: string, variables: unknown): number {
  const document = parsed(source)
  const operations = document?.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION) ?? []
  return operations
    .flatMap(({ selectionSet }) => (document ? rootFieldsOf(selectionSet, document) : []))
    .map((field) => {
      // The `docs` of a list are a level of their own, and no relation.
      const levels = document ? levelsIn(field.selectionSet, document) : 0
      return priceOfList(documentsOf(field, variables), field.name.value === 'Categories' ? levels - 1 : levels)
    })
    .reduce((sum, price) => sum + price, 0)
}

const idTypes = new Set(['Int', 'Float', 'String', 'ID'])

/** The names of the variables used in `where` arguments. */
function filterVariables(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>()
  visit(document, {
    Argument(argument) {
      if (argument.name.value !== 'where') return false
      visit(argument.value, { Variable: ({ name }) => void names.add(name.value) })
      return false
    },
  })
  return names
}

/**
 * Declares the variables of a query's filters as `JSON`, the type that Payload's schema gives every filter value.
 * Callers declare an id as the `Int`, `String` or `ID` that it is (API-01).
 */
export function withJsonFilters(source: string): string {
  const document = parsed(source)
  if (!document) return source
  const names = filterVariables(document)
  if (names.size === 0) return source
  return print(
    visit(document, {
      VariableDefinition: {
        enter: (definition) =>
          names.has(definition.variable.name.value)
            ? visit(definition, {
                NamedType: (type) =>
                  idTypes.has(type.name.value) ? { ...type, name: { ...type.name, value: 'JSON' } } : undefined,
              })
            : undefined,
      },
    }),
  )
}

const holdsNothing = (data: unknown): boolean => !isRecord(data) || Object.values(data).every((value) => value === null)

/**
 * The error message that a caller gets: GraphQL's own are English and reveal the schema. Payload gives an error in
 * resolving a field a path and the status of what failed there.
 */
function wordsOf(error: unknown): Refusal {
  if (!isRecord(error)) return unreadable
  const own = refusalOf(error.message)
  if (own) return own
  if (!Array.isArray(error.path) || !isRecord(error.extensions)) return unreadable
  const status = Number(error.extensions.statusCode)
  if (status === 404) return 'refusals.notFound'
  return status >= 500 ? unread : unreadable
}

/**
 * A response of Payload's GraphQL as callers may see it (T-1J): errors have their message in the caller's
 * language and nothing of the code. A query without any result is a 400; where reading failed it is a 500
 * with the empty list of API-01.
 * @param response null where Payload threw at the query
 */
export async function graphqlResponse(response: Response | null, locale: Locale): Promise<Response> {
  const body: unknown = await response?.json().catch(() => null)
  const result: Record<string, unknown> = isRecord(body) ? body : { errors: [body] }
  if (!Array.isArray(result.errors)) return Response.json(result)
  const words = result.errors.map(wordsOf)
  const errors = words.map((message) => ({ message: refusalIn(message, locale) }))
  if (!holdsNothing(result.data)) return Response.json({ data: result.data, errors })
  return words.includes(unread)
    ? Response.json({ data: { Categories: { docs: [] } }, errors }, { status: 500 })
    : Response.json({ errors }, { status: 400 })
}

/**
 * Payload always builds a `Mutation` type, and an empty one would make the schema invalid, so this adds a field that no
 * call reaches.
 */
export const graphQLSchema: Pick<NonNullable<Config['graphQL']>, 'mutations'> = {
  mutations: (graphQL) => ({ none: { type: graphQL.GraphQLBoolean, resolve: () => null } }),
}
