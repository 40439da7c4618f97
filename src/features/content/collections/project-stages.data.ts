import { label } from '@/cms/labels'

/** The stages of a project. */
export const projectStages = [
  { slug: 'planned', label: label('Planned', 'Previsto', 'Planejado'), icon: 'clipboard-list' },
  { slug: 'running', label: label('Running', 'En marcha', 'Em andamento'), icon: 'footprints' },
  { slug: 'finished', label: label('Finished', 'Terminado', 'Concluído'), icon: 'flag' },
] as const
