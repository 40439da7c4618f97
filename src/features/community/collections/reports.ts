import { label } from '@/cms/labels'
import { contributionKinds } from '../model'
import { markCollection, notByAuthor } from './mark'

/** Reports of contributions, one a member and entry; members delete their own entries instead of reporting them. */
export const Reports = markCollection({
  slug: 'reports',
  labels: { singular: label('Report', 'Denuncia', 'Denúncia'), plural: label('Reports', 'Denuncias', 'Denúncias') },
  description: label(
    'Made on the site; the moderation desk shows them.',
    'Se hacen en el sitio; la mesa de moderación las muestra.',
    'São feitas no site; a mesa de moderação as mostra.',
  ),
  targets: contributionKinds,
  item: label('Entry', 'Aporte', 'Contribuição'),
  check: notByAuthor('refusals.ownReport'),
})
