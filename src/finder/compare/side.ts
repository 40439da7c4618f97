import type { Danger } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import { isSlug } from '@/core/slugs'
import { findSpecies } from '@/features/catalogue/server'
import { movedTo } from '@/platform/redirects/moved'
import { namedSpecies, type KeyedSpecies } from '@/read-model/identify'
import type { Mushroom } from '@/payload-types'
import { hiddenDangerOf } from '../calls/suggest-call'

/** One of two species that are compared: its card, its record and its document. */
export type Side = KeyedSpecies & { readonly species: Mushroom }

/** What the address names on one side: a species, or a text by which one has to be selected. */
export type RequestedSide = {
  readonly side: Side | null
  readonly query: string
  /** The species with this name, where there are several. */
  readonly meant: readonly KeyedSpecies[]
  /** Whether nothing is known by this text. */
  readonly isUnknown: boolean
  /** Whether it is a name of the species on the other side. */
  readonly isOther: boolean
  /** The worst grade of the unpublished harmful species that the text may mean; null where there is none (SAF-02). */
  readonly hidden: Danger | null
}

const nothing: RequestedSide = { side: null, query: '', meant: [], isUnknown: false, isOther: false, hidden: null }

/** The current slug of the species whose address once was under this one. */
async function movedSlug(slug: string, locale: Locale): Promise<string | null> {
  const target = isSlug(slug) ? await movedTo(locale, documentPath('mushrooms', slug)) : null
  const now = target?.split('/').at(-1)
  return now !== undefined && target === localizedPath(locale, documentPath('mushrooms', now)) ? now : null
}

/** The species under a slug, now or formerly, or with a name in any language, or what is known of the text. */
export async function findSide(query: string, locale: Locale): Promise<RequestedSide> {
  if (query === '') return nothing
  const named = await namedSpecies(query, locale)
  const moved = named.kind === 'none' ? await movedSlug(query, locale) : null
  if (moved !== null) return findSide(moved, locale)
  if (named.kind !== 'one') {
    const [meant, hidden] = [named.kind === 'several' ? named.meant : [], await hiddenDangerOf(query)]
    return { ...nothing, query, meant, isUnknown: named.kind === 'none', hidden }
  }
  const species = await findSpecies(named.species.view.slug, locale)
  return { ...nothing, query, side: species && { ...named.species, species }, isUnknown: species === null }
}

/** A side beside the other one: the same species by another name is marked `isOther` and not compared. */
export const besideOther = (other: Side | null, asked: RequestedSide): RequestedSide =>
  other && other.view.id === asked.side?.view.id ? { ...nothing, query: asked.query, isOther: true } : asked
