import type { Term } from './term'

/** D-20: how well a use is founded. */
export const evidenceLevels = [
  {
    slug: 'traditional',
    label: { en: 'Traditional use', es: 'Uso tradicional', pt: 'Uso tradicional' },
    icon: 'scroll-text',
  },
  { slug: 'in-vitro', label: { en: 'In vitro', es: 'In vitro', pt: 'In vitro' }, icon: 'scroll-text' },
  {
    slug: 'animal',
    label: { en: 'Animal study', es: 'Estudio en animales', pt: 'Estudo em animais' },
    icon: 'scroll-text',
  },
  {
    slug: 'human-trial',
    label: { en: 'Human trial', es: 'Ensayo en humanos', pt: 'Ensaio em humanos' },
    icon: 'scroll-text',
  },
] as const satisfies readonly Term[]

/** One icon for each edibility, wherever it stands. */
export const edibilityIcons = {
  choice: 'star',
  edible: 'utensils',
  'edible-when-cooked': 'cooking-pot',
  medicinal: 'heart-pulse',
  psychoactive: 'sparkles',
  inedible: 'utensils-crossed',
  suspect: 'circle-help',
  toxic: 'triangle-alert',
  deadly: 'skull',
} as const

/** Edibility of a species or a look-alike (D-29). */
export const edibilities = [
  {
    slug: 'choice',
    label: { en: 'Choice edible', es: 'Excelente comestible', pt: 'Comestível excelente' },
    icon: edibilityIcons.choice,
  },
  { slug: 'edible', label: { en: 'Edible', es: 'Comestible', pt: 'Comestível' }, icon: edibilityIcons.edible },
  {
    slug: 'edible-when-cooked',
    label: { en: 'Edible when cooked', es: 'Comestible solo cocinado', pt: 'Comestível apenas cozido' },
    icon: edibilityIcons['edible-when-cooked'],
  },
  { slug: 'medicinal', label: { en: 'Medicinal', es: 'Medicinal', pt: 'Medicinal' }, icon: edibilityIcons.medicinal },
  {
    slug: 'psychoactive',
    label: { en: 'Psychoactive', es: 'Psicoactivo', pt: 'Psicoativo' },
    icon: edibilityIcons.psychoactive,
  },
  {
    slug: 'inedible',
    label: { en: 'Inedible', es: 'No comestible', pt: 'Não comestível' },
    icon: edibilityIcons.inedible,
  },
  { slug: 'suspect', label: { en: 'Suspect', es: 'Sospechoso', pt: 'Suspeito' }, icon: edibilityIcons.suspect },
  { slug: 'toxic', label: { en: 'Toxic', es: 'Tóxico', pt: 'Tóxico' }, icon: edibilityIcons.toxic },
  { slug: 'deadly', label: { en: 'Deadly', es: 'Mortal', pt: 'Mortal' }, icon: edibilityIcons.deadly },
] as const satisfies readonly Term[]

/** Where a species grows. */
export const continents = [
  { slug: 'africa', label: { en: 'Africa', es: 'África', pt: 'África' }, icon: 'globe' },
  { slug: 'asia', label: { en: 'Asia', es: 'Asia', pt: 'Ásia' }, icon: 'globe' },
  { slug: 'europe', label: { en: 'Europe', es: 'Europa', pt: 'Europa' }, icon: 'globe' },
  {
    slug: 'north-america',
    label: { en: 'North America', es: 'América del Norte', pt: 'América do Norte' },
    icon: 'globe',
  },
  { slug: 'south-america', label: { en: 'South America', es: 'América del Sur', pt: 'América do Sul' }, icon: 'globe' },
  { slug: 'oceania', label: { en: 'Oceania', es: 'Oceanía', pt: 'Oceania' }, icon: 'globe' },
] as const satisfies readonly Term[]
