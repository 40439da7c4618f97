import { isRecord } from '@/core/is-record'

type Job = { readonly error?: unknown; readonly log?: readonly { error?: unknown }[] | null }

/** What was said last of why a job failed, in English. */
export function lastErrorOf({ error, log }: Job): string | null {
  const said = [log?.at(-1)?.error, error].flatMap((one) =>
    isRecord(one) && typeof one.message === 'string' && one.message !== '' ? [one.message.slice(0, 300)] : [],
  )
  return said[0] ?? null
}
