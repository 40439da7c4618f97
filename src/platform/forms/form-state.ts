import 'server-only'
import { cookies } from 'next/headers'
import type { Locale } from '@/core/locales'
import { translateFormState } from './translate-form-state'
import { emptyState, stateFrom, type FormState } from './state'

/**
 * The state of a rejected form from the request's cookies. Only for pages under `(live)`: a static page must not read
 * cookies.
 */
export async function formState(
  form: { name: string },
  tried: string | string[] | undefined,
  locale: Locale,
): Promise<FormState> {
  if (tried !== form.name) return emptyState
  const jar = await cookies()
  return translateFormState(
    stateFrom(form.name, (name) => jar.get(name)?.value),
    locale,
  )
}
