import { foldForms } from './slugs'

/** Apostrophes are closed up, before folding makes an accent of one: `Lion’s` is `lions`. */
const apostrophes = /['’`´＇]/g

/** The words of a text as they are compared: lower case, without accents, full-width and other forms as plain letters. */
export const wordsOf = (text: string): string[] =>
  foldForms(text.replace(apostrophes, '')).match(/[\p{L}\p{N}]+/gu) ?? []

/** The same as one string. */
export const plainPhrase = (text: string): string => wordsOf(text).join(' ')
