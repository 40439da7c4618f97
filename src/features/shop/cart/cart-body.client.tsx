'use client'

import { useEffect, useRef } from 'react'
import { fill } from '@/core/fill'
import type { Locale } from '@/core/locales'
import { archivePaths, localizedPath } from '@/core/paths'
import { formErrorId } from '@/core/form-error-id'
import { CartForm } from './cart-form.client'
import type { CartLabels } from './cart-labels'
import { CartLine } from './cart-line.client'
import { changeForm, placedText, type RejectedForm, type RejectedQuantity, type TakenOut } from './cart-state'
import { useCart } from './use-cart'
import type { CartItem, CartView, SubtotalView } from './view'

type Props = {
  initial: CartView
  /** The line that was just taken out, where the page is rendered after a form without scripts. */
  removed: TakenOut | null
  /** The rejected number of pieces, where the page is rendered after a form without scripts. */
  rejected: RejectedQuantity | null
  /** Why another form was rejected. */
  error: RejectedForm | null
  locale: Locale
  labels: CartLabels
}

/** Lines by vendor, in the order in which vendors first appear. */
function byVendor(items: readonly CartItem[]): [number | null, CartItem[]][] {
  const groups = new Map<number | null, CartItem[]>()
  for (const item of items) groups.set(item.vendor, [...(groups.get(item.vendor) ?? []), item])
  return [...groups]
}

/** The cart, grouped by vendor. Every control is a form that works before hydration and without scripts. */
export function CartBody({ initial, removed, rejected, error, locale, labels }: Props) {
  const cart = useCart({ initial, removed, rejected, locale, failed: labels.failed })
  const items = cart.cart.items.filter(({ id }) => cart.pending[String(id)] !== 0)
  return (
    <div className="grid gap-6">
      {error ? (
        <p
          id={formErrorId(error.form)}
          role="alert"
          tabIndex={-1}
          className="bg-amanita-wash text-amanita rounded-card px-4 py-3 font-medium"
        >
          {error.message}
        </p>
      ) : null}
      <Removed
        taken={cart.removed}
        error={cart.removed && (cart.errors[cart.removed.id] ?? null)}
        anchor={removed && rejected?.line === removed.id ? formErrorId(changeForm) : null}
        started={removed}
        locale={locale}
        labels={labels}
        onUndo={({ id, quantity }) => void cart.setQuantity(id, quantity)}
      />
      <Left titles={cart.cart.left} labels={labels} />
      <Changed cart={cart.cart} line={cart.changed} placed={cart.placed} labels={labels} />
      {items.length === 0 ? <Empty locale={locale} labels={labels} /> : null}
      {byVendor(items).map(([vendor, lines]) => {
        const known = cart.cart.vendors.find(({ id }) => id === vendor)
        const name = known?.name ?? labels.otherVendor
        return (
          <section
            key={vendor ?? 0}
            aria-label={name}
            className="border-line rounded-card bg-raised border px-4 sm:px-6"
          >
            <h2 className="py-4 text-xl">
              {known?.url ? (
                <a href={known.url} className="underline-offset-4 hover:underline">
                  {name}
                </a>
              ) : (
                name
              )}
            </h2>
            {known?.note ? <p className="text-amanita -mt-2 pb-3 text-sm font-medium">{known.note}</p> : null}
            <ul>
              {lines.map((item) => {
                const id = String(item.id)
                return (
                  <CartLine
                    key={id}
                    item={item}
                    pending={cart.pending[id] ?? null}
                    error={cart.errors[id] ?? null}
                    rejected={rejected?.line === id ? rejected.typed : null}
                    restored={cart.restored === id}
                    locale={locale}
                    labels={labels}
                    onQuantity={(quantity) => void cart.setQuantity(id, quantity)}
                    onSeen={({ amount, currency }) => void cart.seePrice(id, { amount, currency })}
                    onError={(message) => {
                      cart.setError(id, message)
                    }}
                    onRemove={() => void cart.remove(item)}
                  />
                )
              })}
            </ul>
            <Subtotals parts={cart.cart.subtotals.filter((part) => part.vendor === vendor)} labels={labels} />
          </section>
        )
      })}
      {items.length > 0 ? <Totals cart={cart.cart} labels={labels} /> : null}
    </div>
  )
}

/** Lists the lines of the visitor's cart for which the member's cart had no room at sign-in. */
function Left({ titles, labels }: { titles: readonly string[]; labels: CartLabels }) {
  if (titles.length === 0) return null
  return (
    <div className="bg-chanterelle-wash rounded-card px-4 py-3">
      <p className="font-medium">{labels.left}</p>
      <ul className="list-disc ps-5">
        {titles.map((title, at) => (
          <li key={`${at} ${title}`}>{title}</li>
        ))}
      </ul>
    </div>
  )
}

type ChangedProps = { cart: CartView; line: string | null; placed: boolean; labels: CartLabels }

/** A live region for screen readers: the new line price and total, or what can be sent to the place just chosen. */
function Changed({ cart, line, placed, labels }: ChangedProps) {
  const item = cart.items.find(({ id }) => String(id) === line)
  return (
    <p role="status" className="sr-only">
      {item?.linePrice
        ? fill(labels.changed, {
            title: item.title,
            count: item.quantity,
            price: item.linePrice.text,
            total: cart.totals.map(({ text }) => text).join(' + '),
          })
        : placed
          ? placedText(cart, labels.total)
          : ''}
    </p>
  )
}

function Subtotals({ parts, labels }: { parts: readonly SubtotalView[]; labels: CartLabels }) {
  return parts.map(({ currency, text, freeShipping }) => (
    <div key={currency} className="border-line border-t py-4 sm:text-end">
      <p className="flex max-w-none flex-wrap justify-between gap-x-6 sm:justify-end">
        <span className="text-muted">{labels.subtotal}</span>
        <strong className="tabular font-semibold">{text}</strong>
      </p>
      {freeShipping ? (
        <p className="text-lichen mt-1 max-w-none text-sm">
          {freeShipping.missing
            ? fill(labels.freeShipping, { amount: freeShipping.missing.text })
            : labels.freeShippingReached}
        </p>
      ) : null}
    </div>
  ))
}

function Totals({ cart, labels }: { cart: CartView; labels: CartLabels }) {
  const isSentFree = cart.subtotals.every(({ freeShipping }) => freeShipping?.missing === null)
  return (
    <div className="grid gap-2 sm:justify-items-end">
      {cart.totals.map(({ currency, text }) => (
        <p key={currency} className="flex w-full items-baseline justify-between gap-x-6 text-xl sm:w-auto">
          <span>{labels.total}</span>
          <strong className="tabular font-semibold">{text}</strong>
        </p>
      ))}
      <p className="text-muted max-w-prose text-sm sm:text-end">{isSentFree ? labels.noteFreeShipping : labels.note}</p>
    </div>
  )
}

function Empty({ locale, labels }: Pick<Props, 'locale' | 'labels'>) {
  return (
    <div className="border-line rounded-card grid justify-items-start gap-3 border border-dashed p-8">
      <p className="font-serif text-2xl">{labels.empty}</p>
      <p className="text-muted max-w-prose">{labels.emptyHint}</p>
      <a href={localizedPath(locale, archivePaths.products)} className="button button-primary mt-2">
        {labels.browse}
      </a>
    </div>
  )
}

type RemovedTextProps = Pick<Props, 'labels'> & { taken: TakenOut; error: string | null }

const RemovedText = ({ taken, error, labels }: RemovedTextProps) => (
  <span>
    {fill(labels.removed, { title: taken.title })}
    {error ? <strong className="text-amanita block text-sm font-medium">{error}</strong> : null}
  </span>
)

type RemovedProps = Pick<Props, 'locale' | 'labels'> & {
  taken: TakenOut | null
  /** Why it could not be put back. */
  error: string | null
  /** The id that the redirect's fragment points to after a rejected undo; null otherwise. */
  anchor: string | null
  /** The removed line that the page was rendered with, which does not move the focus. */
  started: TakenOut | null
  onUndo: (taken: TakenOut) => void
}

function Removed({ taken, error, anchor, started, locale, labels, onUndo }: RemovedProps) {
  const note = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const shown = useRef(started?.id)
  const line = taken?.id
  useEffect(() => {
    // The pressed button is unmounted with its line, so the focus moves to the undo button.
    if (line !== undefined && line !== shown.current) (undo.current ?? note.current)?.focus()
    shown.current = line
  }, [line])
  return (
    <div ref={note} id={anchor ?? undefined} role="status" tabIndex={-1} className="empty:hidden">
      {taken && taken.hindrance !== null ? (
        <p className="bg-lichen-wash rounded-card max-w-none px-4 py-4">
          <RemovedText {...{ taken, error, labels }} />
        </p>
      ) : null}
      {taken?.hindrance === null ? (
        <CartForm
          name={changeForm}
          locale={locale}
          values={{ line: taken.id, quantity: taken.quantity }}
          onSend={() => {
            onUndo(taken)
          }}
          className="bg-lichen-wash rounded-card flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2"
        >
          <RemovedText {...{ taken, error, labels }} />
          <button
            ref={undo}
            data-undo=""
            className="text-lichen min-h-11 px-2 font-semibold underline underline-offset-4"
          >
            {labels.undo}
          </button>
        </CartForm>
      ) : null}
    </div>
  )
}
