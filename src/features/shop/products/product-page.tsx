import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import { categoryPath, documentPath, localizedPath } from '@/core/paths'
import type { Product } from '@/payload-types'
import { toPicture } from '@/platform/media/picture'
import { populated } from '@/platform/populated'
import { RatingLine } from '@/platform/ratings/rating-line'
import { RichText } from '@/platform/rich-text/rich-text'
import { Chip } from '@/ui/patterns/chip'
import { ImageOrPlaceholder } from '@/ui/patterns/image-or-placeholder.client'
import { Section } from '@/ui/patterns/section'
import { titleText } from '@/ui/patterns/title-text'
import { vendorName } from '../vendors/display'
import { attributes } from './designations.data'
import { sizeText, weightText } from './measures'
import { PriceLine } from './price-line'

/** A product in its first form: pictures, vendor, price, stock, attributes, text, shipping facts. */
export async function ProductPage({ product, locale, after }: { product: Product; locale: Locale; after?: ReactNode }) {
  const [t, categories, words] = await Promise.all([
    getTranslations({ locale, namespace: 'product' }),
    getTranslations({ locale, namespace: 'categories' }),
    getTranslations({ locale, namespace: 'species' }),
  ])
  const vendor = typeof product.vendor === 'object' ? product.vendor : null
  const stock = product.baseInventory?.stock ?? 0
  const designations = [...(product.productQualityDesignations ?? []), ...(product.sourcingDesignations ?? [])]
  const marks = designations.flatMap(({ designation }) => attributes.filter(({ slug }) => slug === designation))
  const filed = populated(product.categories).filter(({ path }) => path)
  const shipping = product.shippingInfo
  const size = [shipping?.length, shipping?.width, shipping?.height].flatMap((value) => (value ? [value] : []))
  const facts = [
    { label: t('weight'), value: shipping?.weight ? weightText(shipping.weight, locale) : null },
    { label: t('size'), value: size.length === 3 ? sizeText(size, locale) : null },
    { label: t('sku'), value: product.sku },
    { label: t('mpn'), value: product.mpn },
  ].filter(({ value }) => value)
  return (
    <article className="shell py-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          {(product.gallery ?? []).map(({ id, image }, index) => (
            <ImageOrPlaceholder
              key={id}
              picture={toPicture(image)}
              sizes="(min-width: 1280px) 700px, (min-width: 1024px) 55vw, 100vw"
              className="rounded-card border-line min-h-40 w-full border object-contain"
              priority={index === 0}
              label={words('noPicture')}
            />
          ))}
        </div>
        <div className="flex flex-col gap-4">
          {vendor ? (
            <a
              href={localizedPath(locale, documentPath('vendors', vendor.slug))}
              className="text-muted underline underline-offset-4"
            >
              {t('by', { vendor: vendorName(vendor) })}
            </a>
          ) : null}
          <h1 lang={langOf(product, 'title')} className="text-4xl">
            {titleText(product.title)}
          </h1>
          {product.lead ? (
            <p lang={langOf(product, 'lead')} className="text-lg">
              {product.lead}
            </p>
          ) : null}
          <PriceLine product={product} locale={locale} large />
          <p className={stock > 0 ? 'text-lichen' : 'text-amanita font-semibold'}>
            {stock > 0 ? t('inStock', { count: stock }) : t('soldOut')}
          </p>
          <RatingLine rating={product.aggregateRating} locale={locale} />
          {product.enableVariants ? (
            <dl className="grid gap-3">
              {(product.variants?.keys ?? []).map((key) => (
                <div key={key.id}>
                  <dt className="text-muted text-sm">{key.label ?? key.identifier}</dt>
                  <dd className="mt-1 flex flex-wrap gap-2">
                    {(key.options ?? []).map((option) => (
                      <Chip key={option.id}>{option.label ?? option.identifier}</Chip>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          {marks.length > 0 ? (
            <ul className="flex flex-wrap gap-2" aria-label={t('quality')}>
              {marks.map((mark) => (
                <li key={mark.slug}>
                  <Chip tone="lichen">{mark.label[locale]}</Chip>
                </li>
              ))}
            </ul>
          ) : null}
          {filed.length > 0 ? (
            <ul className="flex flex-wrap gap-2" aria-label={categories('title')}>
              {filed.map(({ id, title, path }) => (
                <li key={id}>
                  <a href={localizedPath(locale, categoryPath(path ?? ''))} className="hover:underline">
                    <Chip>{title}</Chip>
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      <div className="mt-10">
        <Section id="description" title={t('description')}>
          <RichText value={product.description} locale={locale} lang={langOf(product, 'description')} nested />
        </Section>
        {(product.details ?? []).map((detail) => (
          <Section key={detail.id} title={detail.title}>
            <RichText value={detail.content} locale={locale} lang={langOf(detail, 'content')} nested />
          </Section>
        ))}
        {facts.length > 0 ? (
          <Section id="shipping" title={t('shipping')}>
            <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
              {facts.map(({ label, value }) => (
                <div key={label} className="border-line border-t pt-2">
                  <dt className="text-muted text-sm">{label}</dt>
                  <dd className="tabular">{value}</dd>
                </div>
              ))}
            </dl>
          </Section>
        ) : null}
        {after}
      </div>
    </article>
  )
}
