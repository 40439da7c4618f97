import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import { inLanguage } from '@/cms/labels'
import { defaultLocale, isLocale, languageTags, type Localized } from '@/core/locales'

const moderated = ['comments', 'impressions', 'reviews'] as const

type Moderated = (typeof moderated)[number]

type Words = {
  title: string
  nothing: string
  how: string
  one: Record<Moderated, string>
  many: Record<Moderated, string>
}

const words: Localized<Words> = {
  en: {
    title: 'Waiting for review',
    nothing: 'Nothing is waiting.',
    how: 'Open a list, select what may appear, then Publish. What should not appear: select, then Delete.',
    one: { comments: 'comment', impressions: 'impression', reviews: 'review' },
    many: { comments: 'comments', impressions: 'impressions', reviews: 'reviews' },
  },
  es: {
    title: 'Pendiente de revisión',
    nothing: 'No hay nada pendiente.',
    how: 'Abra una lista, seleccione lo que puede aparecer y pulse Publicar. Lo que no deba aparecer: selecciónelo y pulse Eliminar.',
    one: { comments: 'comentario', impressions: 'impresión', reviews: 'reseña' },
    many: { comments: 'comentarios', impressions: 'impresiones', reviews: 'reseñas' },
  },
  pt: {
    title: 'Aguardando revisão',
    nothing: 'Nada está aguardando.',
    how: 'Abra uma lista, selecione o que pode aparecer e clique em Publicar. O que não deve aparecer: selecione e clique em Excluir.',
    one: { comments: 'comentário', impressions: 'impressão', reviews: 'avaliação' },
    many: { comments: 'comentários', impressions: 'impressões', reviews: 'avaliações' },
  },
}

/** The list of a collection with what waits alone, as its own filter writes it. */
const waitingList = (collection: Moderated): string =>
  `/admin/collections/${collection}?where[or][0][and][0][_status][equals]=draft`

/** Stands over the dashboard: what members wrote and nobody has published yet. */
export async function WaitingPanel({ payload, i18n, user }: ServerProps) {
  if (!isAdmin(user ?? null)) return null
  const counts = await Promise.all(
    moderated.map(async (collection) => {
      // As the list counts: the newest version decides, not the one that is live.
      const { totalDocs } = await payload.find({
        collection,
        draft: true,
        where: { _status: { equals: 'draft' } },
        limit: 1,
        depth: 0,
        overrideAccess: true,
      })
      return { collection, count: totalDocs }
    }),
  )
  const waiting = counts.filter(({ count }) => count > 0)
  const said = inLanguage(words, i18n.language)
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  const written = new Intl.NumberFormat(languageTags[locale])
  const rules = new Intl.PluralRules(languageTags[locale])
  return (
    <section className="sporeprint-waiting" aria-labelledby="sporeprint-waiting">
      <h2 id="sporeprint-waiting">{said.title}</h2>
      {waiting.length === 0 ? (
        <p>{said.nothing}</p>
      ) : (
        <>
          <ul>
            {waiting.map(({ collection, count }) => (
              <li key={collection}>
                <Link href={waitingList(collection)} prefetch={false}>
                  {written.format(count)} {said[rules.select(count) === 'one' ? 'one' : 'many'][collection]}
                </Link>
              </li>
            ))}
          </ul>
          <p>{said.how}</p>
        </>
      )}
    </section>
  )
}
