import type { Localized } from '@/core/locales'

type Designation = { readonly slug: string; readonly label: Localized; readonly icon: string }

/** PRD-05: how a product is made. */
export const qualityDesignations = [
  { slug: 'organic', label: { en: 'Organic', es: 'Orgánico', pt: 'Orgânico' }, icon: 'sprout' },
  { slug: 'non-gmo', label: { en: 'Non-GMO', es: 'Sin OGM', pt: 'Sem OGM' }, icon: 'dna-off' },
  { slug: 'vegan', label: { en: 'Vegan', es: 'Vegano', pt: 'Vegano' }, icon: 'vegan' },
  { slug: 'gluten-free', label: { en: 'Gluten Free', es: 'Sin gluten', pt: 'Sem glúten' }, icon: 'wheat-off' },
  {
    slug: 'cruelty-free',
    label: { en: 'Cruelty Free', es: 'Sin crueldad animal', pt: 'Sem crueldade animal' },
    icon: 'rabbit',
  },
  { slug: 'kosher', label: { en: 'Kosher', es: 'Kosher', pt: 'Kosher' }, icon: 'badge-check' },
  { slug: 'halal', label: { en: 'Halal', es: 'Halal', pt: 'Halal' }, icon: 'moon-star' },
  {
    slug: 'pesticide-free',
    label: { en: 'Pesticide Free', es: 'Sin pesticidas', pt: 'Sem pesticidas' },
    icon: 'bug-off',
  },
  {
    slug: 'no-fillers-or-additives',
    label: { en: 'No Fillers or Additives', es: 'Sin rellenos ni aditivos', pt: 'Sem enchimentos nem aditivos' },
    icon: 'flask-conical-off',
  },
] as const satisfies readonly Designation[]

/** PRD-05: where and by whom it is made. */
export const sourcingDesignations = [
  {
    slug: 'fair-trade-certified',
    label: { en: 'Fair Trade Certified', es: 'Comercio justo certificado', pt: 'Comércio justo certificado' },
    icon: 'handshake',
  },
  {
    slug: 'locally-sourced',
    label: { en: 'Locally Sourced', es: 'De origen local', pt: 'De origem local' },
    icon: 'map-pin',
  },
  { slug: 'small-farm', label: { en: 'Small Farm', es: 'Pequeña granja', pt: 'Pequena fazenda' }, icon: 'tractor' },
  {
    slug: 'regenerative-agriculture',
    label: { en: 'Regenerative Agriculture', es: 'Agricultura regenerativa', pt: 'Agricultura regenerativa' },
    icon: 'recycle',
  },
  {
    slug: 'sustainable-harvesting',
    label: { en: 'Sustainable Harvesting', es: 'Recolección sostenible', pt: 'Colheita sustentável' },
    icon: 'tree-pine',
  },
  {
    slug: 'wild-foraged',
    label: { en: 'Wild Foraged', es: 'Recolección silvestre', pt: 'Coletado na natureza' },
    icon: 'mountain',
  },
] as const satisfies readonly Designation[]

/** All fifteen (PRD-05). */
export const attributes = [...qualityDesignations, ...sourcingDesignations] as const
