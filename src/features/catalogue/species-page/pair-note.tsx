import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { noteOn } from '../danger/model'
import { edibilityLabel, type Edibility } from '../edibility-look'

type PairNoteProps = {
  /** The species it is about. */
  name: string
  /** The grade that the pair gives it, and the one that it has by now. */
  said: Edibility
  now: Edibility
  differences: string
  lang: string | undefined
  /** Whether it stands where it is not plain which of the two it is about. */
  isNamed?: boolean
  className?: string
  locale: Locale
}

/**
 * What a pair tells apart (SPC-04): under a warning where the species has a worse grade by now, and not at all where it
 * may have been written as of something good to eat.
 */
export async function PairNote({
  name,
  said,
  now,
  differences,
  lang,
  isNamed = false,
  className = '',
  locale,
}: PairNoteProps) {
  const [t, danger] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    getTranslations({ locale, namespace: 'danger' }),
  ])
  const state = noteOn(said, now)
  const grades = { name, said: edibilityLabel(said, locale), now: edibilityLabel(now, locale) }
  if (state === 'withheld')
    return <p className={`text-amanita font-medium ${className}`}>{danger('noteWithheld', grades)}</p>
  return (
    <>
      {state === 'warned' ? (
        <p className={`text-amanita font-medium ${className}`}>{danger('noteWarned', grades)}</p>
      ) : null}
      {isNamed ? (
        <p className={className}>
          <span className="text-muted">{t('setsApart', { name })}</span> <span lang={lang}>{differences}</span>
        </p>
      ) : (
        <p lang={lang} className={className || undefined}>
          {differences}
        </p>
      )}
    </>
  )
}
