import { ChevronDown } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import { categoryPath, localizedPath } from '@/core/paths'
import { relatedId } from '@/core/relation'
import { byTitle, childrenOf } from '@/features/catalogue/model'
import { listCategories } from '@/features/catalogue/server'
import type { Category } from '@/payload-types'
import type { BlockProps } from '../block-props'

const address = ({ path }: Category, locale: Locale): string => localizedPath(locale, categoryPath(path ?? ''))

type TreeProps = { parent: Category; all: readonly Category[]; locale: Locale; open: (title: string) => string }

/** The categories below one, as a tree of links; branches open by native disclosures. */
function Tree({ parent, all, locale, open }: TreeProps) {
  return (
    <ul>
      {childrenOf(parent.path ?? '', all)
        .toSorted(byTitle(locale))
        .map((category) => (
          <li key={category.id}>
            {childrenOf(category.path ?? '', all).length > 0 ? (
              <details>
                <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
                  <a
                    href={address(category, locale)}
                    lang={langOf(category, 'title')}
                    className="hover:text-lichen hover:underline"
                  >
                    {category.title}
                  </a>
                  <span className="grid size-8 shrink-0 place-items-center">
                    <ChevronDown
                      aria-hidden
                      size={16}
                      className="transition-transform [details[open]>summary_&]:rotate-180"
                    />
                    <span className="sr-only">{open(category.title)}</span>
                  </span>
                </summary>
                <div className="border-line ms-1 border-s ps-4">
                  <Tree parent={category} all={all} locale={locale} open={open} />
                </div>
              </details>
            ) : (
              <a
                href={address(category, locale)}
                lang={langOf(category, 'title')}
                className="hover:text-lichen flex min-h-11 items-center hover:underline"
              >
                {category.title}
              </a>
            )}
          </li>
        ))}
    </ul>
  )
}

/** A bar of categories, each with a menu: native popovers, which Escape and a press outside close (BLK-03). */
export async function CategoryBarBlock({ block, locale }: BlockProps<'categoryBar'>) {
  const [t, all] = await Promise.all([getTranslations({ locale, namespace: 'categories' }), listCategories(locale)])
  const chosen = (block.categories ?? []).map(relatedId)
  const tops =
    chosen.length > 0
      ? chosen.flatMap((id) => all.find((category) => category.id === id) ?? [])
      : childrenOf(null, all).toSorted(byTitle(locale))
  if (tops.length === 0) return null
  const prefix = `bar-${block.id ?? 'one'}`
  return (
    <nav aria-label={t('title')} className="shell py-6">
      {/* Grid columns align the wrapped rows; the negative margin aligns the labels with the text around the bar. */}
      <div className="border-line border-y py-1.5">
        <ul className="-mx-[12px] grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))]">
          {tops.map((top) => {
            const below = childrenOf(top.path ?? '', all)
            const id = `${prefix}-${top.id}`
            const look =
              'hover:bg-lichen-wash inline-flex min-h-11 items-center gap-1.5 rounded-full px-[12px] text-start font-semibold'
            if (below.length === 0)
              return (
                <li key={top.id}>
                  <a href={address(top, locale)} lang={langOf(top, 'title')} className={look}>
                    {top.title}
                  </a>
                </li>
              )
            return (
              <li key={top.id} className="category-menu">
                <button type="button" popoverTarget={id} lang={langOf(top, 'title')} className={look}>
                  {top.title}
                  <ChevronDown aria-hidden size={16} />
                </button>
                <div id={id} popover="auto" className="category-menu-list border-line bg-raised text-ink border p-5">
                  <p className="mb-2">
                    <a href={address(top, locale)} className="text-lichen font-semibold underline underline-offset-4">
                      {t('allIn', { category: top.title })}
                    </a>
                  </p>
                  <Tree parent={top} all={all} locale={locale} open={(category) => t('openBranch', { category })} />
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </nav>
  )
}
