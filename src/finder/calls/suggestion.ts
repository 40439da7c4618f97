import type { CardCollection } from '@/core/collections'

export type SuggestionKind = CardCollection | 'compounds' | 'help'

export type Suggestion = {
  title: string
  detail: string | null
  href: string
  picture: string | null
  danger?: string
  /** How badly a species harms, so that it looks as it does everywhere. */
  grade?: string
}

export type SuggestionGroup = { kind: SuggestionKind; items: readonly Suggestion[] }
