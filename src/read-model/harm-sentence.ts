import 'server-only'
import { eatenSpecies } from '@/core/eaten-species'
import type { Locale } from '@/core/locales'
import { harmText } from '@/platform/catalogue/harm-text'
import { harmfulAmong } from './lists'

/** Which of the species that a document makes one eat or grow were found to harm, and how; null where none was. */
export async function harmSentence(
  collection: string,
  doc: Parameters<typeof eatenSpecies>[1],
  locale: Locale,
): Promise<string | null> {
  const harmful = await harmfulAmong(eatenSpecies(collection, doc), locale)
  return harmful.map(({ card, grade }) => harmText(card?.title, grade, locale)).join(' ') || null
}
