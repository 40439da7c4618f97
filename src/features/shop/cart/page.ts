import 'server-only'
import { getCms } from '@/cms/public-find'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { formState } from '@/platform/forms/form-state'
import { refusalOf } from '@/platform/forms/state'
import { placeCode } from '../destinations/destinations'
import { cartForms } from './forms'
import { isLineId } from './model'
import { readLine } from './store'
import type { TakenOut } from './cart-state'
import { viewOf, type CartView } from './view'
import { shopperOf } from './visitor'

type Query = Readonly<Record<string, string | string[] | undefined>>

export type CartPage = { cart: CartView; place: string | null; removed: TakenOut | null; error: string | null }

/** What the page of the cart shows a request: the cart, what a form has just taken out, why one was rejected. */
export async function readCartPage(headers: Headers, query: Query, locale: Locale): Promise<CartPage> {
  const payload = await getCms()
  const { key, place } = await shopperOf(payload, headers)
  const [cart, removed, states] = await Promise.all([
    viewOf(payload, key, { locale, place, now: new Date() }),
    takenOut(key, query),
    Promise.all(cartForms.map((form) => formState(form, query.tried))),
  ])
  const error = states.map(refusalOf).find(Boolean) ?? null
  return { cart, place: place && placeCode(place), removed, error }
}

async function takenOut(key: string | null, { removed: id, pieces }: Query): Promise<TakenOut | null> {
  if (key === null || typeof id !== 'string' || !isLineId(id)) return null
  const line = await readLine(await getCms(), key, id)
  if (!line || line.quantity > 0) return null
  const quantity = Number(pieces)
  const isPieces = Number.isInteger(quantity) && quantity > 0 && quantity <= limits.cart.pieces
  return { id, title: line.title, quantity: isPieces ? quantity : 1 }
}
