import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { outsideRel, safeUrl } from '@/core/safe-url'
import type { Mushroom } from '@/payload-types'
import { populated } from '@/platform/populated'

/** Published references, the newest first; an entry needs title, summary and link (BLK-10). */
export async function ReferenceList({ species, locale }: { species: Mushroom; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'species' })
  const list = populated(species.references)
    .flatMap((reference) => {
      const href = safeUrl(reference.link)
      return reference.title && reference.summary && href ? [{ ...reference, href }] : []
    })
    .toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))
  return (
    <ol>
      {list.map(({ id, title, summary, year, href }) => (
        <li key={id} className="border-line grid gap-1 border-t py-3 sm:grid-cols-[4rem_minmax(0,1fr)]">
          <span className="tabular text-muted">{year}</span>
          <div>
            <a
              href={href}
              target="_blank"
              rel={outsideRel}
              className="font-semibold underline decoration-1 underline-offset-4"
            >
              <span lang="en">{title}</span>
              <span className="sr-only"> · {t('openReference')}</span>
            </a>
            <p className="text-muted max-w-2xl">{summary}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
