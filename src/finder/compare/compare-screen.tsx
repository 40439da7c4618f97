import { getTranslations } from 'next-intl/server'
import { Chips } from '@/cards/chips'
import { gradeChipsOf } from '@/cards/grade-chip'
import { langOf } from '@/cms/fallbacks'
import { dangerGrade } from '@/core/dangers'
import { languageTags, type Locale } from '@/core/locales'
import { comparePath, identifyPath, localizedPath } from '@/core/paths'
import { pairsOn } from '@/features/catalogue/server'
import { PairNote } from '@/features/catalogue/ui'
import { Image } from '@/ui/patterns/image'
import { PageHeader } from '@/ui/patterns/page-header'
import { Section } from '@/ui/patterns/section'
import { titleText } from '@/ui/patterns/title-text'
import { ChooseSide } from './choose-side'
import { CompareTable } from './compare-table'
import { besideOther, findSide, type Side } from './side'

type CompareScreenProps = { a: string; b: string; locale: Locale }

type SideCardProps = { side: Side; otherSlug: string | null; name: 'a' | 'b'; locale: Locale }

/** A species at the head of the comparison: its plate, its name and whether it harms or alters perception. */
async function SideCard({ side: { view, species, isGraded }, otherSlug, name, locale }: SideCardProps) {
  const [t, danger] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'danger' }),
  ])
  const { edibility } = species.specie
  const harm = dangerGrade(edibility)
  return (
    <div
      className={`rounded-card bg-raised flex min-w-0 flex-col overflow-hidden border ${harm ? 'border-amanita' : 'border-line'}`}
    >
      <Image
        picture={view.picture ? { ...view.picture, alt: '' } : null}
        sizes="(min-width: 640px) 400px, 50vw"
        className="aspect-[4/3] w-full object-cover"
        alt={view.title}
        priority
      />
      <div className="flex grow flex-col gap-1.5 p-3 sm:p-4">
        {isGraded ? (
          <div>
            <Chips chips={gradeChipsOf(view)} />
          </div>
        ) : null}
        <h2 className="text-lg sm:text-2xl">
          <a
            href={view.href}
            lang={view.lang.title ?? undefined}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {titleText(view.title)}
          </a>
          <span className="scientific text-muted block text-base font-normal">{view.over?.text}</span>
        </h2>
        {harm ? <p className="text-amanita font-semibold">{danger(harm)}</p> : null}
        <a
          href={localizedPath(locale, name === 'a' ? comparePath(null, otherSlug) : comparePath(otherSlug))}
          className="text-muted mt-auto inline-flex min-h-11 items-center text-sm underline underline-offset-4 print:hidden"
        >
          {t('other')}
          <span className="sr-only">: {view.title}</span>
        </a>
      </div>
    </div>
  )
}

/** What each species' record says of telling it from the other; with the name it uses, where it has several. */
async function Differences({ a, b, locale }: { a: Side; b: Side; locale: Locale }) {
  const [t, onOther, onOne] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    pairsOn(a.species, b.species, locale),
    pairsOn(b.species, a.species, locale),
  ])
  const told = [
    { of: b, entries: onOther },
    { of: a, entries: onOne },
  ].flatMap(({ of, entries }) => entries.map((entry) => ({ of, entry, isOneOfSeveral: entries.length > 1 })))
  if (told.length === 0) return null
  return (
    <Section id="differences" title={t('differences')}>
      {told.map(({ of: { view, species }, entry, isOneOfSeveral }) => (
        <PairNote
          key={entry.id}
          name={isOneOfSeveral ? `${view.title} (${entry.species})` : view.title}
          said={entry.edibility}
          now={species.specie.edibility}
          differences={entry.differences}
          lang={langOf(entry, 'differences')}
          isNamed
          className="mb-3 text-lg"
          locale={locale}
        />
      ))}
    </Section>
  )
}

/** Any two species side by side, or the form that selects them (KEY-04). */
export async function CompareScreen({ a, b, locale }: CompareScreenProps) {
  const [t, key, first, second] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'identify' }),
    findSide(a, locale),
    findSide(b, locale),
  ])
  const beside = besideOther(first.side, second)
  const [left, found] = [first.side, beside.side]
  const sides = [
    { name: 'a', asked: first, opposite: beside, label: t('first') },
    { name: 'b', asked: beside, opposite: first, label: t('second') },
  ] as const
  const isWhole = left && found
  const either = new Intl.ListFormat(languageTags[locale], { type: 'disjunction' })
  const title = isWhole ? either.format([left.view.title, found.view.title]) : t('title')
  const cards = sides.map(({ name, asked, opposite, label }) =>
    asked.side ? (
      <div key={name} className="grid min-w-0">
        {isWhole ? null : <input type="hidden" name={name} value={asked.side.view.slug} />}
        <SideCard side={asked.side} otherSlug={opposite.side?.view.slug ?? null} name={name} locale={locale} />
      </div>
    ) : (
      <ChooseSide key={name} name={name} label={label} asked={asked} opposite={opposite} locale={locale} />
    ),
  )
  return (
    <div className="shell max-w-5xl">
      <PageHeader title={title} lead={t('lead')} />
      {isWhole ? (
        <>
          {/* Beside each other at 320 px, but below each other where large letters would break the words of a grade. */}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 sm:gap-6">{cards}</div>
          <Differences a={left} b={found} locale={locale} />
          <CompareTable a={left} b={found} locale={locale} />
        </>
      ) : (
        <form action={localizedPath(locale, comparePath())} className="grid items-start gap-6 sm:grid-cols-2">
          {cards}
          <button type="submit" className="button button-primary sm:col-span-2 sm:justify-self-start">
            {t('submit')}
          </button>
        </form>
      )}
      <p className="border-amanita mt-10 border-s-4 ps-4 text-lg">{t('end')}</p>
      <p className="pb-12 print:hidden">
        <a
          href={localizedPath(locale, identifyPath())}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {key('open')}
        </a>
      </p>
    </div>
  )
}
