import { defaultLocale, isLocale, type Localized } from '@/core/locales'

/** A label of the admin in its three languages. */
export const label = (en: string, es: string, pt: string): Localized => ({ en, es, pt })

/** A text in the caller’s language, as Payload names it; English where it has none. */
export const inLanguage = <T>(texts: Localized<T>, language: string): T =>
  texts[isLocale(language) ? language : defaultLocale]

/** The groups of the admin's navigation, in the order the editor meets them. */
export const adminGroups = {
  catalogue: label('Catalogue', 'Catálogo', 'Catálogo'),
  shop: label('Shop', 'Tienda', 'Loja'),
  community: label('Community', 'Comunidad', 'Comunidade'),
  content: label('Content', 'Contenido', 'Conteúdo'),
  settings: label('Settings', 'Ajustes', 'Configurações'),
} as const
