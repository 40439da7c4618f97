'use client'

import { Check, ShoppingBasket } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import type { Locale } from '@/core/locales'
import { cartPath, localizedPath } from '@/core/paths'
import { track } from '@/platform/analytics/events'
import { tellCart } from '@/platform/place/place-store'
import { currentMember } from '@/platform/visitor/use-visitor'
import type { Money } from '../pricing/money'
import { cartCount, changeCart, invalidateCart, knownCart, readCart, subscribeToCart } from './browser'
import { useCartCount } from './use-cart-count'
import type { CartView } from './view'

export type AddLabels = Readonly<Record<'add' | 'added' | 'failed' | 'announced' | 'cookies', string>>

type AddToCartProps = {
  locale: Locale
  product: number
  /** The chosen variant; null where the product has none, or none is chosen. */
  variant: string | null
  /** The price that the page shows; null where it shows none. */
  seen: Money | null
  /** The label of the disabled button where the product is sold out or its vendor closed; null where neither is so. */
  blocked: string | null
  labels: AddLabels
}

const holds = ({ items }: CartView, line: string): boolean => items.some(({ id }) => String(id) === line)

/** Whether the cart holds a line; null while unknown. While `adding` the cart is not read: the POST returns it. */
function useIsInCart(line: string, locale: Locale, adding: boolean): boolean | null {
  const cart = useSyncExternalStore(subscribeToCart, knownCart, () => null)
  const count = useCartCount(locale)
  useEffect(() => {
    // Most visitors have no cart, so it is read only where the count says that there is one.
    if (!cart && count && !adding) void readCart(locale)
  }, [cart, count, locale, adding])
  if (cart) return holds(cart, line)
  return count === 0 ? false : null
}

/**
 * The four states of the button (CRT-02). The server renders it as a form that works without scripts; where the browser
 * has a cart, it is hidden until that cart is read (see AddToCart).
 */
export function AddToCartButton({ locale, product, variant, seen, blocked, labels }: AddToCartProps) {
  const line = variant ?? String(product)
  const [adding, setAdding] = useState(false)
  const inCart = useIsInCart(line, locale, adding)
  const [error, setError] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The live region announces only what was added by this button, not what was in the cart before.
  const [told, tell] = useState(false)
  const ready = inCart !== null
  useEffect(() => {
    if (ready) place.current?.parentElement?.removeAttribute('data-cart-wait')
  }, [ready])

  // While adding, the link replaces the button, so after an error the new button has to get the focus back.
  useEffect(() => {
    if (error) button.current?.focus()
  }, [error])

  async function add(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    setAdding(true)
    tell(true)
    setError(null)
    tellCart()
    // After an error the cart is read first: the server may have added the piece though its response was lost.
    const known = error ? await readCart(locale) : null
    const response =
      known && (!known.ok || holds(known.cart, line))
        ? known
        : await changeCart('POST', '/items', locale, { product, variant, seen })
    setAdding(false)
    if (!response.ok) setError(response.message ?? labels.failed)
    // A visitor's cart is found by a cookie: without cookies and without a session, what was just added is lost.
    else if (cartCount() === null && !(await currentMember())) {
      invalidateCart()
      setError(labels.cookies)
    } else {
      track('add_to_cart', { product })
      link.current?.focus()
    }
  }

  const added = adding || inCart
  // If the response was lost but the piece was added, the error is not shown.
  const failure = added ? null : error
  return (
    <div ref={place} className="grid gap-2">
      {blocked ? (
        <button type="button" disabled className="button button-secondary w-full opacity-70 sm:w-fit">
          {blocked}
        </button>
      ) : added ? (
        <a
          ref={link}
          href={localizedPath(locale, cartPath)}
          className="button button-secondary w-full sm:w-fit"
          onClick={(event) => {
            // The second click of a double click, which was meant for the button that stood here.
            if (event.detail > 1) event.preventDefault()
          }}
        >
          <Check aria-hidden size={18} />
          {labels.added}
        </a>
      ) : (
        <form
          method="post"
          action="/api/page-forms/cart-add"
          onSubmit={(event) => {
            void add(event)
          }}
        >
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="product" value={product} />
          {variant ? <input type="hidden" name="variant" value={variant} /> : null}
          {seen ? <input type="hidden" name="seen" value={`${seen.amount} ${seen.currency}`} /> : null}
          <button ref={button} type="submit" className="button button-primary w-full sm:w-fit">
            <ShoppingBasket aria-hidden size={18} />
            {labels.add}
          </button>
        </form>
      )}
      <p role="status" className={failure ? 'text-amanita font-medium' : 'sr-only'}>
        {failure ?? (added && told ? labels.announced : '')}
      </p>
    </div>
  )
}
