import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { inLanguage, label } from '@/cms/labels'

const hasSubmissions = label(
  'Visitors have sent this form ({n}). Delete its submissions first; what they hold is gone with them.',
  'Hay envíos de este formulario ({n}). Borre primero sus envíos; con ellos se pierde lo que contienen.',
  'Há envios deste formulário ({n}). Exclua primeiro os envios; com eles se perde o que contêm.',
)

/**
 * A form is not deleted from under what visitors sent by it: a submission without its form is none, and the database
 * would fail on the first (FRM-04).
 * @throws APIError 409 while it has submissions
 */
export const keepSubmissions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'form-submissions',
    where: { form: { equals: id } },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) return
  const message = inLanguage(hasSubmissions, req.i18n.language).replace('{n}', String(totalDocs))
  throw new APIError(message, 409, null, true)
}
