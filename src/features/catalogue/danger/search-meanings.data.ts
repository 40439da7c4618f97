import { label } from '@/cms/labels'

/** What a search term leads to. */
export const searchMeanings = [
  { slug: 'species', label: label('A species', 'Una especie', 'Uma espécie') },
  {
    slug: 'poisoning',
    label: label('A poisoning: help first', 'Una intoxicación: la ayuda primero', 'Uma intoxicação: a ajuda primeiro'),
  },
] as const
