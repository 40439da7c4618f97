import { revalidatePath } from 'next/cache'
import { locales } from '@/core/locales'

/** What is to be revalidated: whole layouts, single addresses without a locale, and route patterns as Next names them. */
export type RefreshPlan = {
  readonly layouts: readonly string[]
  readonly paths: readonly string[]
  readonly patterns: readonly string[]
}

/** Drops pages from Next's route cache, in every locale. It works inside a request only. */
export function revalidateRoutes(plans: readonly RefreshPlan[]): void {
  const layouts = new Set(plans.flatMap((plan) => plan.layouts))
  for (const layout of layouts) revalidatePath(layout, 'layout')
  // Revalidating a layout covers the pages inside it.
  if (layouts.size > 0) return
  for (const pattern of new Set(plans.flatMap((plan) => plan.patterns))) revalidatePath(pattern, 'page')
  for (const path of new Set(plans.flatMap((plan) => plan.paths)))
    for (const locale of locales) revalidatePath(path === '/' ? `/${locale}` : `/${locale}${path}`)
}
