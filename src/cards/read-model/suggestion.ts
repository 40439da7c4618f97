import type { CardCollection } from '@/core/collections'

export type SuggestionKind = CardCollection | 'compounds'

export type Suggestion = { title: string; detail: string | null; href: string; picture: string | null }

export type SuggestionGroup = { kind: SuggestionKind; items: readonly Suggestion[] }
