import type { FlattenedField } from 'payload'
import { rejectDeletionWhileReferenced } from '@/cms/guards/reject-deletion-while-referenced'
import { label } from '@/cms/labels'
import { isRecord } from '@/core/is-record'
import { relatedId } from '@/core/relation'

/**
 * Rejects deleting a form that has submissions: without their form they mean nothing, and the database would fail on
 * the first (FRM-04).
 */
export const keepSubmissions = rejectDeletionWhileReferenced({
  by: [{ collection: 'form-submissions', fields: ['form'] }],
  text: label(
    'Visitors have sent this form ({n}). Delete its submissions first; what they hold is gone with them.',
    'Hay envíos de este formulario ({n}). Borre primero sus envíos; con ellos se pierde lo que contienen.',
    'Há envios deste formulário ({n}). Exclua primeiro os envios; com eles se perde o que contêm.',
  ),
})

/** The block fields of a collection that may hold a form. */
const listsWithForms = (fields: readonly FlattenedField[]): string[] =>
  fields.flatMap((field) =>
    field.type === 'blocks' &&
    (field.blockReferences ?? field.blocks).some((block) => (typeof block === 'string' ? block : block.slug) === 'form')
      ? [field.name]
      : [],
  )

const shownForms = (blocks: unknown) =>
  (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown) =>
    isRecord(block) && block.blockType === 'form' ? relatedId(block.form) : [],
  )

/** Rejects deleting a form that pages show, too: they would be published without it, and nobody would notice. */
export const keepShownForms = rejectDeletionWhileReferenced({
  by: (req) =>
    req.payload.config.collections.flatMap(({ slug, flattenedFields }) =>
      listsWithForms(flattenedFields).map((list) => ({
        collection: slug,
        fields: [list],
        named: (entry) => shownForms(entry[list]),
      })),
    ),
  text: label(
    'This form stands on {who}. Take it away there first, or put another one in its place.',
    'Este formulario está en {who}. Quítelo antes de ahí o ponga otro en su lugar.',
    'Este formulário está em {who}. Retire-o antes de lá ou coloque outro no lugar.',
  ),
})
