import { langOf } from '@/cms/fallbacks'
import { currentMonth } from '@/features/catalogue/model'
import { findPlate } from '@/features/catalogue/server'
import { SeasonPlate } from '@/features/catalogue/ui'
import { CmsLinks } from '@/features/content/ui'
import { toPicture } from '@/platform/media/picture'
import { speciesInSeason } from '@/read-model/lists'
import { RichText } from '@/platform/rich-text/rich-text'
import { Image } from '@/ui/patterns/image'
import type { BlockProps } from '../block-props'
import { SearchForm } from './search-form'

const sizes = '(min-width: 1280px) 690px, (min-width: 1024px) 54vw, 100vw'

async function Plate({ block, locale, first }: BlockProps<'opening'>) {
  // The page is drawn anew each quarter of an hour, and with it the month.
  const [id] = block.plate === 'season' ? await speciesInSeason(currentMonth()) : []
  const species = id === undefined ? null : await findPlate(id, locale)
  if (species) return <SeasonPlate species={species} locale={locale} sizes={sizes} priority={first} />
  const picture = toPicture(block.media)
  return picture ? (
    <Image picture={picture} sizes={sizes} className="rounded-card border-line h-auto w-full border" priority={first} />
  ) : null
}

/** First words and a search field beside a large plate: of a species that fruits now, or of the editor's choice. */
export function OpeningBlock(props: BlockProps<'opening'>) {
  const { block, locale } = props
  return (
    <section className="shell grid items-center gap-x-12 gap-y-8 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-12">
      <div>
        <RichText
          value={block.richText}
          locale={locale}
          lang={langOf(block, 'richText')}
          className="prose prose-opening"
        />
        {block.search ? <SearchForm locale={locale} /> : null}
        <CmsLinks links={block.links} locale={locale} />
      </div>
      <Plate {...props} />
    </section>
  )
}
