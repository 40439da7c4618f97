'use client'

import { Check, ShoppingBasket } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import type { Locale } from '@/core/locales'
import { cartPath, localizedPath } from '@/core/paths'
import { track } from '@/platform/analytics/events'
import { tellCart } from '@/platform/place/place-store'
import { currentMember } from '@/platform/visitor/use-visitor'
import type { Money } from '../pricing/money'
import { cartCount, changeCart, forgetCart, knownCart, readCart, subscribeToCart } from './browser'
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
  /** Nothing of it can be bought: sold out, its vendor closed, not sent to the visitor's place. */
  blocked: string | null
  labels: AddLabels
}

const holds = ({ items }: CartView, line: string): boolean => items.some(({ id }) => String(id) === line)

/** Whether the cart holds a line; null while that is not known yet. What is being added says so by itself. */
function useIsInCart(line: string, locale: Locale, adding: boolean): boolean | null {
  const cart = useSyncExternalStore(subscribeToCart, knownCart, () => null)
  const count = useCartCount(locale)
  useEffect(() => {
    // Of most visitors there is no cart to ask for.
    if (!cart && count && !adding) void readCart(locale)
  }, [cart, count, locale, adding])
  if (cart) return holds(cart, line)
  return count === 0 ? false : null
}

/**
 * The four states of the button (CRT-02). As served it is a form that adds without scripts; where a browser has a cart
 * it is hidden until that is known (see AddToCart).
 */
export function AddToCartButton({ locale, product, variant, seen, blocked, labels }: AddToCartProps) {
  const line = variant ?? String(product)
  const [adding, setAdding] = useState(false)
  const inCart = useIsInCart(line, locale, adding)
  const [error, setError] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // What was in the cart before it was pressed here is no news.
  const [told, tell] = useState(false)
  const ready = inCart !== null
  useEffect(() => {
    if (ready) place.current?.parentElement?.removeAttribute('data-cart-wait')
  }, [ready])

  // The button that was pressed has given way to the link meanwhile, and comes back as another.
  useEffect(() => {
    if (error) button.current?.focus()
  }, [error])

  async function add(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    setAdding(true)
    tell(true)
    setError(null)
    tellCart()
    // Nothing may have come back of a press that was heard.
    const known = error ? await readCart(locale) : null
    const response =
      known && (!known.ok || holds(known.cart, line))
        ? known
        : await changeCart('POST', '/items', locale, { product, variant, seen })
    setAdding(false)
    if (!response.ok) setError(response.message ?? labels.failed)
    // A visitor's cart is in a cookie, a member's is not: without one what was added is gone with this response.
    else if (cartCount() === null && !(await currentMember())) {
      forgetCart()
      setError(labels.cookies)
    } else {
      track('add_to_cart', { product })
      link.current?.focus()
    }
  }

  const added = adding || inCart
  // A press whose response was lost may have been heard.
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
