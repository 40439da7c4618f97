'use client'

import { ShoppingBasket } from 'lucide-react'
import { fill } from '@/core/fill'
import type { Locale } from '@/core/locales'
import { cartPath, localizedPath } from '@/core/paths'
import { useCartCount } from './use-cart-count'

type Props = { locale: Locale; labels: Readonly<Record<'link' | 'linkCount', string>> }

/** The header's link to the cart. The browser fills in the number of pieces, so that the page stays static. */
export function CartLink({ locale, labels }: Props) {
  const count = useCartCount(locale) ?? 0
  const label = count > 0 ? fill(labels.linkCount, { count }) : labels.link
  return (
    <a
      href={localizedPath(locale, cartPath)}
      aria-label={label}
      title={label}
      className="border-line relative grid size-11 shrink-0 place-items-center rounded-full border"
    >
      <ShoppingBasket aria-hidden size={20} />
      {count > 0 ? (
        <span
          aria-hidden
          className="bg-lichen text-on-lichen tabular absolute -end-1 -top-1 grid min-h-5 min-w-5 place-items-center rounded-full px-1 text-xs leading-none font-semibold"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </a>
  )
}
