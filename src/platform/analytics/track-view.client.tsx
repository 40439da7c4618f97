'use client'

import { useEffect } from 'react'
import { track } from './events'

/** Notes that an item's page was looked at (ANL-01). */
export function TrackView({ item }: { item: string }) {
  useEffect(() => track('view_item', { item }), [item])
  return null
}
