import 'server-only'
import { AppError } from '@/core/errors'
import { limits } from '@/core/limits'
import { cartPath } from '@/core/paths'
import { refusalIn } from '@/cms/guards/refusals'
import { defineForm, type AnyForm, type FormContext, type Outcome } from '@/platform/forms/define'
import { field } from '@/platform/forms/fields'
import { placeForm } from '../destinations/place-form'
import { changeForm } from './cart-state'
import { onCart, type Work } from './calls'
import { headersAfter } from './key'
import { addItem, changeItem, removeItem } from './operations'

type Sender = Pick<FormContext, 'request' | 'locale'>

/** Runs a form of the cart that a browser without scripts posts (with scripts, pages call the API). */
async function send({ request, locale }: Sender, work: Work, to: string, needsCart = false): Promise<Outcome> {
  try {
    const { cookies } = await onCart(request.headers, locale, work, needsCart)
    return { to, cookies }
  } catch (error) {
    if (error instanceof AppError) return { error: refusalIn(error.message, locale) }
    throw error
  }
}

const page = (): string => cartPath

/** Parses a price of a hidden field, such as `650 USD`. */
const moneyIn = (text: string): unknown => {
  const [amount, currency] = text.split(' ')
  return { amount: Number(amount), currency }
}
const line = field.text({ max: 64 })

const takeOut = (sender: Sender, id: string, pieces: number): Promise<Outcome> =>
  send(
    sender,
    (payload, { key }) => removeItem(payload, key, id),
    `${cartPath}?${new URLSearchParams({ removed: id, pieces: String(pieces) }).toString()}`,
  )

/** Milliseconds within which a second add counts as a double click; going to the cart and back takes longer. */
const doubleClick = 2_000

const addForm = defineForm({
  name: 'cart-add',
  fields: {
    product: field.id(),
    variant: field.text({ max: 64, optional: true }),
    seen: field.text({ max: 24, optional: true }),
  },
  page,
  send: ({ seen, ...item }, sender) => {
    const body = { ...item, seen: seen ? moneyIn(seen) : null }
    // Without scripts a double click sends the form twice.
    const add: Work = (payload, { key }, how) =>
      addItem(payload, key ?? '', body, how, new Date(how.now.getTime() - doubleClick))
    return send(sender, add, cartPath, true)
  },
})

const countForm = defineForm({
  name: changeForm,
  fields: { line, quantity: field.count(limits.cart.pieces), step: field.text({ max: 2, optional: true }) },
  page,
  send: ({ line: id, quantity: typed, step }, sender) => {
    const quantity = Math.min(typed + (Number(step) || 0), limits.cart.pieces)
    if (quantity < 1) return takeOut(sender, id, typed)
    return send(sender, (payload, { key }, how) => changeItem(payload, key, id, { quantity }, how), cartPath)
  },
})

const removeForm = defineForm({
  name: 'cart-remove',
  fields: { line, pieces: field.id({ optional: true }) },
  page,
  send: ({ line: id, pieces }, sender) => takeOut(sender, id, pieces ?? 1),
})

/** Confirms that the visitor has read a line's new price. */
const seenForm = defineForm({
  name: 'cart-seen',
  fields: { line, price: field.text({ max: 24 }) },
  page,
  send: ({ line: id, price }, sender) => {
    const seen = moneyIn(price)
    return send(sender, (payload, { key }, how) => changeItem(payload, key, id, { seen }, how), cartPath)
  },
})

/**
 * Wraps a form that may start or end a session: its response also sets the cart cookies of the new session. Static
 * pages read the number of pieces from a cookie, and would otherwise show another member's (CRT-03, NAV-13).
 */
export const withCartCookies = (form: AnyForm): AnyForm => ({
  ...form,
  send: async (values, context) => {
    const outcome = await form.send(values, context)
    const { cookies = [] } = outcome
    if (!('to' in outcome) || cookies.length === 0) return outcome
    const { request, locale } = context
    try {
      const cart = await onCart(headersAfter(request.headers, cookies), locale, null)
      return { ...outcome, cookies: [...cookies, ...cart.cookies] }
    } catch (error) {
      const { payload } = await context.req()
      payload.logger.error({ err: error, msg: 'The cart could not be read after a sign-in or sign-out' })
      return outcome
    }
  },
})

/** The forms of the cart, for browsers without scripts. */
export const cartForms = [addForm, countForm, removeForm, seenForm, placeForm]
