import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { fieldError } from '@/cms/field-error'
import { inLanguage, label } from '@/cms/labels'
import { fill } from '@/core/fill'
import { documentPath } from '@/core/paths'
import { relatedId } from '@/core/relation'
import { isSlug } from '@/core/slugs'
import type { Mushroom, Redirect } from '@/payload-types'
import { harmfulSpecies } from '@/platform/catalogue/harmful-species'
import { plainPath } from '@/platform/redirects/rules'

const taken = label(
  'This address led to {species}, which harms: old links to it and its printed codes would open this species. Choose another.',
  'Esta dirección llevaba a {species}, que hace daño: sus enlaces antiguos y códigos impresos abrirían esta especie. Elija otra.',
  'Este endereço levava a {species}, que faz mal: seus links antigos e códigos impressos abririam esta espécie. Escolha outro.',
)

/**
 * The scientific name of another species that harms and to which this slug redirects; undefined without one. Capitals
 * are the same address: the site redirects from one spelling to the other.
 */
async function harmfulAt(req: PayloadRequest, slug: string, own: number | undefined): Promise<string | undefined> {
  const path = plainPath(documentPath('mushrooms', slug))
  const { docs } = await req.payload.db.find<Redirect>({
    collection: 'redirects',
    where: { from: { like: path } },
    pagination: false,
    req,
  })
  const ids = docs.flatMap(({ from, to }) => {
    const reference = from.toLowerCase() === path?.toLowerCase() ? to?.reference : null
    const id = reference?.relationTo === 'mushrooms' ? relatedId(reference.value) : null
    return id === null || id === own ? [] : [id]
  })
  const [species] = await harmfulSpecies(req, ids)
  return species?.specie?.scientificName
}

const isShownAt = async (req: PayloadRequest, slug: string, id: number): Promise<boolean> => {
  const row = await req.payload.db.findOne<Mushroom>({
    collection: 'mushrooms',
    where: { id: { equals: id } },
    select: { slug: true, _status: true },
    req,
  })
  return row?._status === 'published' && row.slug === slug
}

/**
 * Rejects the former slug of another species that harms: whoever opens a saved link or a printed code of that one would
 * read about this one (SAF-04). A species that has its page there already may be saved.
 */
export const rejectHarmfulAddress: CollectionBeforeChangeHook<Mushroom> = async ({ data, originalDoc, req }) => {
  // Payload gives a new document an empty `originalDoc`.
  const { id, slug: before }: Partial<Mushroom> = originalDoc ?? {}
  const slug = data.slug ?? before
  if (!isSlug(slug)) return data
  const species = await harmfulAt(req, slug, id)
  if (species === undefined || (id !== undefined && (await isShownAt(req, slug, id)))) return data
  throw fieldError(req, 'slug', fill(inLanguage(taken, req.i18n.language), { species }))
}
