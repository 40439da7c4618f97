import { label } from '@/cms/labels'
import { productRoot } from '@/core/section-keys'
import { continents, edibilities, types, type Term } from '@/features/catalogue/model'
import { projectStages } from '@/features/content/model'
import { isListedVendor, qualityDesignations, sourcingDesignations, vendorTypes } from '@/features/shop/model'
import { offeredCompounds, otherCompounds } from './chemistry'
import type { FilterGroup, FilterGroups } from './group'
import { seasonStandIns, seasonTerms } from './season'

type Special = Pick<FilterGroup, 'promoted' | 'byName'> & { readonly control?: 'icons' }

const fromCategories = (
  key: string,
  title: FilterGroup['title'],
  root: string,
  special: Special = {},
): FilterGroup => ({ key, title, control: 'options', options: { kind: 'categories', root }, ...special })

const fromTerms = (
  key: string,
  title: FilterGroup['title'],
  terms: readonly Term[],
  special: Special = {},
): FilterGroup => ({ key, title, control: 'options', options: { kind: 'terms', terms }, ...special })

const fromEntries = (key: string, title: FilterGroup['title'], icon: string): FilterGroup => ({
  key,
  title,
  control: 'options',
  options: { kind: 'entries', icon },
})

const range = (key: string, title: FilterGroup['title']): FilterGroup => ({
  key,
  title,
  control: 'range',
  options: { kind: 'none' },
})

const nearMe: FilterGroup = {
  key: 'nearMe',
  title: label('Near Me', 'Cerca de mí', 'Perto de mim'),
  control: 'toggle',
  options: { kind: 'none' },
}

const rating = range('rating', label('Rating', 'Valoración', 'Avaliação'))

const species = fromEntries('species', label('Species', 'Especies', 'Espécies'), 'sprout')

const difficulties: readonly Term[] = ['signal-zero', 'signal-low', 'signal-medium', 'signal-high', 'signal'].map(
  (icon, index) => ({
    slug: String(index + 1),
    icon,
    label: label(`${index + 1} of 5`, `${index + 1} de 5`, `${index + 1} de 5`),
  }),
)

const typeTerms = types.map(({ slug, label: title, icon }) => ({ slug, label: title, icon }))

/** FLT-03: the fixed order of the parts first, ours after it. */
const mushrooms: readonly FilterGroup[] = [
  fromCategories('main_benefit', label('Helps With', 'Ayuda con', 'Ajuda com'), 'helps-with', { byName: true }),
  fromCategories('main_effect', label('Effect', 'Efecto', 'Efeito'), 'effects', { control: 'icons' }),
  {
    key: 'main_chemistry',
    title: label('Chemistry', 'Química', 'Química'),
    control: 'options',
    options: {
      kind: 'parts',
      parts: typeTerms
        .flatMap(({ slug, label: title, icon }) =>
          slug === 'psychoactive' || slug === 'medicinal'
            ? [{ slug, label: title, icon, children: offeredCompounds(slug) }]
            : [],
        )
        .toReversed(),
    },
    understood: otherCompounds,
  },
  fromCategories('main_type', label('Type', 'Tipo', 'Tipo'), 'type', { promoted: ['culinary'] }),
  fromCategories('main_flavor', label('Flavor', 'Sabor', 'Sabor'), 'flavor'),
  fromCategories('main_fragrance', label('Fragrance', 'Aroma', 'Aroma'), 'fragrance'),
  fromCategories('main_texture', label('Texture', 'Textura', 'Textura'), 'texture'),
  fromTerms('edibility', label('Edibility', 'Comestibilidad', 'Comestibilidade'), edibilities),
  {
    key: 'season',
    title: label('Season', 'Temporada', 'Época'),
    control: 'options',
    options: {
      kind: 'parts',
      parts: [
        {
          slug: 'north',
          icon: 'calendar',
          label: label('Northern hemisphere', 'Hemisferio norte', 'Hemisfério norte'),
          children: seasonTerms('n'),
        },
        {
          slug: 'south',
          icon: 'calendar',
          label: label('Southern hemisphere', 'Hemisferio sur', 'Hemisfério sul'),
          children: seasonTerms('s'),
        },
      ],
    },
    promoted: ['now-n', 'now-s'],
    standIns: seasonStandIns,
  },
  fromTerms('continent', label('Continent', 'Continente', 'Continente'), continents),
  fromTerms('difficulty', label('Difficulty to grow', 'Dificultad de cultivo', 'Dificuldade de cultivo'), difficulties),
  rating,
]

const products: readonly FilterGroup[] = [
  nearMe,
  {
    key: 'category',
    title: label('Products', 'Productos', 'Produtos'),
    control: 'options',
    options: { kind: 'branches', root: productRoot },
    promoted: ['mushroom/fresh', 'growing/grow-kits'],
  },
  range('price', label('Price', 'Precio', 'Preço')),
  fromTerms(
    'availability',
    label('Availability', 'Disponibilidad', 'Disponibilidade'),
    [
      { slug: 'in-stock', icon: 'package-check', label: label('In stock', 'En existencias', 'Em estoque') },
      { slug: 'on-sale', icon: 'tag', label: label('On sale', 'En oferta', 'Em promoção') },
    ],
    { promoted: ['on-sale'] },
  ),
  fromTerms('quality', label('Quality', 'Calidad', 'Qualidade'), qualityDesignations),
  fromTerms('sourcing', label('Sourcing', 'Procedencia', 'Origem'), sourcingDesignations),
  rating,
  species,
  fromEntries('vendor', label('Vendor', 'Vendedor', 'Vendedor'), 'store'),
]

const vendorIcons: Readonly<Record<(typeof vendorTypes)[number]['slug'], string>> = {
  grower: 'sprout',
  forager: 'footprints',
  laboratory: 'flask-conical',
  genetics: 'dna',
  equipment: 'wrench',
  wholesale: 'warehouse',
  dropshipping: 'truck',
  affiliate: 'handshake',
  other: 'store',
}

const vendorTerms = vendorTypes
  .filter(({ slug }) => isListedVendor(slug))
  .map(({ slug, label: title }) => ({ slug, label: title, icon: vendorIcons[slug] }))

const topic = fromCategories('topic', label('Topic', 'Tema', 'Tema'), 'topics')

/** What the sidebar of each archive holds, in its order. */
export const filterGroups: FilterGroups = {
  mushrooms,
  products,
  vendors: [
    nearMe,
    fromTerms('vendorType', label('Type', 'Tipo', 'Tipo'), vendorTerms, {
      promoted: ['grower', 'forager', 'laboratory'],
    }),
    fromEntries('country', label('Country', 'País', 'País'), 'globe'),
    rating,
  ],
  growingguides: [
    fromCategories('kind', label('Kind', 'Clase', 'Tipo'), 'guides', { promoted: ['indoor', 'outdoor', 'laboratory'] }),
    fromTerms('difficulty', label('Difficulty', 'Dificultad', 'Dificuldade'), difficulties),
    species,
  ],
  posts: [{ ...topic, promoted: ['identification', 'foraging', 'kitchen'] }, species],
  projects: [
    topic,
    fromTerms('stage', label('State', 'Estado', 'Estado'), projectStages, {
      promoted: ['planned', 'running', 'finished'],
    }),
    fromEntries('place', label('Place', 'Lugar', 'Lugar'), 'map-pin'),
    species,
  ],
}
