import type { CollectionSlug } from 'payload'
import type { Localized } from '@/core/locales'
import type { Picture } from './pictures'
import type { SeedItem } from './upsert'

/** A localized text, for the small items of the loader's tests. */
export const texts = (en: string, es: string, pt: string): Localized => ({ en, es, pt })

export const post = (slug: string, title: Localized): SeedItem => ({
  collection: 'posts',
  key: slug,
  where: { slug: { equals: slug } },
  fingerprint: title,
  data: () => ({ _status: 'published', title, slug, lead: title, author: 'Nobody' }),
})

const stage = (title: Localized) => ({ title, description: title, days: { min: 1, max: 2 } })

/** A guide with one localized row for each stage. */
export const guide = (slug: string, stages: Localized[]): SeedItem => ({
  collection: 'growingguides',
  key: slug,
  where: { slug: { equals: slug } },
  fingerprint: stages,
  data: () => ({ _status: 'published', title: texts('Guide', 'Guía', 'Guia'), slug, stages: stages.map(stage) }),
})

/** A document that only the ledger finds again, since its `where` matches nothing. */
export const anything = (
  collection: CollectionSlug,
  key: string,
  data: Record<string, unknown>,
  author?: number,
): SeedItem => ({
  collection,
  key,
  where: { id: { equals: 0 } },
  fingerprint: data,
  data: () => ({ _status: 'published', ...data }),
  ...(author === undefined ? {} : { context: () => ({ author }) }),
})

export const sample: typeof anything = (collection, key, data, author) =>
  anything(collection, key, { ...data, sample: true }, author)

export const member = (name: string): SeedItem =>
  sample('users', name, { name, email: `${name}@members.test`, password: 'a-long-enough-password', roles: ['member'] })

export const drawing = (key: string): Picture => ({
  key,
  svg: () => '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>',
  facts: key,
  width: 40,
  alt: texts('A drawing', 'Un dibujo', 'Um desenho'),
  caption: null,
})
