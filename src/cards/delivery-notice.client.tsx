'use client'

import { shipsTo, type Reach } from '@/platform/place/reach'
import { usePlace } from '@/platform/place/use-place'

type Props = { reach: Reach; labels: Readonly<Record<'no' | 'byState', string>> }

/**
 * Says that a product may not go to the place the visitor chose, or not to all of its states. It reads the place in the
 * browser, since pages are static.
 */
export function DeliveryNotice({ reach, labels }: Props) {
  const result = shipsTo(reach, usePlace())
  if (result === 'yes') return null
  const color = result === 'no' ? 'text-amanita' : 'text-chanterelle'
  return <p className={`${color} text-sm font-semibold`}>{labels[result]}</p>
}
