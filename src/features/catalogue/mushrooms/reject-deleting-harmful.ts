import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'
import { rejectDeletionWhileReferenced } from '@/cms/guards/reject-deletion-while-referenced'
import { label } from '@/cms/labels'
import { eatenCollections, eatenFields, eatenSpecies } from '@/core/eaten-species'
import { harmfulSpecies } from '@/platform/catalogue/harmful-species'

const keep = rejectDeletionWhileReferenced({
  by: eatenCollections.map((slug) => {
    const [collection, fields] = [slug as CollectionSlug, Object.keys(eatenFields(slug))]
    return fields.includes('layout')
      ? { collection, fields, named: (entry) => eatenSpecies(slug, entry) }
      : { collection, fields }
  }),
  text: label(
    'This species harms, and is still named as what one eats or grows by: {who}. Without it nothing would warn of it there: take it out of them or delete them first, or unpublish the species, of which they go on warning.',
    'Esta especie hace daño y todavía la nombran como lo que se come o se cultiva: {who}. Sin ella nada avisaría ahí: quítela antes de esos documentos o bórrelos, o deje la especie sin publicar, con lo que el aviso sigue.',
    'Esta espécie faz mal e ainda é citada como o que se come ou se cultiva por: {who}. Sem ela, nada avisaria ali: retire-a antes desses documentos ou exclua-os, ou deixe a espécie sem publicar, e o aviso continua.',
  ),
})

/** Rejects deleting a harmful species that documents sell, cook or grow: nothing would warn of it there (SAF-04). */
export const rejectDeletingHarmfulInUse: CollectionBeforeDeleteHook = async (call) => {
  if ((await harmfulSpecies(call.req, [Number(call.id)])).length > 0) await keep(call)
}
