import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import { harms } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import type { Mushroom } from '@/payload-types'
import { toPicture } from '@/platform/media/picture'
import type { LookAlikeRecords, NamingSpecies } from '../danger/reads'
import { dangerRank, noteOn, worseOf } from '../danger/model'
import { edibilityLabel, type Edibility } from '../edibility-look'
import { LookAlikeCard } from './look-alike-card'
import { PairNote } from './pair-note'

type LookAlikesProps = { species: Mushroom; doubles: LookAlikeRecords; locale: Locale }

type Entry = NonNullable<Mushroom['specie']['lookAlikeSpecies']>[number]

type Shown = { readonly edibility: Edibility } & ({ readonly entry: Entry } | { readonly naming: NamingSpecies })

/** How bad a look-alike is: the worse of what the pair says and what is known of it by now. */
const gradeOf = ({ species, edibility }: Entry, { grades }: LookAlikeRecords): Edibility =>
  worseOf<Edibility>(edibility, grades.get(species) ?? edibility)

/** A look-alike that this species names itself. */
async function OwnLookAlike({ entry, species, doubles, locale }: LookAlikesProps & { entry: Entry }) {
  const t = await getTranslations({ locale, namespace: 'species' })
  const picture = toPicture(entry.image)
  const edibility = gradeOf(entry, doubles)
  const isUnalike = harms(edibility) || edibility === 'inedible'
  const isWithheld = noteOn(entry.edibility, edibility) === 'withheld'
  const unseen =
    picture || !harms(species.specie.edibility) ? 'noPicture' : isUnalike ? 'notDrawnNeither' : 'notDrawnAlike'
  return (
    <LookAlikeCard
      slug={species.slug}
      scientificName={entry.species}
      commonName={entry.commonName ?? null}
      lang={langOf(entry, 'commonName')}
      edibility={edibility}
      page={doubles.pages.get(entry.species)}
      picture={picture}
      pictureLabel={t(unseen)}
      // A caption that names the species says nothing beside the heading; the legend of a pair does.
      legend={isWithheld || picture?.caption?.includes(entry.species) ? null : (picture?.caption ?? null)}
      locale={locale}
    >
      <PairNote
        name={entry.commonName ?? entry.species}
        said={entry.edibility}
        now={edibility}
        differences={entry.differences}
        lang={langOf(entry, 'differences')}
        locale={locale}
      />
    </LookAlikeCard>
  )
}

/** A species that harms and is taken for this one, as its own page says: what it says there is of this species. */
function NamingLookAlike({ naming, species, locale }: Omit<LookAlikesProps, 'doubles'> & { naming: NamingSpecies }) {
  return (
    <LookAlikeCard
      slug={species.slug}
      scientificName={naming.scientificName}
      commonName={naming.title}
      edibility={naming.edibility}
      page={naming}
      {...(naming.picture ? { picture: { ...naming.picture, alt: naming.title } } : {})}
      isOnlyOnScreen
      locale={locale}
    >
      <PairNote
        name={species.title}
        said={naming.said}
        now={species.specie.edibility}
        differences={naming.differences}
        lang={naming.lang}
        isNamed
        locale={locale}
      />
    </LookAlikeCard>
  )
}

/** Look-alikes, the dangerous ones first, with what tells them apart (SPC-04). */
export async function LookAlikes({ species, doubles, locale }: LookAlikesProps) {
  const danger = await getTranslations({ locale, namespace: 'danger' })
  const harmful = doubles.naming.filter(({ edibility }) => harms(edibility))
  const list = [
    ...(species.specie.lookAlikeSpecies ?? []).map((entry): Shown => ({ edibility: gradeOf(entry, doubles), entry })),
    // What harms stands among them whichever of the two pages says so.
    ...harmful.map((naming): Shown => ({ edibility: naming.edibility, naming })),
  ].toSorted((a, b) => dangerRank(a.edibility) - dangerRank(b.edibility))
  const others = doubles.naming.filter(({ edibility }) => !harms(edibility))
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2">
        {list.map((shown) =>
          'entry' in shown ? (
            <OwnLookAlike key={shown.entry.id} {...{ species, doubles, locale }} entry={shown.entry} />
          ) : (
            <NamingLookAlike key={shown.naming.slug} {...{ species, locale }} naming={shown.naming} />
          ),
        )}
      </ul>
      {harmful.length > 0 ? (
        <p className="hidden print:block">
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
