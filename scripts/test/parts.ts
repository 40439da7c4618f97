export const suites = ['unit', 'contract', 'access', 'e2e'] as const
export const databases = ['sqlite', 'postgres'] as const

export type Suite = (typeof suites)[number]
export type Database = (typeof databases)[number]

/** A suite that runs on one site: whole, or one share of its files, as `1/3`. */
export type Part = { suite: Suite; share?: string | undefined }

/**
 * The contract tests take longest of all: cut into shares, they keep the lanes busy to the end. The shortest comes last,
 * where the other lanes wait least for it.
 */
const sharesOn: Readonly<Record<Database, readonly string[]>> = {
  sqlite: ['1/3', '3/3', '2/3'],
  postgres: ['1/2', '2/2'],
}

export type Parts = { suites: readonly Suite[]; databases: readonly Database[]; whole: boolean }

/** The requested ones, in the order in which they run; all of them where none is named. */
const among = <T extends string>(all: readonly T[], requested: readonly string[]): readonly T[] => {
  const named = all.filter((word) => requested.includes(word))
  return named.length > 0 ? named : all
}

/**
 * What `npm test` is to run: `npm test -- unit`, `npm test -- contract sqlite` and so on name a part.
 * @throws Error that names the words which mean nothing
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
