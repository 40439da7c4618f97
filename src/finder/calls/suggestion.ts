import type { CardCollection } from '@/core/collections'
import type { Tone } from '@/ui/patterns/chip'

export type SuggestionKind = CardCollection | 'compounds' | 'pages' | 'help'

export type Suggestion = {
  title: string
  detail: string | null
  href: string
  picture: string | null
  danger?: string
  /** How that looks: as everywhere. */
  tone?: Tone
}

export type SuggestionGroup = { kind: SuggestionKind; items: readonly Suggestion[] }
