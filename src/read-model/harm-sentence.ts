import 'server-only'
import { eatenSpecies } from '@/core/eaten-species'
import type { Locale } from '@/core/locales'
import { harmText } from '@/platform/catalogue/harm-text'
import { harmfulAmong } from './lists'

/**
 * A sentence for each harmful species among those that a document makes one eat or grow; null where none is harmful.
 */
export async function harmSentence(
  collection: string,
  doc: Parameters<typeof eatenSpecies>[1],
  locale: Locale,
): Promise<string | null> {
  const harmful = await harmfulAmong(eatenSpecies(collection, doc), locale)
  return harmful.map(({ card, grade }) => harmText(card?.title, grade, locale)).join(' ') || null
}
