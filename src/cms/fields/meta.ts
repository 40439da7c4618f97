import {
  MetaDescriptionField,
  MetaImageField,
  MetaTitleField,
  OverviewField,
  PreviewField,
} from '@payloadcms/plugin-seo/fields'
import type { Tab } from 'payload'
import { asNumber } from '../import-rows'
import { label } from '../labels'

const picture = MetaImageField({
  relationTo: 'media',
  overrides: { label: label('Picture when shared', 'Imagen al compartir', 'Imagem ao compartilhar') },
})
Object.assign((picture.admin ??= {}), {
  description: label(
    'Shown where the page is shared. Best wider than high.',
    'Se ve donde se comparte la página. Mejor más ancha que alta.',
    'Aparece onde a página é compartilhada. Melhor mais larga que alta.',
  ),
})

picture.custom = { 'plugin-import-export': { hooks: { beforeExport: asNumber } } }

/** The tab with what search engines and shared links show: `meta {title, description, image}` (DAT-16). */
export const metaTab: Tab = {
  name: 'meta',
  // Short, for it stands last in a row of tabs beside the sidebar.
  label: label('Search and sharing', 'Búsqueda y redes', 'Busca e redes'),
  fields: [
    OverviewField({
      titlePath: 'meta.title',
      descriptionPath: 'meta.description',
      imagePath: 'meta.image',
      overrides: { label: label('Overview', 'Resumen', 'Resumo') },
    }),
    MetaTitleField({ overrides: { label: label('Title in searches', 'Título en búsquedas', 'Título em buscas') } }),
    MetaDescriptionField({
      overrides: { label: label('Description in searches', 'Descripción en búsquedas', 'Descrição em buscas') },
    }),
    picture,
    PreviewField({
      hasGenerateFn: false,
      overrides: { label: label('Preview', 'Vista previa', 'Pré-visualização') },
    }),
  ],
}
