import 'server-only'
import { cookies } from 'next/headers'
import type { Locale } from '@/core/locales'
import { inWords } from './in-words'
import { emptyState, stateFrom, type FormState } from './state'

/** What a rejected form shows again. For pages under `(live)`: a static page must not read it. */
export async function formState(
  form: { name: string },
  tried: string | string[] | undefined,
  locale: Locale,
): Promise<FormState> {
  if (tried !== form.name) return emptyState
  const jar = await cookies()
  return inWords(
    stateFrom(form.name, (name) => jar.get(name)?.value),
    locale,
  )
}
