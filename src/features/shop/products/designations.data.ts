import { label } from '@/cms/labels'
import type { Localized } from '@/core/locales'

type Designation = { readonly slug: string; readonly label: Localized; readonly icon: string }

/** PRD-05: how a product is made. */
export const qualityDesignations = [
  { slug: 'organic', label: label('Organic', 'Orgánico', 'Orgânico'), icon: 'sprout' },
  { slug: 'non-gmo', label: label('Non-GMO', 'Sin OGM', 'Sem OGM'), icon: 'dna-off' },
  { slug: 'vegan', label: label('Vegan', 'Vegano', 'Vegano'), icon: 'vegan' },
  { slug: 'gluten-free', label: label('Gluten Free', 'Sin gluten', 'Sem glúten'), icon: 'wheat-off' },
  {
    slug: 'cruelty-free',
    label: label('Cruelty Free', 'Sin crueldad animal', 'Sem crueldade animal'),
    icon: 'rabbit',
  },
  { slug: 'kosher', label: label('Kosher', 'Kosher', 'Kosher'), icon: 'badge-check' },
  { slug: 'halal', label: label('Halal', 'Halal', 'Halal'), icon: 'moon-star' },
  {
    slug: 'pesticide-free',
    label: label('Pesticide Free', 'Sin pesticidas', 'Sem pesticidas'),
    icon: 'bug-off',
  },
  {
    slug: 'no-fillers-or-additives',
    label: label('No Fillers or Additives', 'Sin rellenos ni aditivos', 'Sem enchimentos nem aditivos'),
    icon: 'flask-conical-off',
  },
] as const satisfies readonly Designation[]

/** PRD-05: where and by whom it is made. */
export const sourcingDesignations = [
  {
    slug: 'fair-trade-certified',
    label: label('Fair Trade Certified', 'Comercio justo certificado', 'Comércio justo certificado'),
    icon: 'handshake',
  },
  {
    slug: 'locally-sourced',
    label: label('Locally Sourced', 'De origen local', 'De origem local'),
    icon: 'map-pin',
  },
  { slug: 'small-farm', label: label('Small Farm', 'Pequeña granja', 'Pequena fazenda'), icon: 'tractor' },
  {
    slug: 'regenerative-agriculture',
    label: label('Regenerative Agriculture', 'Agricultura regenerativa', 'Agricultura regenerativa'),
    icon: 'recycle',
  },
  {
    slug: 'sustainable-harvesting',
    label: label('Sustainable Harvesting', 'Recolección sostenible', 'Colheita sustentável'),
    icon: 'tree-pine',
  },
  {
    slug: 'wild-foraged',
    label: label('Wild Foraged', 'Recolección silvestre', 'Coletado na natureza'),
    icon: 'mountain',
  },
] as const satisfies readonly Designation[]

/** All fifteen designations, of quality and of sourcing (PRD-05). */
export const attributes = [...qualityDesignations, ...sourcingDesignations] as const
