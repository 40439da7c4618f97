import type { CollectionBeforeDeleteHook } from 'payload'
import { rejectDeletionWhileReferenced } from '@/cms/guards/reject-deletion-while-referenced'
import { label } from '@/cms/labels'

const keep = rejectDeletionWhileReferenced({
  by: [{ collection: 'products', fields: ['vendor'] }],
  text: label(
    'This vendor still has products ({n}). Delete them first, or give them to another vendor: without one they would be sold by nobody.',
    'Este vendedor todavía tiene productos ({n}). Bórrelos primero o asígnelos a otro vendedor: sin uno no los vendería nadie.',
    'Este vendedor ainda tem produtos ({n}). Exclua-os primeiro ou passe-os a outro vendedor: sem um, ninguém os venderia.',
  ),
})

/** Rejects deleting a vendor that has products (D-30), except by the local API: samples are deleted with theirs. */
export const keepProducts: CollectionBeforeDeleteHook = async (call) => {
  if (call.req.payloadAPI !== 'local') await keep(call)
}
