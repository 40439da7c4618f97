import {
  MetaDescriptionField,
  MetaImageField,
  MetaTitleField,
  OverviewField,
  PreviewField,
} from '@payloadcms/plugin-seo/fields'
import type { Tab } from 'payload'
import { label } from '../labels'

/** The tab with what search engines and shared links show: `meta {title, description, image}` (P2 §3). */
export const metaTab: Tab = {
  name: 'meta',
  label: label('Search and sharing', 'Buscadores y redes', 'Buscadores e redes'),
  fields: [
    OverviewField({ titlePath: 'meta.title', descriptionPath: 'meta.description', imagePath: 'meta.image' }),
    MetaTitleField({}),
    MetaDescriptionField({}),
    MetaImageField({ relationTo: 'media' }),
    PreviewField({ hasGenerateFn: false }),
  ],
}
