import type { Localized } from '@/core/locales'

/** One word of the site's vocabulary: its address word, its name in three languages, its icon. */
export type Term = { readonly slug: string; readonly label: Localized; readonly icon: string }

export type TermTree = Term & { readonly children: readonly TermTree[] }
