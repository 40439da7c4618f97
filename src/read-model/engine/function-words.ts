import type { Localized } from '@/core/locales'

/**
 * Words that only hold others together, written without accents: most texts have them, so that they tell nothing in a
 * question of several words. Those that change what is meant (`sin`, `sem`, `without`) are none of them.
 */
const byLanguage: Localized<readonly string[]> = {
  en: ['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'],
  es: ['al', 'con', 'de', 'del', 'e', 'el', 'en', 'la', 'las', 'los', 'o', 'para', 'por', 'un', 'una', 'y'],
  pt: ['ao', 'aos', 'as', 'com', 'da', 'das', 'do', 'dos', 'em', 'na', 'nas', 'no', 'nos', 'os', 'ou', 'um', 'uma'],
}

/** Those of all languages: a question may be in any of them, whatever the page is in. */
export const functionWords: ReadonlySet<string> = new Set(Object.values(byLanguage).flat())

/**
 * Words for mushrooms at large, without accents. Many names have them, and many are said with them that do not, so that
 * they say of none which is meant (SAF-02).
 */
export const generalWords: ReadonlySet<string> = new Set([
  ...['mushroom', 'mushrooms', 'toadstool', 'toadstools', 'fungus', 'fungi'],
  ...['seta', 'setas', 'hongo', 'hongos'],
  ...['cogumelo', 'cogumelos', 'fungo', 'fungos'],
])
