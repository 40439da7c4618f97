const suites = ['unit', 'contract', 'access', 'e2e'] as const
export const databases = ['sqlite', 'postgres'] as const

export type Suite = (typeof suites)[number]
export type Database = (typeof databases)[number]

/** A suite on one site: all of its files, or one shard of them, as `1/3`. */
export type Part = { suite: Suite; share?: string | undefined }

/**
 * Shards of the contract tests, which take longest: with one shard per part the lanes end at about the same time. The
 * shortest comes last.
 */
const sharesOn: Readonly<Record<Database, readonly string[]>> = {
  sqlite: ['1/3', '3/3', '2/3'],
  postgres: ['1/2', '2/2'],
}

export type Parts = { suites: readonly Suite[]; databases: readonly Database[]; whole: boolean }

/** The requested words in the order of `all`; all of them where none is requested. */
const among = <T extends string>(all: readonly T[], requested: readonly string[]): readonly T[] => {
  const named = all.filter((word) => requested.includes(word))
  return named.length > 0 ? named : all
}

/**
 * Parses the arguments of `npm test`, as in `npm test -- unit` or `npm test -- contract sqlite`.
 * @throws Error that names unknown words
 */
export function partsOf(requested: readonly string[]): Parts {
  const known: readonly string[] = [...suites, ...databases]
  const unknown = requested.filter((word) => !known.includes(word))
  if (unknown.length > 0) throw new Error(`Unknown part ${unknown.join(', ')}. Known: ${known.join(', ')}.`)
  return { suites: among(suites, requested), databases: among(databases, requested), whole: requested.length === 0 }
}

export const nameOf = ({ suite, share }: Part): string => (share ? `${suite} ${share.replace('/', ' of ')}` : suite)

/** The parts of a suite, in the order in which they run. */
export const sharesOf = (suite: Suite, database: Database): readonly Part[] =>
  suite === 'contract' ? sharesOn[database].map((share) => ({ suite, share })) : [{ suite }]
