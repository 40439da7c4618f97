import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'
import { keepWhileNamed } from '@/cms/guards/kept-while-named'
import { label } from '@/cms/labels'
import { eatenFields, eatenSpecies, withdrawnCollections } from '@/core/eaten-species'
import { harmfulSpecies } from '@/platform/catalogue/harmful-species'

const keep = keepWhileNamed({
  by: withdrawnCollections.map((slug) => {
    const [collection, fields] = [slug as CollectionSlug, Object.keys(eatenFields(slug))]
    return fields.includes('layout')
      ? { collection, fields, named: (entry) => eatenSpecies(slug, entry) }
      : { collection, fields }
  }),
  text: label(
    'This species harms, and is still named as what one eats by: {who}. Without it they would be sold and cooked again: take it out of them or delete them first, or unpublish the species, which leaves them withdrawn.',
    'Esta especie hace daño y todavía la nombran como lo que se come: {who}. Sin ella volverían a venderse y cocinarse: quítela antes de ahí o bórrelos, o deje la especie sin publicar, con lo que siguen retirados.',
    'Esta espécie faz mal e ainda é citada como o que se come por: {who}. Sem ela, voltariam a ser vendidos e cozinhados: retire-a antes de lá ou exclua-os, ou deixe a espécie sem publicar, e eles continuam retirados.',
  ),
})

/** A species that harms is not deleted from under what is sold and cooked of it, which nothing would withdraw any more (SAF-04). */
export const keepEaten: CollectionBeforeDeleteHook = async (call) => {
  if ((await harmfulSpecies(call.req, [Number(call.id)])).length > 0) await keep(call)
}
