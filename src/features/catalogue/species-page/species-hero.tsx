import { getTranslations } from 'next-intl/server'
import type { Locale, Localized } from '@/core/locales'
import { archivePaths, localizedPath } from '@/core/paths'
import type { Mushroom } from '@/payload-types'
import { PageActions } from '@/platform/marks/page-actions'
import { toPicture } from '@/platform/media/picture'
import { populated } from '@/platform/populated'
import { RatingLine } from '@/platform/ratings/rating-line'
import { Image } from '@/ui/patterns/image'
import { EdibilityChip } from '../edibility'
import { TypeChips } from '../type-chips'
import { isPsychoactive } from '../danger/alters-perception'
import { PsychoactiveNotice } from '../danger/psychoactive-notice'
import { SpeciesHeading } from './species-heading'
import { SpeciesSummary } from './species-summary'

type SpeciesHeroProps = {
  species: Mushroom
  names: Localized<readonly string[]>
  locale: Locale
  hasProducts: boolean
}

/** Plate beside the facts a visitor looks for first (SPC-01). */
export async function SpeciesHero({ species, names, locale, hasProducts }: SpeciesHeroProps) {
  const t = await getTranslations({ locale, namespace: 'species' })
  const { specie } = species
  const [plate, ...others] = populated(species.images)
  // A warning is read before the plates, which fill the first screen of a tablet (D-19).
  const warned = isPsychoactive(species)
  const name = (
    <>
      <SpeciesHeading species={species} look="plain" />
      <div className="flex flex-wrap gap-2">
        <EdibilityChip edibility={specie.edibility} locale={locale} />
        <TypeChips categories={populated(species.categories)} except={specie.edibility} />
      </div>
      {warned ? <PsychoactiveNotice locale={locale} /> : null}
    </>
  )
  return (
    <header className="border-line bg-raised border-b">
      <div
        className={`species-hero shell grid py-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-12 ${warned ? 'gap-4 lg:grid-rows-[auto_1fr] lg:gap-x-12 print:grid-rows-[auto_1fr]' : 'gap-8 lg:gap-12'}`}
      >
        {warned ? <div className="flex flex-col gap-4 lg:col-start-2 print:col-start-2">{name}</div> : null}
        <figure
          className={
            warned
              ? 'my-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:my-0 print:col-start-1 print:row-span-2 print:row-start-1 print:my-0'
              : ''
          }
        >
          <Image
            picture={toPicture(plate)}
            sizes="(min-width: 1280px) 700px, (min-width: 1024px) 55vw, 100vw"
            className="rounded-card border-line w-full border"
            priority
          />
          {others.length > 0 ? (
            <div className={`mt-3 grid grid-cols-2 gap-3 ${others.length > 2 ? 'sm:grid-cols-3' : ''}`}>
              {others.map((picture) => (
                <Image
                  key={picture.id}
                  picture={toPicture(picture)}
                  sizes="(min-width: 1280px) 345px, (min-width: 1024px) 27vw, 45vw"
                  className="rounded-card border-line bg-paper aspect-[4/3] w-full border object-contain"
                />
              ))}
            </div>
          ) : null}
        </figure>
        <div className={`flex flex-col gap-4 ${warned ? 'lg:col-start-2 print:col-start-2' : ''}`}>
          {warned ? null : name}
          <SpeciesSummary species={species} names={names} locale={locale} />
          <div className="species-screen contents">
            <RatingLine rating={species.aggregateRating} locale={locale} />
            <PageActions collection="mushrooms" doc={species} title={species.title} locale={locale} />
          </div>
          <p className="border-amanita text-muted border-s-2 ps-4 text-sm">{t('safety')}</p>
          {hasProducts ? (
            <a
              href={`${localizedPath(locale, archivePaths.products)}?species=${species.id}`}
              className="button button-primary self-start"
            >
              {t('viewProducts')}
            </a>
          ) : null}
        </div>
      </div>
    </header>
  )
}
