import { foldForms } from './slugs'

/** Apostrophes are removed before folding, which would make an accent of one: `Lion’s` is `lions`. */
const apostrophes = /['’`´＇]/g

/** Emojis and symbols that are typed for a word. */
const wordOfSign: Readonly<Record<string, string>> = { '🍄': ' mushroom ', '☠': ' poison ' }
const signs = /[🍄☠]/gu

/** The words of a text for comparison: lower case, without accents, full-width and other forms as plain letters. */
export const wordsOf = (text: string): string[] =>
  foldForms(text.replace(apostrophes, '').replace(signs, (sign) => wordOfSign[sign] ?? sign)).match(
    /[\p{L}\p{N}]+/gu,
  ) ?? []

/** The same as one string, separated by spaces. */
export const plainPhrase = (text: string): string => wordsOf(text).join(' ')
