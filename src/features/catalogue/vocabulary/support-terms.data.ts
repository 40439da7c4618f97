import { label } from '@/cms/labels'
import type { Term } from './term'

/** D-20: levels of evidence for a use. */
export const evidenceLevels = [
  {
    slug: 'traditional',
    label: label('Traditional use', 'Uso tradicional', 'Uso tradicional'),
    icon: 'scroll-text',
  },
  { slug: 'in-vitro', label: label('In vitro', 'In vitro', 'In vitro'), icon: 'scroll-text' },
  {
    slug: 'animal',
    label: label('Animal study', 'Estudio en animales', 'Estudo em animais'),
    icon: 'scroll-text',
  },
  {
    slug: 'human-trial',
    label: label('Human trial', 'Ensayo en humanos', 'Ensaio em humanos'),
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
    label: label('Choice edible', 'Excelente comestible', 'Comestível excelente'),
    icon: edibilityIcons.choice,
  },
  { slug: 'edible', label: label('Edible', 'Comestible', 'Comestível'), icon: edibilityIcons.edible },
  {
    slug: 'edible-when-cooked',
    label: label('Edible when cooked', 'Comestible solo cocinado', 'Comestível apenas cozido'),
    icon: edibilityIcons['edible-when-cooked'],
  },
  { slug: 'medicinal', label: label('Medicinal', 'Medicinal', 'Medicinal'), icon: edibilityIcons.medicinal },
  {
    slug: 'psychoactive',
    label: label('Psychoactive', 'Psicoactivo', 'Psicoativo'),
    icon: edibilityIcons.psychoactive,
  },
  {
    slug: 'inedible',
    label: label('Inedible', 'No comestible', 'Não comestível'),
    icon: edibilityIcons.inedible,
  },
  { slug: 'suspect', label: label('Suspect', 'Sospechoso', 'Suspeito'), icon: edibilityIcons.suspect },
  { slug: 'toxic', label: label('Toxic', 'Tóxico', 'Tóxico'), icon: edibilityIcons.toxic },
  { slug: 'deadly', label: label('Deadly', 'Mortal', 'Mortal'), icon: edibilityIcons.deadly },
] as const satisfies readonly Term[]

/** Where a species grows. */
export const continents = [
  { slug: 'africa', label: label('Africa', 'África', 'África'), icon: 'globe' },
  { slug: 'asia', label: label('Asia', 'Asia', 'Ásia'), icon: 'globe' },
  { slug: 'europe', label: label('Europe', 'Europa', 'Europa'), icon: 'globe' },
  {
    slug: 'north-america',
    label: label('North America', 'América del Norte', 'América do Norte'),
    icon: 'globe',
  },
  { slug: 'south-america', label: label('South America', 'América del Sur', 'América do Sul'), icon: 'globe' },
  { slug: 'oceania', label: label('Oceania', 'Oceanía', 'Oceania'), icon: 'globe' },
] as const satisfies readonly Term[]
