import { getTranslations } from 'next-intl/server'
import { harms } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import type { Mushroom } from '@/payload-types'
import { toPicture } from '@/platform/media/picture'
import { shownLookAlikes, type LookAlike } from '../danger/look-alikes'
import { noteValidity } from '../danger/model'
import type { LookAlikeRecords } from '../danger/reads'
import { edibilityLabel } from '../edibility-look'
import { LookAlikeCard } from './look-alike-card'
import { PairNote } from './pair-note'

type LookAlikesProps = { species: Mushroom; lookAlikes: LookAlikeRecords; locale: Locale }

type OneProps = Omit<LookAlikesProps, 'lookAlikes'> & { shown: LookAlike }

/** Props of a card that depend on which of the two species names the other. */
async function pictureOf({ species, shown, locale }: OneProps) {
  const { by, commonName, edibility, scientificName, notes } = shown
  if ('naming' in by) {
    const { picture } = by.naming
    return { isOnlyOnScreen: true, ...(picture ? { picture: { ...picture, alt: commonName ?? scientificName } } : {}) }
  }
  const t = await getTranslations({ locale, namespace: 'species' })
  const picture = toPicture(by.entry.image)
  const isUnalike = harms(edibility) || edibility === 'inedible'
  const isWithheld = notes.some(({ said, now }) => noteValidity(said, now) === 'withheld')
  const unseen =
    picture || !harms(species.specie.edibility) ? 'noPicture' : isUnalike ? 'notDrawnNeither' : 'notDrawnAlike'
  return {
    picture,
    pictureLabel: t(unseen),
    // A caption that names the species would repeat the heading.
    legend: isWithheld || picture?.caption?.includes(scientificName) ? null : (picture?.caption ?? null),
  }
}

async function OneLookAlike(props: OneProps) {
  const { species, shown, locale } = props
  const { scientificName, commonName, lang, edibility, page, notes } = shown
  return (
    <LookAlikeCard
      slug={species.slug}
      {...{ scientificName, commonName, lang, edibility, page, locale }}
      {...await pictureOf(props)}
    >
      {notes.map((note) => (
        <PairNote key={note.differences} {...note} locale={locale} />
      ))}
    </LookAlikeCard>
  )
}

/** Look-alikes, the dangerous ones first, with what tells them apart (SPC-04). */
export async function LookAlikes({ species, lookAlikes, locale }: LookAlikesProps) {
  const [t, danger] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    getTranslations({ locale, namespace: 'danger' }),
  ])
  const { list, others, isEmpty } = shownLookAlikes(species, lookAlikes)
  if (isEmpty) return <p className="border-amanita max-w-2xl border-s-4 ps-4 text-lg">{t('lookAlikesUnknown')}</p>
  const harmful = list.flatMap(({ by }) => ('naming' in by ? [by.naming] : []))
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2">
        {list.map((shown) => (
          <OneLookAlike
            key={'entry' in shown.by ? shown.by.entry.id : shown.by.naming.slug}
            {...{ species, shown, locale }}
          />
        ))}
      </ul>
      {harmful.length > 0 ? (
        // The printed sheet has no room for these cards, and names their species here.
        <p className="hidden print:in-[.species-page]:block">
          {danger('alsoTakenFor')}:{' '}
          {harmful.map(({ title, edibility }) => `${title} (${edibilityLabel(edibility, locale)})`).join(', ')}
        </p>
      ) : null}
      {others.length > 0 ? (
        <p className="mt-6">
          {danger('alsoTakenFor')}:{' '}
          {others.map(({ slug, title }, at) => (
            <span key={slug}>
              {at > 0 ? ', ' : ''}
              <a
                href={localizedPath(locale, documentPath('mushrooms', slug))}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {title}
              </a>
            </span>
          ))}
        </p>
      ) : null}
    </>
  )
}
