'use client'

import { Minus, Plus, Trash2, TriangleAlert } from 'lucide-react'
import { Fragment, useEffect, useEffectEvent, useId, useRef, useState, type SyntheticEvent } from 'react'
import { fill } from '@/core/fill'
import type { Locale } from '@/core/locales'
import { formErrorId } from '@/core/form-error-id'
import { Image } from '@/ui/patterns/image'
import { CartForm } from './cart-form.client'
import type { CartLabels } from './cart-labels'
import { changeForm, typedQuantity } from './cart-state'
import type { Money } from '../pricing/money'
import type { CartItem } from './view'

type Props = {
  item: CartItem
  /** The number of pieces that was sent and not confirmed yet; null where no call is in flight. */
  pending: number | null
  /** The error message of the typed number. */
  error: string | null
  /** The rejected number as typed, where the page was rendered after a form without scripts. */
  rejected: string | null
  /** The line was just put back: it takes the focus, since the pressed undo button is unmounted. */
  restored: boolean
  locale: Locale
  labels: CartLabels
  onQuantity: (quantity: number) => void
  /** The visitor confirms having read the new price. */
  onSeen: (price: Money) => void
  onError: (message: string | null) => void
  onRemove: () => void
}

const round = 'border-line bg-raised grid size-11 shrink-0 place-items-center rounded-full border disabled:opacity-40'

/** A line of the cart. Its forms work without scripts; with scripts they call the API. */
export function CartLine(props: Props) {
  const { item, pending, error, rejected, restored, locale, labels, onRemove, onSeen } = props
  const { title, lang, options, url, picture, unitPrice, linePrice, notices } = item
  const line = useRef<HTMLLIElement>(null)
  const errorId = useId()
  useEffect(() => {
    if (restored) line.current?.focus()
  }, [restored])
  return (
    <li
      ref={line}
      id={rejected === null ? undefined : formErrorId(changeForm)}
      tabIndex={-1}
      aria-busy={pending !== null}
      className="border-line few-letters:grid-cols-[64px_minmax(0,1fr)] grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-t py-5 sm:grid-cols-[6rem_minmax(0,1fr)_auto]"
    >
      <Image
        picture={picture}
        sizes="96px"
        alt=""
        className="rounded-card border-line bg-raised aspect-square w-full border object-cover"
      />
      <div className="grid content-start gap-1.5">
        <h3 lang={lang} className="font-serif text-lg leading-snug font-semibold">
          {url ? (
            <a href={url} className="underline-offset-4 hover:underline">
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        {options.length > 0 ? (
          <p className="text-muted text-sm">
            {options.map(({ name, nameLang, value, valueLang }, index) => (
              <Fragment key={name}>
                {index > 0 ? ' · ' : null}
                <span lang={nameLang}>{name}</span>: <span lang={valueLang}>{value}</span>
              </Fragment>
            ))}
          </p>
        ) : null}
        {unitPrice ? (
          <p className="text-muted tabular text-sm">{fill(labels.each, { price: unitPrice.text })}</p>
        ) : null}
        {notices.length > 0 ? (
          <ul className="grid gap-1">
            {notices.map((notice) => (
              <li key={notice.kind} className="text-amanita flex items-start gap-1.5 text-sm font-medium">
                <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
                <div>
                  {notice.message}
                  {notice.kind === 'priceChanged' ? (
                    <SeenForm
                      {...{ item, locale, labels }}
                      price={notice.to}
                      onSeen={(price) => {
                        // The button is unmounted with its notice, so the line takes the focus.
                        line.current?.focus()
                        onSeen(price)
                      }}
                    />
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="col-span-2 flex flex-wrap content-start items-center justify-between gap-2 sm:col-span-1 sm:grid sm:justify-items-end">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:justify-end">
          {item.max > 0 ? <QuantityForm {...props} errorId={errorId} /> : null}
          {/* Forms are not printed: on paper the number stands where they were. */}
          <span className={`text-muted tabular ${item.max > 0 ? 'hidden print:inline' : ''}`}>
            × {pending ?? item.quantity}
          </span>
          <RemoveForm {...{ item, locale, labels, onRemove }} />
        </div>
        <p
          className={`tabular ms-auto w-full text-end font-semibold sm:w-auto ${pending === null ? '' : 'opacity-50'}`}
        >
          {linePrice && item.max > 0 ? linePrice.text : '–'}
        </p>
        <p
          id={errorId}
          role="status"
          className="text-amanita w-full text-sm font-medium empty:hidden sm:max-w-64 sm:text-end"
        >
          {error}
        </p>
      </div>
    </li>
  )
}

type SeenProps = Pick<Props, 'item' | 'locale' | 'labels' | 'onSeen'> & { price: Money }

function SeenForm({ item, price, locale, labels, onSeen }: SeenProps) {
  return (
    <CartForm
      name="cart-seen"
      locale={locale}
      values={{ line: item.id, price: `${price.amount} ${price.currency}` }}
      onSend={() => {
        onSeen(price)
      }}
      className="print:hidden"
    >
      <button
        aria-label={`${labels.seen}: ${item.title}`}
        className="min-h-11 pe-2 font-semibold underline underline-offset-4"
      >
        {labels.seen}
      </button>
    </CartForm>
  )
}

type Part = Pick<Props, 'item' | 'locale' | 'labels' | 'onRemove'>

type QuantityProps = Part &
  Pick<Props, 'pending' | 'error' | 'rejected' | 'onQuantity' | 'onError'> & {
    /** The id of the element with the error message. */
    errorId: string
  }

function QuantityForm(props: QuantityProps) {
  const { item, pending, error, rejected, errorId, locale, labels, onQuantity, onError, onRemove } = props
  const quantity = pending ?? item.quantity
  const field = useRef<HTMLInputElement>(null)
  const [start] = useState(rejected ?? String(quantity))
  const shown = useRef(quantity)
  // The text that was sent last, until something else is typed.
  const sent = useRef(rejected)
  // Uncontrolled input: a rejected number stays in it; otherwise it takes the quantity that the server returned.
  useEffect(() => {
    const input = field.current
    if (!input) return
    const isMoved = shown.current !== quantity
    const isSent = sent.current === input.value
    // The number of a rejected step was typed by no visitor: kept, it would be sent on blur.
    const isTyped = isSent || input.value !== String(shown.current)
    shown.current = quantity
    if ((isTyped && error !== null) || (isSent && pending !== null)) return
    if (isMoved || isSent) input.value = String(quantity)
  }, [quantity, pending, error])
  const sendEarly = useEffectEvent(() => {
    const input = field.current
    // A number typed before hydration is sent now; one that is still being typed is sent on blur.
    if (input && input !== document.activeElement && input.value !== start) input.form?.requestSubmit()
  })
  useEffect(() => sendEarly(), [])
  const named = (text: string): string => fill(text, { title: item.title })
  const step = (by: number) => (event: SyntheticEvent) => {
    event.preventDefault()
    sent.current = null
    onError(null)
    if (quantity + by < 1) onRemove()
    else onQuantity(quantity + by)
  }
  const sendTyped = (): void => {
    const input = field.current
    if (!input) return
    const wanted = typedQuantity(input.value)
    sent.current = input.value
    if (wanted === null) onError(labels.count)
    else if (wanted !== quantity) onQuantity(wanted)
    // The typed text means the same quantity (such as "02"), so the field shows it in its plain form.
    else {
      sent.current = null
      input.value = String(quantity)
    }
  }
  return (
    <CartForm
      name={changeForm}
      locale={locale}
      values={{ line: item.id }}
      onSend={sendTyped}
      className="group flex items-center gap-1"
    >
      {/* Enter presses the first button of a form: this one sends the typed number, without a step. */}
      <button type="submit" hidden />
      <button name="step" value="-1" aria-label={named(labels.fewer)} onClick={step(-1)} className={round}>
        <Minus aria-hidden size={18} />
      </button>
      <input
        ref={field}
        // Not type="number": browsers drop its comma, so that 1,5 would become 15.
        type="text"
        name="quantity"
        inputMode="numeric"
        defaultValue={start}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : errorId}
        // Otherwise the browser restores an old number after going back, which would be taken for a typed one.
        autoComplete="off"
        aria-label={named(labels.quantityOf)}
        onInput={() => {
          sent.current = null
          onError(null)
        }}
        onBlur={({ currentTarget: { value, form } }) => {
          // A rejected number is not sent again on blur, only by Enter.
          if (error === null || value !== sent.current) form?.requestSubmit()
        }}
        className="field bg-raised aria-[invalid]:border-amanita tabular h-11 w-14 px-1 text-center"
      />
      <button
        name="step"
        value="1"
        aria-label={named(labels.more)}
        onClick={step(1)}
        disabled={quantity >= item.max}
        className={round}
      >
        <Plus aria-hidden size={18} />
      </button>
      <noscript>
        <button className="button button-secondary">{labels.update}</button>
      </noscript>
    </CartForm>
  )
}

function RemoveForm({ item, locale, labels, onRemove }: Part) {
  return (
    <CartForm name="cart-remove" locale={locale} values={{ line: item.id, pieces: item.quantity }} onSend={onRemove}>
      <button aria-label={fill(labels.removeOf, { title: item.title })} title={labels.remove} className={round}>
        <Trash2 aria-hidden size={18} />
      </button>
    </CartForm>
  )
}
