import type { BreadcrumbList } from 'schema-dts'
import type { Locale } from '@/core/locales'
import { pageUrl } from '../alternates'

/** A step of a breadcrumb, its path without a locale. */
export type Step = { readonly name: string; readonly path: string }

export const breadcrumbList = (steps: readonly Step[], locale: Locale): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: pageUrl(locale, encodeURI(path)),
  })),
})
