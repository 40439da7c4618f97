import texts from '@messages/failed-lists.json'
import type { CardCollection } from '@/core/collections'
import type { Localized } from '@/core/locales'

/**
 * The message of an archive whose list could not be loaded (ARC-09). Apart from the messages of error pages, which
 * every page contains for its error boundary.
 */
export const failedLists: Localized<Readonly<Record<CardCollection, string>>> = texts
