import { isRecord } from '@/core/is-record'

type Job = { readonly error?: unknown; readonly log?: readonly { error?: unknown }[] | null }

/** The last error message of a failed job, in English, at most 300 characters. */
export function lastErrorOf({ error, log }: Job): string | null {
  const said = [log?.at(-1)?.error, error].flatMap((one) =>
    isRecord(one) && typeof one.message === 'string' && one.message !== '' ? [one.message.slice(0, 300)] : [],
  )
  return said[0] ?? null
}
