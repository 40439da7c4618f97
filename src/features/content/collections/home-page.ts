import {
  APIError,
  ValidationError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { isDraftSave } from '@/cms/changes/plugin'
import { inLanguage, label } from '@/cms/labels'
import { homeSlug } from '@/core/paths'

type Row = { id: number | string; slug?: unknown; _status?: unknown }

/** These messages contain no colon, after which the admin would parse a list of fields. */
const kept = {
  slug: label(
    'This is the home page. It keeps the address “home”, as by it the site finds its first page.',
    'Esta es la portada. Conserva la dirección «home», pues por ella el sitio encuentra su primera página.',
    'Esta é a página inicial. Ela mantém o endereço “home”, pois por ele o site encontra sua primeira página.',
  ),
  draft: label(
    'This is the home page. It stays published, as without it the site has no first page. Its text and blocks may be changed, or saved as a draft.',
    'Esta es la portada. Sigue publicada, pues sin ella el sitio no tiene primera página. Su texto y sus bloques se pueden cambiar o guardar como borrador.',
    'Esta é a página inicial. Ela continua publicada, pois sem ela o site não tem primeira página. Seu texto e seus blocos podem ser alterados ou salvos como rascunho.',
  ),
  deleted: label(
    'This is the home page. It is not deleted, as without it the site has no first page. Its text and blocks may be changed.',
    'Esta es la portada. No se borra, pues sin ella el sitio no tiene primera página. Su texto y sus bloques se pueden cambiar.',
    'Esta é a página inicial. Ela não é excluída, pois sem ela o site não tem primeira página. Seu texto e seus blocos podem ser alterados.',
  ),
}

/** Whether a page is the published home page at `/`, by its row, since its newest draft may have another slug. */
async function isHome(id: number | string, req: PayloadRequest): Promise<boolean> {
  const row = await req.payload.db.findOne<Row>({
    collection: 'pages',
    where: { id: { equals: id } },
    select: { slug: true, _status: true },
    req,
  })
  return row?.slug === homeSlug && row._status === 'published'
}

/**
 * Keeps the home page's slug, and keeps it published (NAV-01). The hook runs for the form, bulk edits, restored
 * versions and schedules alike.
 * @throws ValidationError on the slug, APIError 400 where it would be unpublished, in the editor's language
 */
export const keepHome: CollectionBeforeValidateHook<Row> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || !data) return data
  const isRenamed = data.slug !== undefined && data.slug !== homeSlug
  const isTakenAway = data._status === 'draft' && !isDraftSave(data, req)
  if (!(isRenamed || isTakenAway) || !(await isHome(originalDoc.id, req))) return data
  const { language } = req.i18n
  if (!isRenamed) throw new APIError(inLanguage(kept.draft, language), 400, null, true)
  const message = inLanguage(kept.slug, language)
  // A bulk edit shows only the error's own message, which would otherwise just name the field.
  throw Object.assign(new ValidationError({ errors: [{ path: 'slug', message }] }), { message })
}

/** @throws APIError 400, in the editor's language */
export const keepHomeFromDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isHome(id, req)) throw new APIError(inLanguage(kept.deleted, req.i18n.language), 400, null, true)
}
