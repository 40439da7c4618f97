import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import { currentMonth, halves, type Half } from '@/features/catalogue/model'
import { findPlate } from '@/features/catalogue/server'
import { NoSeasonPlate, SeasonPlate } from '@/features/catalogue/ui'
import { CmsLinks } from '@/features/content/ui'
import { toPicture } from '@/platform/media/picture'
import { deadlyInSeason, speciesInSeason } from '@/read-model/lists'
import { Image } from '@/ui/patterns/image'
import type { BlockProps } from '../block-props'
import { BlockText } from '../block-text'
import { SearchForm } from './search-form'

const sizes = '(min-width: 1280px) 690px, (min-width: 1024px) 54vw, 100vw'

/** How many deadly species in season are named below the plate, at most. */
const warned = 3

function OwnPicture({ block, first }: BlockProps<'opening'>) {
  const picture = toPicture(block.media)
  return picture ? (
    <Image picture={picture} sizes={sizes} className="rounded-card border-line h-auto w-full border" priority={first} />
  ) : null
}

/** This month's plate for one half of the world; the page is revalidated every 15 minutes, and the month with it. */
async function plateOf(half: Half, locale: Locale) {
  const month = currentMonth()
  const [[id], deadly] = await Promise.all([speciesInSeason(month, half), deadlyInSeason(month, half, locale)])
  const species = id === undefined ? null : await findPlate(id, locale)
  return { half, species, deadly: deadly.slice(0, warned) }
}

/** A plate for each half of the world: the page is static, and its style sheet shows the visitor's half. */
async function Plate(props: BlockProps<'opening'>) {
  const { block, locale, first } = props
  const plates = block.plate === 'season' ? await Promise.all(halves.map((half) => plateOf(half, locale))) : []
  if (plates.every(({ species }) => species === null)) return <OwnPicture {...props} />
  return (
    <div className="min-w-0">
      {plates.map(({ half, species, deadly }) => (
        <div key={half} data-for-half={half}>
          {species ? (
            <SeasonPlate
              species={species}
              half={half}
              deadly={deadly}
              locale={locale}
              sizes={sizes}
              priority={first && half === 'north'}
            />
          ) : (
            <NoSeasonPlate deadly={deadly} locale={locale}>
              <OwnPicture {...props} first={first && half === 'north'} />
            </NoSeasonPlate>
          )}
        </div>
      ))}
    </div>
  )
}

/** A text and a search field beside a large plate: a species that fruits now, or the editor's picture. */
export function OpeningBlock(props: BlockProps<'opening'>) {
  const { block, locale, citations } = props
  return (
    <section className="shell grid items-center gap-x-12 gap-y-8 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-12">
      <div className="min-w-0">
        <BlockText
          value={block.richText}
          locale={locale}
          lang={langOf(block, 'richText')}
          citations={citations}
          className="prose prose-opening"
        />
        {block.search ? <SearchForm locale={locale} /> : null}
        <CmsLinks links={block.links} locale={locale} />
      </div>
      <Plate {...props} />
    </section>
  )
}
