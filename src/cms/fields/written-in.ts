import type { SelectField } from 'payload'
import { languageNames, locales } from '@/core/locales'
import { label } from '../labels'
import { select } from './basics'

/** The locale in which a visitor or member wrote. */
export const writtenIn = (extras: Parameters<typeof select>[2] = {}): SelectField =>
  select(
    { name: 'locale', label: label('Language', 'Idioma', 'Idioma') },
    locales.map((slug) => ({ slug, label: label(languageNames[slug], languageNames[slug], languageNames[slug]) })),
    extras,
  )
