import type { UIFieldServerProps } from 'payload'
import { fill } from '@/core/fill'
import { isRecord } from '@/core/is-record'
import { languageTags } from '@/core/locales'
import { inLanguage, label } from '../labels'

const texts = {
  title: label('What members say', 'Lo que dicen los miembros', 'O que dizem os membros'),
  nothing: label('Nobody has rated this yet.', 'Nadie lo ha valorado todavía.', 'Ninguém avaliou ainda.'),
  rating: label('{average} of {best}', '{average} de {best}', '{average} de {best}'),
  reviewCount: label('Reviews: {n}', 'Reseñas: {n}', 'Avaliações: {n}'),
  impressionCount: label('Impressions: {n}', 'Impresiones: {n}', 'Impressões: {n}'),
  likeCount: label('Likes: {n}', 'Me gusta: {n}', 'Curtidas: {n}'),
  helpfulCount: label('Helpful marks: {n}', 'Votos de utilidad: {n}', 'Votos de utilidade: {n}'),
} as const

const countOf = (of: unknown, name: string): number => {
  const count = isRecord(of) ? of[name] : 0
  return typeof count === 'number' ? count : 0
}

/** The counters of a document, to be read and not to be filled in. */
export function Counted({ data, i18n }: Pick<UIFieldServerProps, 'data' | 'i18n'>) {
  const doc: unknown = data
  const rating = isRecord(doc) ? doc.aggregateRating : null
  const written = new Intl.NumberFormat(inLanguage(languageTags, i18n.language), {
    maximumFractionDigits: 1,
  })
  const say = (text: keyof typeof texts, values: Record<string, number> = {}): string =>
    fill(
      inLanguage(texts[text], i18n.language),
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written.format(value)])),
    )
  const rated = countOf(rating, 'reviewCount') + countOf(rating, 'impressionCount')
  const counts = [
    ...(['reviewCount', 'impressionCount'] as const).map((name) => [name, countOf(rating, name)] as const),
    ...(['likeCount', 'helpfulCount'] as const).map((name) => [name, countOf(doc, name)] as const),
  ].filter(([, n]) => n > 0)
  return (
    <div className="field-type sporeprint-counted">
      <p className="field-label">{say('title')}</p>
      <p>
        {rated > 0
          ? say('rating', { average: countOf(rating, 'averageRating'), best: countOf(rating, 'bestRating') })
          : say('nothing')}
      </p>
      {counts.map(([name, n]) => (
        <p key={name}>{say(name, { n })}</p>
      ))}
    </div>
  )
}
