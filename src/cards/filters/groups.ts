import { label } from '@/cms/labels'
import { compoundsOf, continents, edibilities, types, type Term } from '@/features/catalogue/model'
import { projectStages } from '@/features/content/model'
import { isListedVendor, qualityDesignations, sourcingDesignations, vendorTypes } from '@/features/shop/model'
import type { FilterGroup, FilterGroups } from './group'

const fromCategories = (
  key: string,
  title: FilterGroup['title'],
  root: string,
  control: 'options' | 'icons' = 'options',
): FilterGroup => ({ key, title, control, options: { kind: 'categories', root } })

const fromTerms = (key: string, title: FilterGroup['title'], terms: readonly Term[]): FilterGroup => ({
  key,
  title,
  control: 'options',
  options: { kind: 'terms', terms },
})

const fromEntries = (key: string, title: FilterGroup['title']): FilterGroup => ({
  key,
  title,
  control: 'options',
  options: { kind: 'entries' },
})

const nearMe: FilterGroup = {
  key: 'nearMe',
  title: label('Near Me', 'Cerca de mí', 'Perto de mim'),
  control: 'toggle',
  options: { kind: 'none' },
}

const ratings: readonly Term[] = ['4', '3', '2'].map((slug) => ({
  slug,
  icon: 'star',
  label: label(`${slug} stars and up`, `${slug} estrellas o más`, `${slug} estrelas ou mais`),
}))
const rating = fromTerms('rating', label('Rating', 'Valoración', 'Avaliação'), ratings)

const difficulties: readonly Term[] = ['1', '2', '3', '4', '5'].map((slug) => ({
  slug,
  icon: 'signal',
  label: label(`${slug} of 5`, `${slug} de 5`, `${slug} de 5`),
}))

const compoundTerms = (group: 'psychoactive' | 'medicinal'): readonly Term[] =>
  compoundsOf(group).map(({ slug, name }) => ({ slug, label: name, icon: 'flask-conical' }))

const monthTerms = (hemisphere: 'n' | 's'): readonly Term[] =>
  Array.from({ length: 12 }, (_, month) => {
    const name = (locale: string): string =>
      new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 1))
    return { slug: `${hemisphere}${month + 1}`, icon: 'calendar', label: label(name('en'), name('es'), name('pt')) }
  })

const typeTerms = types.map(({ slug, label: title, icon }) => ({ slug, label: title, icon }))

/** FLT-03: the fixed order of the parts first, ours after it. */
const mushrooms: readonly FilterGroup[] = [
  fromCategories('main_benefit', label('Helps With', 'Ayuda con', 'Ajuda com'), 'helps-with'),
  fromCategories('main_effect', label('Effect', 'Efecto', 'Efeito'), 'effects', 'icons'),
  {
    key: 'main_chemistry',
    title: label('Chemistry', 'Química', 'Química'),
    control: 'options',
    options: {
      kind: 'parts',
      parts: typeTerms
        .flatMap(({ slug, label: title, icon }) =>
          slug === 'psychoactive' || slug === 'medicinal'
            ? [{ slug, label: title, icon, children: compoundTerms(slug) }]
            : [],
        )
        .toReversed(),
    },
  },
  fromCategories('main_type', label('Type', 'Tipo', 'Tipo'), 'type'),
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
          children: monthTerms('n'),
        },
        {
          slug: 'south',
          icon: 'calendar',
          label: label('Southern hemisphere', 'Hemisferio sur', 'Hemisfério sul'),
          children: monthTerms('s'),
        },
      ],
    },
  },
  fromTerms('continent', label('Continent', 'Continente', 'Continente'), continents),
  fromTerms('difficulty', label('Difficulty to grow', 'Dificultad de cultivo', 'Dificuldade de cultivo'), difficulties),
  rating,
]

/** The product groups of P1 §3 are the categories below `products`; each top one becomes a section (FLT-01). */
export const productRoot = 'products'

const products: readonly FilterGroup[] = [
  nearMe,
  {
    key: 'category',
    title: label('Products', 'Productos', 'Produtos'),
    control: 'options',
    options: { kind: 'branches', root: productRoot },
  },
  {
    key: 'price',
    title: label('Price', 'Precio', 'Preço'),
    control: 'range',
    options: { kind: 'none' },
  },
  fromTerms('availability', label('Availability', 'Disponibilidad', 'Disponibilidade'), [
    { slug: 'in-stock', icon: 'package-check', label: label('In stock', 'En existencias', 'Em estoque') },
    { slug: 'on-sale', icon: 'tag', label: label('On sale', 'En oferta', 'Em promoção') },
  ]),
  fromTerms('quality', label('Quality', 'Calidad', 'Qualidade'), qualityDesignations),
  fromTerms('sourcing', label('Sourcing', 'Procedencia', 'Origem'), sourcingDesignations),
  rating,
  fromEntries('species', label('Species', 'Especies', 'Espécies')),
  fromEntries('vendor', label('Vendor', 'Vendedor', 'Vendedor')),
]

const vendorTerms = vendorTypes
  .filter(({ slug }) => isListedVendor(slug))
  .map(({ slug, label: title }) => ({ slug, label: title, icon: 'store' }))

/** What the sidebar of each archive holds, in its order. */
export const filterGroups: FilterGroups = {
  mushrooms,
  products,
  vendors: [
    nearMe,
    fromTerms('vendorType', label('Type', 'Tipo', 'Tipo'), vendorTerms),
    fromEntries('country', label('Country', 'País', 'País')),
    rating,
  ],
  growingguides: [
    fromCategories('kind', label('Kind', 'Clase', 'Tipo'), 'guides'),
    fromTerms('difficulty', label('Difficulty', 'Dificultad', 'Dificuldade'), difficulties),
    fromEntries('species', label('Species', 'Especies', 'Espécies')),
  ],
  posts: [
    fromCategories('topic', label('Topic', 'Tema', 'Tema'), 'topics'),
    fromEntries('species', label('Species', 'Especies', 'Espécies')),
  ],
  projects: [
    fromCategories('topic', label('Topic', 'Tema', 'Tema'), 'topics'),
    fromTerms('stage', label('State', 'Estado', 'Estado'), projectStages),
    fromEntries('species', label('Species', 'Especies', 'Espécies')),
  ],
}
