'use client'

import { useEffect } from 'react'
import { track } from './events'

/** Tracks that an item's page was viewed (ANL-01). */
export function TrackView({ item }: { item: string }) {
  useEffect(() => track('view_item', { item }), [item])
  return null
}
