import 'server-only'
import type { Payload } from 'payload'
import { getCms } from '@/cms/public-find'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import type { Query } from '@/core/query'
import { formState } from '@/platform/forms/form-state'
import { refusalOf, type FormState } from '@/platform/forms/state'
import { placeCode } from '../destinations/destinations'
import { cartForms } from './forms'
import { isLineId } from './model'
import { hindranceOfLine } from './operations'
import { readLine, type StoredLine } from './store'
import { changeForm, type RejectedForm, type RejectedQuantity, type TakenOut } from './cart-state'
import { cartContext, type CartContext } from './cart-product'
import { viewOf, type CartView } from './view'
import { shopperOf } from './visitor'

export type CartPage = {
  cart: CartView
  place: string | null
  removed: TakenOut | null
  rejected: RejectedQuantity | null
  error: RejectedForm | null
}

type Shown = Pick<CartPage, 'removed' | 'rejected' | 'error'>

const first = (state: FormState, name: string): string => state.values[name]?.[0] ?? ''

const piecesIn = (text: unknown): number => {
  const quantity = Number(text)
  return Number.isInteger(quantity) && quantity > 0 && quantity <= limits.cart.pieces ? quantity : 1
}

/** The data of the cart page: the cart, the line that a form has just removed, and the error of a rejected form. */
export async function readCartPage(headers: Headers, query: Query, locale: Locale): Promise<CartPage> {
  const payload = await getCms()
  const shopper = await shopperOf(payload, headers)
  const { key, place } = shopper
  const context = await cartContext(locale, place)
  const [cart, shown] = await Promise.all([viewOf(payload, shopper, context), shownOf(payload, key, query, context)])
  return { cart, place: place && placeCode(place), ...shown }
}

async function shownOf(payload: Payload, key: string | null, query: Query, context: CartContext): Promise<Shown> {
  const states = await Promise.all(
    cartForms.map(async ({ name }) => ({ form: name, state: await formState({ name }, query.tried, context.locale) })),
  )
  for (const { form, state } of states) {
    const message = refusalOf(state)
    if (message !== null) return refusedShown(payload, key, { form, message }, state, context)
  }
  const { removed: line, pieces } = query
  const removed = await takenOut(payload, key, { line, pieces }, context)
  return { removed, rejected: null, error: null }
}

/** The error of a rejected quantity goes to its line, or to the undo where a removed line could not be put back. */
async function refusedShown(
  payload: Payload,
  key: string | null,
  error: RejectedForm,
  state: FormState,
  context: CartContext,
): Promise<Shown> {
  const line = error.form === changeForm ? first(state, 'line') : ''
  const stored = await lineIn(payload, key, line)
  if (!stored) return { removed: null, rejected: null, error }
  const typed = first(state, 'quantity')
  const removed = await takenOut(payload, key, { line, pieces: typed }, context)
  return { removed, rejected: { line, typed, message: error.message }, error: null }
}

const lineIn = async (payload: Payload, key: string | null, id: unknown): Promise<StoredLine | null> =>
  key !== null && typeof id === 'string' && isLineId(id) ? readLine(payload, key, id) : null

async function takenOut(
  payload: Payload,
  key: string | null,
  { line: id, pieces }: { line: unknown; pieces: unknown },
  context: CartContext,
): Promise<TakenOut | null> {
  const line = await lineIn(payload, key, id)
  if (!line || line.quantity > 0) return null
  return {
    id: line.line,
    title: line.title,
    quantity: piecesIn(pieces),
    hindrance: await hindranceOfLine(payload, line, context),
  }
}
