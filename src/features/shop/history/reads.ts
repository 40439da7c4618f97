import 'server-only'
import type { Where } from 'payload'
import { getCms } from '@/cms/public-find'
import { lowestBeforeSale, recordsOf, salesOf, type OwnedRecord } from '../pricing/history'
import type { Money } from '../pricing/money'
import type { Offer } from '../pricing/price'

/** The lowest price of an offer in the 30 days before its sale began; null without a sale or without older records. */
export async function lowestPriceBefore(product: number, offer: Offer, now: Date): Promise<Money | null> {
  if (!offer.before) return null
  const cms = await getCms()
  const find = (variant: Where, limit?: number) =>
    cms.find({
      collection: 'price-records',
      where: { and: [{ product: { equals: product } }, variant] },
      sort: 'createdAt',
      pagination: false,
      ...(limit === undefined ? {} : { limit }),
      depth: 0,
      // Prices that every visitor saw; over REST the collection is for admins alone.
      overrideAccess: true,
    })
  const ofProduct: Where = { variant: { exists: false } }
  const { variant } = offer
  const [{ docs }, first] = await Promise.all([
    find(variant === null ? ofProduct : { or: [ofProduct, { variant: { equals: variant } }] }),
    variant === null ? null : find({ variant: { exists: true } }, 1),
  ])
  const records: OwnedRecord[] = docs.map(({ createdAt, variant: owner, price, currency, sales }) => ({
    at: createdAt,
    variant: owner || null,
    price,
    currency,
    sales: salesOf(sales),
  }))
  const { currency } = offer.price
  const own = recordsOf(records, variant, first?.docs[0]?.createdAt ?? null)
  const amount = lowestBeforeSale(own, currency, now)
  return amount === null ? null : { amount, currency }
}
