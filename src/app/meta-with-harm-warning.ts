import { withdraws, type eatenSpecies } from '@/core/eaten-species'
import type { Locale } from '@/core/locales'
import type { documentMetadata } from '@/platform/seo/metadata'
import { harmSentence } from '@/read-model/harm-sentence'

type Described = Pick<Parameters<typeof documentMetadata>[0], 'meta' | 'lead' | 'texts' | 'warning' | 'picture'>

/**
 * The description of a document for search engines and shared links, which begins with its harmful species. A withdrawn
 * document loses the texts that an editor wrote before the harm was known, and its picture (SAF-04).
 */
export async function metaWithHarmWarning(
  collection: string,
  doc: Parameters<typeof eatenSpecies>[1],
  { meta, lead, texts }: Partial<Described> & Pick<Described, 'texts'>,
  locale: Locale,
): Promise<Described> {
  const warning = await harmSentence(collection, doc, locale)
  if (warning === null) return { meta, lead, texts }
  return withdraws(collection)
    ? { meta: null, lead: null, texts: [], warning, picture: '/' }
    : { meta, lead, texts, warning }
}
