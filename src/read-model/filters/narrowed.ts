import type { CardCollection } from '@/core/collections'
import { collections } from '../collections'
import { categoryValues } from './sections'

/** The query string that narrows an archive to a category; empty where the archive has no section for it. */
export function narrowedQuery(collection: CardCollection, path: string): string {
  const [entry] = Object.entries(categoryValues(collections[collection].groups, [path]))
  const value = entry?.[1].at(-1)
  return entry && value ? `?${entry[0]}=${value}` : ''
}
