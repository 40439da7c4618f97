import type { CollectionConfig } from 'payload'
import { adminOnly } from '@/cms/access/presets'
import { select, text } from '@/cms/fields/basics'
import { adminGroups, label } from '@/cms/labels'
import { limits } from '@/core/limits'
import { searchMeanings } from './search-meanings.data'

/** Further names by which a species, or a poisoning, is searched (SAF-02, SAF-03). */
export const SearchTerms: CollectionConfig = {
  slug: 'searchterms',
  labels: {
    singular: label('Search terms', 'Términos de búsqueda', 'Termos de busca'),
    plural: label('Search terms', 'Términos de búsqueda', 'Termos de busca'),
  },
  admin: {
    group: adminGroups.catalogue,
    useAsTitle: 'title',
    defaultColumns: ['title', 'means', 'species', 'updatedAt'],
    listSearchableFields: ['title', 'terms'],
    description: label(
      'Old, regional and misspelled names, one a line, in any language. Of a poisoning also rules: “ate / swallowed + mushroom / mushrooms” means one word of each side of the +, anywhere in a sentence; “poisoned / overdose” means any one of them.',
      'Nombres antiguos, regionales y mal escritos, uno por línea, en cualquier idioma. Para una intoxicación, también reglas: «comió / tragó + seta / setas» exige una palabra de cada lado del +, en cualquier lugar de la frase; «envenenado / sobredosis», una cualquiera de ellas.',
      'Nomes antigos, regionais e mal escritos, um por linha, em qualquer idioma. Para uma intoxicação, também regras: “comeu / engoliu + cogumelo / cogumelos” exige uma palavra de cada lado do +, em qualquer lugar da frase; “envenenado / overdose”, qualquer uma delas.',
    ),
  },
  access: adminOnly,
  graphQL: false,
  lockDocuments: false,
  fields: [
    text('title', label('Title', 'Título', 'Título'), { required: true, unique: true }),
    select({ name: 'means', label: label('Means', 'Significa', 'Significa') }, searchMeanings, {
      required: true,
      defaultValue: 'species',
    }),
    {
      name: 'species',
      type: 'relationship',
      relationTo: 'mushrooms',
      label: label('Species', 'Especie', 'Espécie'),
      admin: { condition: (data) => data.means === 'species' },
    },
    {
      name: 'terms',
      type: 'textarea',
      required: true,
      maxLength: limits.search.terms,
      label: label('Terms, one a line', 'Términos, uno por línea', 'Termos, um por linha'),
    },
  ],
}
