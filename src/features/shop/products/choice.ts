import { langOf } from '@/cms/fallbacks'
import { firstValue, type Query } from '@/core/query'
import { offersOf, variantsOf, type Priced, type PricedVariant } from '../pricing/price'

type Key = {
  identifier: string
  label?: string | null
  options?: { identifier: string; label?: string | null }[] | null
}

/** The parts of a product that decide which variants a visitor can choose. */
export type Choosable = Priced & { variants?: { keys?: Key[] | null; variants?: PricedVariant[] | null } | null }

export type Choice<V> = {
  readonly variant: V | null
  /** Whether the URL named a variant that does not exist; the page says that another is shown. */
  readonly unknown: boolean
}

type Optioned = Pick<PricedVariant, 'options'>

const optionOf = (variant: Optioned, key: string): string | null =>
  variant.options?.find((chosen) => chosen.key === key)?.option ?? null

/**
 * The variant of a URL's query (NAV-07): by its id, else by its options, else the cheapest. Editing the options of a
 * variant gives it another id, so an old URL with all its options means the variant that has them.
 */
export function choiceOf<P extends Choosable>(
  product: P,
  query: Query,
  now: Date,
): Choice<NonNullable<NonNullable<P['variants']>['variants']>[number]> {
  type V = NonNullable<NonNullable<P['variants']>['variants']>[number]
  const variants = variantsOf(product) as readonly V[]
  const requested = firstValue(query.variant)
  const keys = (product.variants?.keys ?? []).filter(({ identifier }) => Object.hasOwn(query, identifier))
  const byId = requested ? variants.find(({ id }) => id === requested) : undefined
  if (byId) return { variant: byId, unknown: false }
  const byOptions =
    keys.length > 0
      ? variants.find((variant) =>
          keys.every(({ identifier: key }) => optionOf(variant, key) === firstValue(query[key])),
        )
      : undefined
  const offers = offersOf(product, now)
  const cheapest = offers.toSorted((a, b) => a.price.amount - b.price.amount)[0]
  const first = variants.find(({ id }) => id === cheapest?.variant) ?? variants[0] ?? null
  const isWhole = byOptions !== undefined && keys.length === product.variants?.keys?.length
  return {
    variant: byOptions ?? first,
    unknown: !isWhole && (Boolean(requested) || (keys.length > 0 && !byOptions)),
  }
}

/** The query of a variant's URL, with its id and options and the leading `?`. */
export function variantQuery(variant: PricedVariant): string {
  const query = new URLSearchParams({ variant: variant.id ?? '' })
  for (const { key, option } of variant.options ?? []) if (key && option) query.set(key, option)
  return `?${query.toString()}`
}

export type Picker = {
  readonly key: string
  readonly label: string
  /** The label's locale, where it is not the page's (D-21). */
  readonly lang?: string | undefined
  readonly options: readonly {
    readonly option: string
    readonly label: string
    readonly lang?: string | undefined
    readonly isChosen: boolean
    /** The query of the variant that it leads to; null where none has it together with the options chosen above it. */
    readonly query: string | null
  }[]
}

/** The options of a choice: its own, then those that only variants name (old rows may), so that each can be chosen. */
function optionsFor({ identifier: key, options }: Key, variants: readonly Optioned[]): NonNullable<Key['options']> {
  const own = options ?? []
  const named = new Set(variants.flatMap((variant) => optionOf(variant, key) ?? []))
  for (const { identifier } of own) named.delete(identifier)
  return [...own, ...[...named].map((identifier) => ({ identifier }))]
}

/**
 * The choices of a product, with the variant that each option leads to. An option is possible if a variant has it with
 * the options chosen for the keys before it. If all keys counted, a visitor could not leave the current combination.
 */
export function pickersOf(product: Choosable, chosen: PricedVariant | null): Picker[] {
  const variants = variantsOf(product)
  const keys = variants.length > 0 ? (product.variants?.keys ?? []) : []
  return keys.map((choice, at) => {
    const { identifier: key, label } = choice
    const before = keys.slice(0, at)
    const after = keys.slice(at + 1)
    const agrees = (variant: PricedVariant, among: readonly Key[]): number =>
      among.filter(({ identifier }) => chosen && optionOf(variant, identifier) === optionOf(chosen, identifier)).length
    const reachable = variants.filter((variant) => !chosen || agrees(variant, before) === before.length)
    return {
      key,
      label: label || key,
      lang: langOf(choice, 'label'),
      options: optionsFor(choice, variants).map((one) => {
        const { identifier: option, label: name } = one
        const nearest = reachable
          .filter((variant) => optionOf(variant, key) === option)
          .toSorted((a, b) => agrees(b, after) - agrees(a, after))[0]
        return {
          option,
          label: name || option,
          lang: langOf(one, 'label'),
          isChosen: chosen !== null && optionOf(chosen, key) === option,
          query: nearest ? variantQuery(nearest) : null,
        }
      }),
    }
  })
}
