import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { isLocale, type Locale } from '@/core/locales'
import { limits } from '@/core/limits'
import { isSlug } from '@/core/slugs'

/** The locale of a route; anything else than our three is no page of ours. */
export async function localeOf(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return locale
}

/** Locale and slug of a route; a slug that could not have been saved is not looked up. */
export async function localeAndSlugOf(
  params: Promise<{ locale: string; slug: string }>,
): Promise<{ locale: Locale; slug: string }> {
  const locale = await localeOf(params)
  const slug = decodeSegment((await params).slug)
  if (!isSlug(slug)) notFound()
  return { locale, slug }
}

/** Locale and segments of a route of any depth; segments that could not have been saved are not looked up. */
export async function localeAndSegmentsOf(
  params: Promise<{ locale: string; path: string[] }>,
): Promise<{ locale: Locale; segments: string[] }> {
  const locale = await localeOf(params)
  const segments = (await params).path.map(decodeSegment)
  if (!segments.every(isSlug)) notFound()
  return { locale, segments }
}

/** Locale and page number of a route; page 1 has the bare path and no other. */
export async function localeAndPageOf(
  params: Promise<{ locale: string; page: string }>,
): Promise<{ locale: Locale; page: number }> {
  const locale = await localeOf(params)
  const { page } = await params
  if (!/^[1-9]\d{0,4}$/.test(page) || Number(page) > limits.maxPage || page === '1') notFound()
  return { locale, page: Number(page) }
}

/** A segment as it was meant; nothing when it cannot be read. */
export const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
