import { getTranslations } from 'next-intl/server'
import { languageTags, type Locale } from '@/core/locales'
import { localizedPath } from '@/core/paths'
import { Chip, type Tone } from '@/ui/patterns/chip'
import type { OwnContribution } from '../own-contributions'

const tones = { waiting: 'chanterelle', published: 'lichen', refused: 'amanita' } as const satisfies Record<
  OwnContribution['state'],
  Tone
>

type Props = { locale: Locale; contributions: readonly OwnContribution[] }

/** What a member has written, and what became of it. */
export async function ContributionList({ locale, contributions }: Props) {
  const t = await getTranslations({ locale, namespace: 'accounts' })
  if (contributions.length === 0) return <p className="text-muted">{t('contributions.none')}</p>
  const day = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <ul className="max-w-2xl">
      {contributions.map(({ kind, id, text, state, reason, about, createdAt }) => (
        <li key={`${kind}-${id}`} className="border-line grid gap-1.5 border-b py-4">
          <p className="text-muted flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Chip tone={tones[state]}>{t(`contributions.${state}`)}</Chip>
            <span>{t(`contributions.kinds.${kind}`)}</span>
            <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
          </p>
          {about ? (
            <a href={localizedPath(locale, about.href)} className="text-lichen w-fit underline underline-offset-4">
              {about.title}
            </a>
          ) : null}
          <p>
            <bdi>{text}</bdi>
          </p>
          {reason ? <p className="text-muted">{t('contributions.reason', { reason })}</p> : null}
        </li>
      ))}
    </ul>
  )
}
