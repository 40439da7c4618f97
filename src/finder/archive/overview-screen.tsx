import { getTranslations } from 'next-intl/server'
import { cardCollections } from '@/core/collections'
import type { Locale } from '@/core/locales'
import {
  archivePaths,
  calendarPath,
  categoriesPath,
  comparePath,
  compoundPath,
  dosageCalculatorPath,
  identifyPath,
  localizedPath,
  speciesTypePath,
} from '@/core/paths'
import { compounds, types } from '@/features/catalogue/model'
import { listCategories } from '@/features/catalogue/server'
import { CategoryIndex } from '@/features/catalogue/ui'
import { PageHeader } from '@/ui/patterns/page-header'
import { Section } from '@/ui/patterns/section'
import { readModel } from '@/read-model/read-model'
import { searchLabels } from '../search/search-labels'
import { SearchBox } from '../search/search-box.client'

type WaysProps = { id: string; title: string; ways: readonly { label: string; path: string }[]; locale: Locale }

/** A section of links, as buttons. */
function Ways({ id, title, ways, locale }: WaysProps) {
  return (
    <Section id={id} title={title}>
      <ul className="flex flex-wrap gap-3">
        {ways.map(({ label, path }) => (
          <li key={path}>
            <a href={localizedPath(locale, path)} className="button button-secondary">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The catalogue page: every archive with its number of documents, and links to every other entry page (NAV-02). */
export async function CatalogueScreen({ locale }: { locale: Locale }) {
  const [t, archive, calendar, key, compare, words, dosage, labels, categories, { indexes }] = await Promise.all([
    getTranslations({ locale, namespace: 'catalogue' }),
    getTranslations({ locale, namespace: 'archive' }),
    getTranslations({ locale, namespace: 'calendar' }),
    getTranslations({ locale, namespace: 'identify' }),
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'categories' }),
    getTranslations({ locale, namespace: 'dosage' }),
    searchLabels(locale),
    listCategories(locale),
    readModel(),
  ])
  return (
    <div className="shell">
      <PageHeader title={t('title')} lead={t('lead')}>
        <SearchBox
          locale={locale}
          action={localizedPath(locale, '/search')}
          labels={labels}
          name={labels.submit}
          className="mt-6 max-w-xl"
        />
      </PageHeader>
      <ul className="grid gap-5 pb-10 sm:grid-cols-2 lg:grid-cols-3">
        {cardCollections.map((key) => (
          <li
            key={key}
            className="rounded-card border-line bg-raised hover:border-lichen relative flex flex-col border p-6 transition-colors"
          >
            <h2 className="text-3xl">
              <a href={localizedPath(locale, archivePaths[key])} className="after:absolute after:inset-0">
                {archive(`titles.${key}`)}
              </a>
            </h2>
            <p className="text-muted mt-2 mb-4">{archive(`leads.${key}`)}</p>
            <p className="tabular text-lichen mt-auto font-semibold">
              {t('enter', { count: indexes[key].index.size() })}
            </p>
          </li>
        ))}
      </ul>
      <Ways
        id="find"
        title={key('section')}
        locale={locale}
        ways={[
          { label: key('open'), path: identifyPath() },
          { label: compare('open'), path: comparePath() },
        ]}
      />
      <Ways
        id="types"
        title={t('types')}
        locale={locale}
        ways={[
          ...types.map(({ slug, label }) => ({ label: label[locale], path: speciesTypePath(slug) })),
          { label: dosage('title'), path: dosageCalculatorPath() },
        ]}
      />
      <Ways
        id="season"
        title={calendar('bySeason')}
        locale={locale}
        ways={[{ label: calendar('open'), path: calendarPath }]}
      />
      <Ways
        id="compounds"
        title={t('compounds')}
        locale={locale}
        ways={compounds.map(({ name, group, slug }) => ({ label: name[locale], path: compoundPath(group, slug) }))}
      />
      <Section id="categories" title={words('byCategory')}>
        <CategoryIndex categories={categories} locale={locale} />
        <a href={localizedPath(locale, categoriesPath)} className="button button-secondary mt-8">
          {words('open')}
        </a>
      </Section>
    </div>
  )
}
