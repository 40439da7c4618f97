import 'server-only'
import { publicFind } from '@/cms/public-find'
import { defaultLocale, locales, type Locale } from '@/core/locales'
import type { Form } from '@/payload-types'
import type { AnyForm } from '@/platform/forms/define'
import { definitionOf, inputsOf, type OwnMessages } from './definition'
import { ownMessage } from './values'

const id = /^[1-9]\d{0,8}$/

/** A form by its id, with its labels in a locale. */
export async function findForm(given: string, locale: Locale): Promise<Form | null> {
  if (!id.test(given)) return null
  const where = { id: { equals: Number(given) } }
  const { docs } = await publicFind({ collection: 'forms', locale, limit: 1, depth: 1, where })
  return docs[0] ?? null
}

/** What its fields say of their own in every language: anyone who sends a form says in it which one is theirs. */
async function ownMessages(form: Form): Promise<OwnMessages> {
  if (inputsOf(form).every((field) => ownMessage(field, defaultLocale) === null)) return {}
  const read = await Promise.all(
    locales.map(async (locale) => [locale, await findForm(String(form.id), locale)] as const),
  )
  return Object.fromEntries(
    inputsOf(form).map(({ name }) => [
      name,
      Object.fromEntries(
        read.flatMap(([locale, one]) => {
          const field = one && inputsOf(one).find((input) => input.name === name)
          const message = field ? ownMessage(field, locale) : null
          return message ? [[locale, message]] : []
        }),
      ),
    ]),
  )
}

/** The form that is sent under a name (`form-3`). */
export async function findPageForm(name: string): Promise<AnyForm | null> {
  const form = name.startsWith('form-') ? await findForm(name.slice('form-'.length), defaultLocale) : null
  return form && definitionOf(form, await ownMessages(form))
}
