import type { Localized } from '@/core/locales'

/** A term of the site's vocabulary: its slug, its label in three languages, its icon. */
export type Term = { readonly slug: string; readonly label: Localized; readonly icon: string }

export type TermTree = Term & { readonly children: readonly TermTree[] }
