import { label } from '../labels'

/** The heading of the group of our own admin pages. */
export const desksTitle = label('Desks', 'Mesas de trabajo', 'Mesas de trabalho')

/** Our own admin pages, which are not the list of one collection; the menu and the dashboard link to each. */
export const desks = [
  {
    href: '/admin/moderation',
    name: label('Moderation', 'Moderación', 'Moderação'),
    description: label(
      'What members wrote and what was reported.',
      'Lo que escribieron los miembros y lo denunciado.',
      'O que os membros escreveram e o que foi denunciado.',
    ),
  },
  {
    href: '/admin/translations',
    name: label('Translations', 'Traducciones', 'Traduções'),
    description: label(
      'What is missing or lags behind in Spanish and Portuguese.',
      'Lo que falta o va atrasado en español y portugués.',
      'O que falta ou está atrasado em espanhol e português.',
    ),
  },
  {
    href: '/admin/product-table',
    name: label('Products as a table', 'Productos en tabla', 'Produtos em tabela'),
    description: label(
      'All products in one CSV file, out and in.',
      'Todos los productos en un archivo CSV, ida y vuelta.',
      'Todos os produtos num arquivo CSV, ida e volta.',
    ),
  },
  {
    href: '/admin/mails',
    name: label('Mails that did not leave', 'Correos que no han salido', 'E-mails que não saíram'),
    description: label(
      'Try them again, or give them up.',
      'Reintentarlos o descartarlos.',
      'Tentar de novo ou descartar.',
    ),
  },
] as const
