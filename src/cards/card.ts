import type { Locale } from '@/core/locales'

/** What every card takes. `priority` marks the few pictures a reader sees first. */
export type CardProps<T> = { item: T; locale: Locale; priority?: boolean }
