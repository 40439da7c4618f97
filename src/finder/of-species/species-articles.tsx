import type { Locale } from '@/core/locales'
import { Section } from '@/ui/patterns/section'
import { AllOfSpecies } from './all-of-species'
import { Cards } from '@/cards/card-list'
import { articleSort, type ArticleSection } from './articles-of'

/** Guides, recipes, or posts and projects about a species, with links to the archives that have more (FLT-13). */
export function SpeciesArticles({ section, locale }: { section: ArticleSection; locale: Locale }) {
  const { id, title, species, lists } = section
  const longer = lists.filter(({ cards, total }) => total > cards.length)
  return (
    <Section id={id} title={title}>
      <Cards items={lists.flatMap(({ cards }) => cards)} />
      {longer.length > 0 ? (
        <p className="mt-6 flex flex-wrap gap-3">
          {longer.map(({ collection }) => (
            <AllOfSpecies
              key={collection}
              collection={collection}
              species={species}
              locale={locale}
              sort={articleSort}
            />
          ))}
        </p>
      ) : null}
    </Section>
  )
}
