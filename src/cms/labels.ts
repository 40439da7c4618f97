import { defaultLocale, isLocale, type Localized } from '@/core/locales'
import { recordOf } from '@/core/record-of'

/** A label of the admin in its three languages. */
export const label = (en: string, es: string, pt: string): Localized => ({ en, es, pt })

/** A localized value in the language of Payload's `i18n`; English where there is none. */
export const inLanguage = <T>(texts: Localized<T>, language: string): T =>
  texts[isLocale(language) ? language : defaultLocale]

/** Several labels in that language, by key. */
export const labelsIn = <Key extends string>(texts: Readonly<Record<Key, Localized>>, language: string) =>
  recordOf(Object.keys(texts) as Key[], (key) => inLanguage(texts[key], language))

/** The groups of the admin's navigation, in the order the editor meets them. */
export const adminGroups = {
  catalogue: label('Catalogue', 'Catálogo', 'Catálogo'),
  shop: label('Shop', 'Tienda', 'Loja'),
  community: label('Community', 'Comunidad', 'Comunidade'),
  content: label('Content', 'Contenido', 'Conteúdo'),
  settings: label('Settings', 'Ajustes', 'Configurações'),
} as const
