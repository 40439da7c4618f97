import type { Localized } from '@/core/locales'

/**
 * Function words, without accents: most texts have them, so they are ignored in a query of several words. Words that
 * change the meaning (`sin`, `sem`, `without`) are not among them.
 */
const byLanguage: Localized<readonly string[]> = {
  en: ['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'],
  es: ['al', 'con', 'de', 'del', 'e', 'el', 'en', 'la', 'las', 'los', 'o', 'para', 'por', 'un', 'una', 'y'],
  pt: ['ao', 'aos', 'as', 'com', 'da', 'das', 'do', 'dos', 'em', 'na', 'nas', 'no', 'nos', 'os', 'ou', 'um', 'uma'],
}

/** Function words of all locales: a query may be in any of them, whatever the page's locale. */
export const functionWords: ReadonlySet<string> = new Set(Object.values(byLanguage).flat())

/**
 * Words for mushrooms in general, without accents. Many names have them, and visitors add them to names that do not, so
 * they do not tell which species is meant (SAF-02).
 */
export const generalWords: ReadonlySet<string> = new Set([
  ...['mushroom', 'mushrooms', 'toadstool', 'toadstools', 'fungus', 'fungi'],
  ...['seta', 'setas', 'hongo', 'hongos'],
  ...['cogumelo', 'cogumelos', 'fungo', 'fungos'],
])
