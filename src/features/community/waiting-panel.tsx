import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import { inLanguage, label } from '@/cms/labels'
import { languageTags } from '@/core/locales'
import { contributionKinds, type ContributionKind } from './model'

const texts = {
  title: label('Waiting for review', 'Pendiente de revisión', 'Aguardando revisão'),
  nothing: label('Nothing is waiting.', 'No hay nada pendiente.', 'Nada está aguardando.'),
  how: label(
    'Publish what may appear, refuse the rest with a reason: at the moderation desk.',
    'Publique lo que puede aparecer y rechace lo demás con un motivo, en la mesa de moderación.',
    'Publique o que pode aparecer e recuse o resto com um motivo, na mesa de moderação.',
  ),
  one: {
    comments: label('comment', 'comentario', 'comentário'),
    impressions: label('impression', 'impresión', 'impressão'),
    reviews: label('review', 'reseña', 'avaliação'),
  },
  many: {
    comments: label('comments', 'comentarios', 'comentários'),
    impressions: label('impressions', 'impresiones', 'impressões'),
    reviews: label('reviews', 'reseñas', 'avaliações'),
  },
} as const

/** The admin's list of a collection, filtered to waiting entries in the query format of Payload's own filter. */
const waitingList = (collection: ContributionKind): string =>
  `/admin/collections/${collection}?where[or][0][and][0][_status][equals]=draft&where[or][0][and][1][refusal][exists]=false`

/** A panel above the dashboard: how many entries of members wait for review. */
export async function WaitingPanel({ payload, i18n, user }: ServerProps) {
  if (!isAdmin(user ?? null)) return null
  const counts = await Promise.all(
    contributionKinds.map(async (collection) => {
      // Counts the newest version of each, as the list does, not the published one.
      const { totalDocs } = await payload.find({
        collection,
        draft: true,
        // A rejected entry waits for its author, not for an admin.
        where: { and: [{ _status: { equals: 'draft' } }, { refusal: { exists: false } }] },
        limit: 1,
        depth: 0,
        overrideAccess: true,
      })
      return { collection, count: totalDocs }
    }),
  )
  const waiting = counts.filter(({ count }) => count > 0)
  const tag = inLanguage(languageTags, i18n.language)
  const written = new Intl.NumberFormat(tag)
  const rules = new Intl.PluralRules(tag)
  return (
    <section className="sporeprint-waiting" aria-labelledby="sporeprint-waiting">
      <h2 id="sporeprint-waiting">{inLanguage(texts.title, i18n.language)}</h2>
      {waiting.length === 0 ? (
        <p>{inLanguage(texts.nothing, i18n.language)}</p>
      ) : (
        <>
          <ul>
            {waiting.map(({ collection, count }) => (
              <li key={collection}>
                <Link href={waitingList(collection)} prefetch={false}>
                  {written.format(count)}{' '}
                  {inLanguage(texts[rules.select(count) === 'one' ? 'one' : 'many'][collection], i18n.language)}
                </Link>
              </li>
            ))}
          </ul>
          <p>
            <Link href="/admin/moderation" prefetch={false}>
              {inLanguage(texts.how, i18n.language)}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}
