import type { Block } from 'payload'
import { localizedText, select, text } from '@/cms/fields/basics'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'

/** One section of an archive's filters, on any page: each option leads to the archive narrowed by it (BLK-11). */
export const filterSectionBlock: Block = {
  slug: 'filterSection',
  interfaceName: 'FilterSectionBlock',
  custom: needsOneOf('section'),
  labels: {
    singular: label('Filter section', 'Sección de filtros', 'Seção de filtros'),
    plural: label('Filter sections', 'Secciones de filtros', 'Seções de filtros'),
  },
  fields: [
    localizedText('title', label('Title', 'Título', 'Título'), { maxLength: 120 }),
    {
      type: 'row',
      fields: [
        select(
          { name: 'relationTo', label: label('Archive', 'Archivo', 'Arquivo') },
          [
            { slug: 'mushrooms', label: label('Species', 'Especies', 'Espécies') },
            { slug: 'products', label: label('Products', 'Productos', 'Produtos') },
            { slug: 'vendors', label: label('Vendors', 'Vendedores', 'Vendedores') },
            { slug: 'growingguides', label: label('Growing guides', 'Guías de cultivo', 'Guias de cultivo') },
            { slug: 'posts', label: label('Posts', 'Artículos', 'Artigos') },
            { slug: 'projects', label: label('Projects', 'Proyectos', 'Projetos') },
            { slug: 'recipes', label: label('Recipes', 'Recetas', 'Receitas') },
          ],
          { defaultValue: 'mushrooms', required: true },
        ),
        text('section', label('Section', 'Sección', 'Seção'), {
          required: true,
          maxLength: 80,
          admin: {
            description: label(
              'As the archive’s address names it once an option is ticked: main_type in …?main_type=culinary.',
              'Como la nombra la dirección del archivo al marcar una opción: main_type en …?main_type=culinary.',
              'Como o endereço do arquivo a nomeia ao marcar uma opção: main_type em …?main_type=culinary.',
            ),
          },
        }),
      ],
    },
  ],
}
