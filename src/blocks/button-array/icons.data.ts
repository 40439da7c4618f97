import { label } from '@/cms/labels'

/** Icons of the sprite that a button may bear. */
export const buttonIcons = [
  { slug: 'utensils', label: label('Kitchen', 'Cocina', 'Cozinha') },
  { slug: 'sprout', label: label('Growing', 'Cultivo', 'Cultivo') },
  { slug: 'map-pin', label: label('Place', 'Lugar', 'Lugar') },
  { slug: 'timer', label: label('Time', 'Tiempo', 'Tempo') },
  { slug: 'globe', label: label('World', 'Mundo', 'Mundo') },
  { slug: 'footprints', label: label('Outdoors', 'Campo', 'Campo') },
  { slug: 'flag', label: label('Done', 'Terminado', 'Concluído') },
] as const
