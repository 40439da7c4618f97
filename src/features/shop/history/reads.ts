import 'server-only'
import { getCms } from '@/cms/public-find'
import { lowestBeforeSale, salesOf, type PriceRecord } from '../pricing/history'
import type { Money } from '../pricing/money'
import type { Offer } from '../pricing/price'

/** The lowest price of the 30 days before the reduction of an offer began; null where none is reduced or known. */
export async function lowestPriceBefore(product: number, offer: Offer, now: Date): Promise<Money | null> {
  if (!offer.before) return null
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'price-records',
    where: {
      and: [
        { product: { equals: product } },
        offer.variant === null ? { variant: { exists: false } } : { variant: { equals: offer.variant } },
      ],
    },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    // Prices that every visitor saw; over REST the collection is for admins alone.
    overrideAccess: true,
  })
  const records: PriceRecord[] = docs.map(({ createdAt, price, currency, sales }) => ({
    at: createdAt,
    price,
    currency,
    sales: salesOf(sales),
  }))
  const { currency } = offer.price
  const amount = lowestBeforeSale(records, currency, now)
  return amount === null ? null : { amount, currency }
}
