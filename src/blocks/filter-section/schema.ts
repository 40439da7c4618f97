import type { Block, PayloadRequest, TextField, ValidateOptions } from 'payload'
import { localizedText, select, text } from '@/cms/fields/basics'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { inLanguage, label } from '@/cms/labels'
import { cardCollections, isCardCollection, type CardCollection } from '@/core/collections'
import { fill } from '@/core/fill'
import { isRecord } from '@/core/is-record'
import { collections } from '@/read-model/collections'
import { collectionOptions } from '../of-collection'

const noSuchSection = label(
  'This archive has no such section with options. It has: {sections}.',
  'Este archivo no tiene esa sección con opciones. Tiene: {sections}.',
  'Este arquivo não tem essa seção com opções. Tem: {sections}.',
)

/** The keys of an archive's filter sections that have options: neither ranges of numbers nor switches. */
async function listedSections(collection: CardCollection, req: PayloadRequest): Promise<string[]> {
  const keys = collections[collection].groups.map(async ({ key, options }) => {
    if (options.kind === 'none') return []
    if (options.kind !== 'branches') return [key]
    const { docs } = await req.payload.find({
      collection: 'categories',
      where: { 'parent.path': { equals: options.root } },
      select: { slug: true },
      depth: 0,
      pagination: false,
      overrideAccess: false,
      // Reads on the save's own connection: with another one each, ten concurrent saves would deadlock on the pool.
      req,
    })
    return docs.map(({ slug }) => slug)
  })
  return (await Promise.all(keys)).flat()
}

/** Rejects a section that the archive does not have, since the page would leave the block out. */
async function isListed(
  value: unknown,
  { siblingData, req }: ValidateOptions<unknown, unknown, TextField, string | string[]>,
): Promise<string | true> {
  const archive = isRecord(siblingData) ? siblingData.relationTo : null
  if (typeof value !== 'string' || value.trim() === '' || !isCardCollection(archive)) return true
  const sections = await listedSections(archive, req)
  return (
    sections.includes(value) || fill(inLanguage(noSuchSection, req.i18n.language), { sections: sections.join(', ') })
  )
}

/** One section of an archive's filters, on any page: each option links to the archive filtered by it (BLK-11). */
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
          collectionOptions(cardCollections),
          { defaultValue: 'mushrooms', required: true },
        ),
        text('section', label('Section', 'Sección', 'Seção'), {
          required: true,
          maxLength: 80,
          validate: isListed,
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
