import 'server-only'
import { getCms } from '@/cms/public-find'
import { emptyState, type FormState } from '@/platform/forms/state'
import type { ContributionKind } from '../model'

const textOf = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value)] : value === true ? ['true'] : []

const written = [
  'rating',
  'headline',
  'comment',
  'impression',
  'review',
  'anonymous',
  'consumptionForm',
  'otherConsumptionForm',
  'experiential',
  'helpsWith',
] as const

/** The form state of a member's entry that waits or was rejected, as if it had just been typed; null of any other. */
export async function ownEntryState(
  account: number,
  kind: ContributionKind,
  entry: string,
  of: string,
): Promise<FormState | null> {
  if (!/^[1-9]\d{0,8}$/.test(entry)) return null
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: kind,
    depth: 0,
    limit: 1,
    where: {
      and: [
        { id: { equals: Number(entry) } },
        { user: { equals: account } },
        { target: { equals: of } },
        { _status: { equals: 'draft' } },
      ],
    },
    overrideAccess: true,
  })
  const [row] = docs as unknown as Record<string, unknown>[]
  if (!row) return null
  const values = written.map((name) => {
    const value = row[name]
    return [name, Array.isArray(value) ? value.flatMap(textOf) : textOf(value)] as const
  })
  return { ...emptyState, values: Object.fromEntries(values) }
}
