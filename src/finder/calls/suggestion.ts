import type { CardCollection } from '@/core/collections'
import type { Tone } from '@/ui/patterns/chip'

export type SuggestionKind = CardCollection | 'compounds' | 'pages' | 'help'

export type Suggestion = {
  title: string
  detail: string | null
  href: string
  picture: string | null
  danger?: string
  /** Tone of the danger chip, the same as on cards. */
  tone?: Tone
}

export type SuggestionGroup = { kind: SuggestionKind; items: readonly Suggestion[] }
