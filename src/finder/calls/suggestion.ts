import type { CardCollection } from '@/core/collections'

export type SuggestionKind = CardCollection | 'compounds' | 'help'

export type Suggestion = { title: string; detail: string | null; href: string; picture: string | null; danger?: string }

export type SuggestionGroup = { kind: SuggestionKind; items: readonly Suggestion[] }
