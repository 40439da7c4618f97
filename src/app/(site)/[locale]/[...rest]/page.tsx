import { notFound } from 'next/navigation'
import { localeOf } from '@/platform/i18n/params'

/** Every address without a page of its own gets the site's 404, in the reader's language (NAV-17). */
export default async function UnknownPage({ params }: { params: Promise<{ locale: string; rest: string[] }> }) {
  await localeOf(params)
  notFound()
}
