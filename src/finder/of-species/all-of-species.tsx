import { getTranslations } from 'next-intl/server'
import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { archivePaths, localizedPath } from '@/core/paths'
import { defaultSort, type Sort } from '@/read-model/filters/values'

type AllOfSpeciesProps = {
  collection: CardCollection
  species: number
  locale: Locale
  /** The sort of the cards shown, so that the archive continues in the same order. */
  sort?: Sort
}

/** The link to an archive filtered by a species (NAV-04). */
export async function AllOfSpecies({ collection, species, locale, sort = defaultSort }: AllOfSpeciesProps) {
  const [archive, categories] = await Promise.all([
    getTranslations({ locale, namespace: 'archive' }),
    getTranslations({ locale, namespace: 'categories' }),
  ])
  const order = sort === defaultSort ? '' : `&sort=${sort}`
  return (
    <a
      href={`${localizedPath(locale, archivePaths[collection])}?species=${species}${order}`}
      className="button button-secondary"
    >
      {categories('toArchive', { archive: archive(`titles.${collection}`) })}
    </a>
  )
}
