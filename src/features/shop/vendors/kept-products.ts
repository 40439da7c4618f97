import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { inLanguage, label } from '@/cms/labels'

const hasProducts = label(
  'This vendor still has products ({n}). Delete them first, or give them to another vendor: without one they would be sold by nobody.',
  'Este vendedor todavía tiene productos ({n}). Bórrelos primero o asígnelos a otro vendedor: sin uno no los vendería nadie.',
  'Este vendedor ainda tem produtos ({n}). Exclua-os primeiro ou passe-os a outro vendedor: sem um, ninguém os venderia.',
)

/**
 * A vendor is not deleted from under its products, which would be on sale without one (D-30); the samples' own go with
 * their products.
 * @throws APIError 409 while a product names it
 */
export const keepProducts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.payloadAPI === 'local') return
  const { totalDocs } = await req.payload.count({
    collection: 'products',
    where: { vendor: { equals: id } },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) return
  const message = inLanguage(hasProducts, req.i18n.language).replace('{n}', String(totalDocs))
  throw new APIError(message, 409, null, true)
}
