import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { isLocale, type Locale } from '@/core/locales'
import { limits } from '@/core/limits'
import { isSlug } from '@/core/slugs'

/** The locale of a route; a 404 for anything but our three. */
export async function localeOf(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return locale
}

/** The locale and slug of a route; an invalid slug is a 404 without a query. */
export async function localeAndSlugOf(
  params: Promise<{ locale: string; slug: string }>,
): Promise<{ locale: Locale; slug: string }> {
  const locale = await localeOf(params)
  const slug = decodeSegment((await params).slug)
  if (!isSlug(slug)) notFound()
  return { locale, slug }
}

/** The locale and segments of a route of any depth; invalid segments are a 404 without a query. */
export async function localeAndSegmentsOf(
  params: Promise<{ locale: string; path: string[] }>,
): Promise<{ locale: Locale; segments: string[] }> {
  const locale = await localeOf(params)
  const segments = (await params).path.map(decodeSegment)
  if (!segments.every(isSlug)) notFound()
  return { locale, segments }
}

/** The locale and page number of a route; page 1 is a 404, since it has the bare path. */
export async function localeAndPageOf(
  params: Promise<{ locale: string; page: string }>,
): Promise<{ locale: Locale; page: number }> {
  const locale = await localeOf(params)
  const { page } = await params
  if (!/^[1-9]\d{0,4}$/.test(page) || Number(page) > limits.maxPage || page === '1') notFound()
  return { locale, page: Number(page) }
}

/** The decoded segment; an empty string where it cannot be decoded. */
export const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
