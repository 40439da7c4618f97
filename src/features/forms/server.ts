import 'server-only'
import { withFallbacksNoted } from '@/cms/every-locale'
import { publicFind } from '@/cms/public-find'
import { defaultLocale, locales, type Locale } from '@/core/locales'
import { formPath } from '@/core/paths'
import type { Form } from '@/payload-types'
import type { AnyForm } from '@/platform/forms/define'
import type { FormPlace } from '@/platform/forms/receive'
import { definitionOf, inputName, inputsOf, refusedWith, type OwnMessages } from './definition'
import { ownMessage } from './values'

const id = /^[1-9]\d{0,8}$/

/** A form by its id, with its labels in a locale. */
export async function findForm(given: string, locale: Locale): Promise<Form | null> {
  if (!id.test(given)) return null
  const where = { id: { equals: Number(given) } }
  const context = withFallbacksNoted()
  const { docs } = await publicFind({ collection: 'forms', locale, limit: 1, depth: 1, where, context })
  return docs[0] ?? null
}

/** The fields' own error messages in every locale: which one applies is known only when the form is sent. */
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

const idOf = (name: string): string => (name.startsWith('form-') ? name.slice('form-'.length) : '')

/** Where the form of a name (`form-3`) is sent from; the form itself is not looked up. Null for any other name. */
export function pageFormPlace(name: string): FormPlace | null {
  const given = idOf(name)
  if (!id.test(given)) return null
  return {
    name,
    page: () => formPath(Number(given)),
    isTyped: (field) => field.startsWith(inputName('')),
    refused: refusedWith,
  }
}

/** The form of a name (`form-3`), or null. */
export async function fetchPageForm(name: string): Promise<AnyForm | null> {
  const form = await findForm(idOf(name), defaultLocale)
  return form && definitionOf(form, await ownMessages(form))
}
