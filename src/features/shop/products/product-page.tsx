import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { langOf } from '@/cms/fallbacks'
import { publicGlobal } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import { categoryPath, documentPath, localizedPath } from '@/core/paths'
import type { Product, SiteSetting, Vendor } from '@/payload-types'
import { PageActions } from '@/platform/marks/page-actions'
import { TrackView } from '@/platform/analytics/track-view.client'
import { translatorOf } from '@/platform/i18n/translator'
import { toPicture } from '@/platform/media/picture'
import { populated } from '@/platform/populated'
import { RatingLine } from '@/platform/ratings/rating-line'
import { RichText, type RenderBlock } from '@/platform/rich-text/rich-text'
import { Chip } from '@/ui/patterns/chip'
import { titleText } from '@/ui/patterns/title-text'
import { currencyOf, offerOf } from '../pricing/price'
import { offerView, priceView, unpriced } from '../pricing/view'
import { termsOf } from '../terms/terms'
import { vendorName } from '../vendors/model'
import { StoreLink } from '../vendors/store-link.client'
import { VendorBlock } from '../vendors/vendor-block'
import { Attributes } from './attributes'
import { BuyBox, type Variant } from './buy-box'
import { pickersOf, type Choice } from './choice'
import { Gallery, type GalleryPicture } from './gallery'
import { PriceBlock } from './price-block'
import { ShippingFacts } from './shipping-facts'
import { Tabs } from './tabs'
import { textTabs } from './text-tabs'

/** The picture of the chosen variant first, where it has one. */
function picturesOf(product: Product, variant: Variant | null): GalleryPicture[] {
  const own = toPicture(variant?.image)
  const gallery = (product.gallery ?? []).flatMap(({ image, title }) => {
    const picture = toPicture(image)
    return picture ? [{ picture, title: title ?? null }] : []
  })
  return own ? [{ picture: own, title: null }, ...gallery.filter(({ picture }) => picture.src !== own.src)] : gallery
}

type ProductPageProps = {
  product: Product
  choice: Choice<Variant>
  locale: Locale
  /** The scientific names that captions have in italics. */
  names: ReadonlySet<string>
  renderBlock: RenderBlock
  /** Below the title, before price and order. */
  warning?: ReactNode
  /** Whether one of its species was found harmful: price, rating and add button are left out (SAF-04). */
  isWithdrawn?: boolean
  after?: ReactNode
}

type TabsProps = Pick<ProductPageProps, 'product' | 'locale' | 'renderBlock'> & {
  variant: Variant | null
  vendor: Vendor | null
  settings: SiteSetting
}

/** The tabs of a product: description, the editor's further texts, and shipping. */
async function ProductTabs({ product, variant, vendor, settings, locale, renderBlock }: TabsProps) {
  const t = await getTranslations({ locale, namespace: 'product' })
  const terms = termsOf(product.terms, vendor?.terms, settings.structuredData, currencyOf(product))
  const texts = { locale, renderBlock, nested: true }
  const tabs = [
    ...textTabs(product).map(({ id, title, titleLang, value, lang }) => ({
      id,
      title: title ?? t('description'),
      lang: titleLang,
      content: <RichText {...texts} value={value} lang={lang} />,
    })),
    {
      id: 'shipping',
      title: t('shipping'),
      content: (
        <ShippingFacts
          product={product}
          vendor={vendor}
          terms={terms}
          numbers={{ sku: variant?.sku || product.sku, mpn: variant?.mpn || product.mpn }}
          locale={locale}
        />
      ),
    },
  ]
  return <Tabs tabs={tabs} name="product" />
}

/** Links to the categories of a product. */
async function FiledUnder({ product, locale }: Pick<ProductPageProps, 'product' | 'locale'>) {
  const t = await getTranslations({ locale, namespace: 'categories' })
  const categories = populated(product.categories).filter(({ path }) => path)
  if (categories.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('title')}>
      {categories.map((category) => (
        <li key={category.id} lang={langOf(category, 'title')}>
          <a href={localizedPath(locale, categoryPath(category.path ?? ''))} className="hover:underline">
            <Chip>{category.title}</Chip>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A product: pictures, vendor, options, price, stock, attributes, text, shipping facts. */
export async function ProductPage({
  product,
  choice,
  locale,
  names,
  renderBlock,
  warning,
  isWithdrawn,
  after,
}: ProductPageProps) {
  const [t, settings] = await Promise.all([
    getTranslations({ locale, namespace: 'product' }),
    publicGlobal('site-settings', locale),
  ])
  const now = new Date()
  const vendor = typeof product.vendor === 'object' ? product.vendor : null
  const { variant } = choice
  const offer = offerOf(product, variant?.id ?? null, now)
  const words = translatorOf(locale)
  const price = offer
    ? offerView(product, offer, locale, words)
    : // A chosen variant without a price must not show the price of another one.
      variant
      ? unpriced(words)
      : priceView(product, locale, words, now)
  const pickers = pickersOf(product, variant)
  return (
    <article className="shell py-6 sm:py-8">
      <TrackView item={`products:${product.id}`} />
      {/* On a phone name and price stand above the pictures, so that the first screen has both. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:relative lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-y-4">
        <div className="flex min-w-0 flex-col gap-3 lg:col-start-2 lg:gap-4">
          {vendor ? (
            <StoreLink
              vendor={vendor.id}
              href={localizedPath(locale, documentPath('vendors', vendor.slug))}
              className="text-muted w-fit underline underline-offset-4"
            >
              {t('by', { vendor: vendorName(vendor) })}
            </StoreLink>
          ) : null}
          <h1 lang={langOf(product, 'title')} className="text-3xl sm:text-4xl">
            {titleText(product.title)}
          </h1>
          {warning}
          {isWithdrawn ? null : (
            <>
              <RatingLine rating={product.aggregateRating} locale={locale} />
              <PriceBlock
                product={product}
                offer={offer}
                price={price}
                hasOptions={pickers.length > 0}
                locale={locale}
                now={now}
              />
            </>
          )}
        </div>
        <div className="lg:top-below-header min-w-0 self-start lg:sticky lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Gallery
            pictures={picturesOf(product, variant)}
            names={names}
            pause={settings.pace.galleryAdvance}
            locale={locale}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-2">
          {product.lead ? (
            <p lang={langOf(product, 'lead')} className="text-lg">
              {product.lead}
            </p>
          ) : null}
          {isWithdrawn ? (
            <p className="text-amanita font-semibold">{t('withdrawn')}</p>
          ) : (
            <BuyBox
              product={product}
              vendor={vendor}
              choice={choice}
              price={price}
              pickers={pickers}
              canAdd={offer !== null}
              locale={locale}
              now={now}
            />
          )}
          <Attributes product={product} locale={locale} label={t('quality')} />
          <PageActions collection="products" doc={product} title={product.title} locale={locale} />
          <FiledUnder product={product} locale={locale} />
        </div>
      </div>
      <div className="mt-10">
        <ProductTabs
          product={product}
          variant={variant}
          vendor={vendor}
          settings={settings}
          locale={locale}
          renderBlock={renderBlock}
        />
        {vendor ? <VendorBlock vendor={vendor} locale={locale} renderBlock={renderBlock} /> : null}
        {after}
      </div>
    </article>
  )
}
