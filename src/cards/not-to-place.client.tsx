'use client'

import { isReached } from '@/platform/place/reach'
import type { Reach } from '@/platform/place/reach'
import { usePlace } from '@/platform/place/use-place'

/** Says of a card's product that it may not go to the place the visitor chose; the page itself knows no visitor. */
export function NotToPlace({ reach, label }: { reach: Reach; label: string }) {
  const place = usePlace()
  return isReached(reach, place) ? null : <p className="text-amanita text-sm font-semibold">{label}</p>
}
