import type { Field } from 'payload'
import { cardCollections } from '@/core/collections'
import type { PagedCollection } from '@/core/paths'
import { safeUrl } from '@/core/safe-url'
import { label } from '../labels'
import { localizedText, select, text } from './basics'

/** Collections a link may point at: those whose documents have pages. */
export const linkTargets: readonly PagedCollection[] = ['pages', ...cardCollections]

/** The valid beginnings of a link's address, written the same in every language. */
export const addressForms = 'http(s)://, www., mailto:, tel:, /…, #…'

/** Rejects an address that is not http(s), mailto, tel, a path of this site or a fragment. */
export const validateUrl = (value: unknown): true | string =>
  value === null || value === undefined || value === '' || safeUrl(value) !== null ? true : addressForms

/**
 * The fields of a CMS link: a document or an address, and a label (DAT-15). Required, since pages leave out a dangling
 * link.
 */
const linkFields: Field[] = [
  {
    type: 'row',
    fields: [
      select(
        { name: 'type', label: label('Kind', 'Tipo', 'Tipo') },
        [
          { slug: 'reference', label: label('Page of this site', 'Página de este sitio', 'Página deste site') },
          { slug: 'custom', label: label('Address', 'Dirección', 'Endereço') },
        ],
        { defaultValue: 'custom', required: true },
      ),
      select(
        { name: 'appearance', label: label('Look', 'Aspecto', 'Aparência') },
        [
          { slug: 'default', label: label('Text link', 'Enlace de texto', 'Link de texto') },
          { slug: 'primary', label: label('Main button', 'Botón principal', 'Botão principal') },
          { slug: 'secondary', label: label('Second button', 'Botón secundario', 'Botão secundário') },
        ],
        { defaultValue: 'default' },
      ),
      {
        name: 'newTab',
        type: 'checkbox',
        label: label('Open in a new tab', 'Abrir en otra pestaña', 'Abrir em outra aba'),
      },
    ],
  },
  localizedText('label', label('Text', 'Texto', 'Texto'), { required: true, maxLength: 80 }),
  {
    name: 'reference',
    type: 'relationship',
    label: label('Page', 'Página', 'Página'),
    relationTo: [...linkTargets],
    required: true,
    admin: { condition: (_, siblings) => siblings.type === 'reference' },
  },
  text('url', label('Address', 'Dirección', 'Endereço'), {
    required: true,
    validate: validateUrl,
    maxLength: 2048,
    admin: { condition: (_, siblings) => siblings.type !== 'reference' },
  }),
]

export const linkList = (name = 'links', maxRows = 6): Field => ({
  name,
  type: 'array',
  label: label('Links', 'Enlaces', 'Links'),
  maxRows,
  fields: linkFields,
})
