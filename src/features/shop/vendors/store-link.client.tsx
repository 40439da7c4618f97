'use client'

import type { ReactNode } from 'react'
import { track } from '@/platform/analytics/events'

type StoreLinkProps = { vendor: number; href: string; className?: string; children: ReactNode }

/** A link to a vendor's page that tracks clicks (ANL-01). */
export function StoreLink({ vendor, href, className, children }: StoreLinkProps) {
  return (
    <a href={href} className={className} onClick={() => track('view_store_click', { item: `vendors:${vendor}` })}>
      {children}
    </a>
  )
}
