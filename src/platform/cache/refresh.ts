import type { Payload } from 'payload'
import { insideNext } from '@/core/env'
import { locales } from '@/core/locales'
import { forgetPages } from '../lifecycle/page-answers'
import { isPaged, refreshesEverything, refreshPlan, siteLayout } from './manifest'

type Revalidate = (path: string, type?: 'page' | 'layout') => void

/** Next's function, where there is a Next: the seed and the migrations run in plain Node without it. */
async function revalidator(): Promise<Revalidate | null> {
  if (!insideNext) return null
  const { revalidatePath } = await import('next/cache')
  return revalidatePath
}

/** Outside a request (a job, a script) there is no route cache to reach; that is no fault of the save. */
function attempt(revalidate: Revalidate, path: string, type?: 'page' | 'layout'): void {
  forgetPages()
  try {
    revalidate(path, type)
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('static generation store')) throw error
  }
}

/** Drops every page of the site from the route cache. */
export async function refreshSite(): Promise<void> {
  const revalidate = await revalidator()
  if (revalidate) attempt(revalidate, siteLayout, 'layout')
}

/** Drops the pages of documents, and the pages that list them, from the route cache in every locale. */
export async function refreshDocuments(collection: string, slugs: readonly string[]): Promise<void> {
  if (refreshesEverything(collection)) return refreshSite()
  if (!isPaged(collection)) return
  const revalidate = await revalidator()
  if (!revalidate) return
  const { paths, patterns } = refreshPlan(collection, slugs)
  for (const path of paths) {
    for (const locale of locales) attempt(revalidate, path === '/' ? `/${locale}` : `/${locale}${path}`)
  }
  for (const pattern of patterns) attempt(revalidate, pattern, 'page')
}

/** Refreshes the pages of a document known by its counter key, `mushrooms:12`. */
export async function refreshByKey(payload: Payload, key: string): Promise<void> {
  const [collection, id] = key.split(':')
  if (!insideNext || !collection || !isPaged(collection)) return
  const found = await payload.db.findOne<{ id: number; slug?: string }>({
    collection,
    where: { id: { equals: Number(id) } },
  })
  if (found?.slug) await refreshDocuments(collection, [found.slug])
}
