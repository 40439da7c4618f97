import 'server-only'
import { publicFind } from '@/cms/public-find'
import { defaultLocale, type Locale } from '@/core/locales'
import type { Form } from '@/payload-types'
import type { AnyForm } from '@/platform/forms/define'
import { definitionOf } from './definition'

const id = /^[1-9]\d{0,8}$/

/** A form by its id, with its labels in a locale. */
export async function findForm(given: string, locale: Locale): Promise<Form | null> {
  if (!id.test(given)) return null
  const where = { id: { equals: Number(given) } }
  const { docs } = await publicFind({ collection: 'forms', locale, limit: 1, depth: 1, where })
  return docs[0] ?? null
}

/** The form that is sent under a name (`form-3`). */
export async function findPageForm(name: string): Promise<AnyForm | null> {
  const form = name.startsWith('form-') ? await findForm(name.slice('form-'.length), defaultLocale) : null
  return form && definitionOf(form)
}
