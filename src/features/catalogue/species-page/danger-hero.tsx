import { getTranslations } from 'next-intl/server'
import { dangerGrade } from '@/core/dangers'
import type { Locale, Localized } from '@/core/locales'
import { localizedPath, poisonPath } from '@/core/paths'
import type { Mushroom } from '@/payload-types'
import { PageActions } from '@/platform/marks/page-actions'
import { toPicture } from '@/platform/media/picture'
import { populated } from '@/platform/populated'
import { ChipIcon } from '@/ui/patterns/chip-icon'
import { Image } from '@/ui/patterns/image'
import { isPsychoactive } from '../danger/alters-perception'
import { dangerTexts } from '../danger/danger-texts'
import { EmergencyBox } from '../danger/emergency-box'
import { onsetText } from '../danger/onset-text'
import { PsychoactiveNotice } from '../danger/psychoactive-notice'
import { EdibilityChip } from '../edibility'
import { edibilityLooks } from '../edibility-look'
import { ClampedText } from './clamped-text'
import { SpeciesHeading } from './species-heading'
import { SpeciesSummary } from './species-summary'

type DangerHeroProps = { species: Mushroom; names: Localized<readonly string[]>; locale: Locale }

/** The head of a harmful species: danger, course, first aid and whom to call come before the plates (SAF-01). */
export async function DangerHero({ species, names, locale }: DangerHeroProps) {
  const t = await getTranslations({ locale, namespace: 'danger' })
  const { specie } = species
  const { edibility, danger } = specie
  const grade = dangerGrade(edibility) ?? 'toxic'
  const [plate, ...others] = populated(species.images)
  const { course, firstAid } = dangerTexts(danger, locale)
  return (
    <header className="border-amanita bg-raised border-b-4">
      <div className="shell py-4 sm:py-6">
        <SpeciesHeading species={species} look="harmful" />
        <p
          role="note"
          className={`mt-3 flex items-center gap-5 border-4 px-4 py-2 text-xl font-bold ${grade === 'deadly' ? 'border-amanita bg-amanita text-paper' : 'border-amanita bg-amanita-wash text-amanita'}`}
        >
          <span className="shrink-0 scale-200 ps-1">
            <ChipIcon name={edibilityLooks[edibility].icon} />
          </span>
          {t(grade)}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          {/* Phones show the numbers themselves on the first screen, unless a warning stands before them there. */}
          <a
            href={localizedPath(locale, poisonPath)}
            className={`button border-amanita bg-amanita text-paper ${isPsychoactive(species) ? '' : 'max-sm:hidden'}`}
          >
            {t('callNow')}
          </a>
          {danger?.syndrome ? <p className="text-lg font-semibold">{onsetText(danger, locale)}</p> : null}
        </div>
        <div className="species-hero mt-3 grid gap-8 sm:mt-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
          <div className="grid content-start gap-2 sm:gap-6">
            {isPsychoactive(species) ? <PsychoactiveNotice locale={locale} /> : null}
            {course.length > 0 ? (
              <ClampedText id="course" title={t('whatHappens')} more={t('more')} less={t('less')} paragraphs={course} />
            ) : null}
            <ClampedText id="first-aid" title={t('whatToDo')} more={t('more')} less={t('less')} paragraphs={firstAid} />
            <section aria-labelledby="call" className="border-amanita bg-paper rounded-card border-2 px-4 py-2 sm:py-4">
              <h2 id="call" className="text-xl sm:text-2xl">
                {t('whomToCall')}
              </h2>
              <div className="mt-2">
                <EmergencyBox locale={locale} />
              </div>
            </section>
          </div>
          <div className="grid content-start gap-4">
            <Image
              picture={toPicture(plate)}
              sizes="(min-width: 1280px) 500px, (min-width: 1024px) 40vw, 100vw"
              className="rounded-card border-line w-full border"
              priority
            />
            {others.length > 0 ? (
              <div className="grid grid-cols-2 gap-3">
                {others.map((picture) => (
                  <Image
                    key={picture.id}
                    picture={toPicture(picture)}
                    sizes="(min-width: 1024px) 20vw, 45vw"
                    className="rounded-card border-line bg-paper aspect-[4/3] w-full border object-contain"
                  />
                ))}
              </div>
            ) : null}
            <div>
              <EdibilityChip edibility={edibility} locale={locale} />
            </div>
            <SpeciesSummary species={species} names={names} locale={locale} harms />
            <div className="species-screen">
              <PageActions collection="mushrooms" doc={species} title={species.title} locale={locale} />
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}
