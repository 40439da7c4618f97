import texts from '@messages/failed-lists.json'
import type { CardCollection } from '@/core/collections'
import type { Localized } from '@/core/locales'

/**
 * What an archive says whose list could not be had (ARC-09). Not among the messages of error pages: what stands in for a
 * whole document is a part of every page, and names no list.
 */
export const failedLists: Localized<Readonly<Record<CardCollection, string>>> = texts
