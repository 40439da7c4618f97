import { MapPin } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { harms } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { comparePath, documentPath, localizedPath } from '@/core/paths'
import type { ToldPicture } from '@/ui/patterns/image'
import { ImageOrPlaceholder } from '@/ui/patterns/image-or-placeholder.client'
import type { NamedSpecies } from '../danger/reads'
import { EdibilityChip } from '../edibility'
import type { Edibility } from '../edibility-look'

type LookAlikeCardProps = {
  /** The slug of the species whose page has the card. */
  slug: string
  scientificName: string
  commonName: string | null
  lang?: string | undefined
  edibility: Edibility
  /** Its own page, where it has one. */
  page: NamedSpecies | undefined
  /** Undefined leaves the picture out; null shows `pictureLabel` in its place. */
  picture?: ToldPicture | null
  pictureLabel?: string
  legend?: string | null
  /** Whether the printed sheet leaves the card out, having no room for it. */
  isOnlyOnScreen?: boolean
  /** What tells the two apart. */
  children: ReactNode
  locale: Locale
}

/** A look-alike: its picture, whether it harms, and what tells it apart (SPC-04). */
export async function LookAlikeCard({
  slug,
  scientificName,
  commonName,
  lang,
  edibility,
  page,
  picture,
  pictureLabel = '',
  legend,
  isOnlyOnScreen = false,
  children,
  locale,
}: LookAlikeCardProps) {
  const [compare, danger] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'danger' }),
  ])
  const grave = harms(edibility)
  return (
    <li
      data-only-on-screen={isOnlyOnScreen || undefined}
      className={`rounded-card bg-raised relative flex flex-col gap-3 overflow-hidden border ${grave ? 'border-amanita' : 'border-line'}`}
    >
      {picture === undefined ? null : (
        <ImageOrPlaceholder
          picture={picture}
          sizes="(min-width: 640px) 400px, 100vw"
          className="aspect-[4/3] w-full object-cover print:hidden"
          label={pictureLabel}
        />
      )}
      {legend ? <p className="text-muted px-4 text-sm whitespace-pre-line print:hidden">{legend}</p> : null}
      <div className={`flex flex-col gap-2 px-4 pb-4 ${picture === undefined ? 'pt-4' : ''}`}>
        <div className="flex flex-wrap gap-2">
          <EdibilityChip edibility={edibility} locale={locale} />
          {grave && page ? (
            <span
              data-here={page.continents.join(' ')}
              className="border-amanita text-amanita items-center gap-1.5 rounded-sm border px-2.5 py-0.5 text-sm font-medium"
            >
              <MapPin aria-hidden size={14} />
              {danger('here')}
            </span>
          ) : null}
        </div>
        <h3 className="text-xl">
          {commonName ? (
            <span lang={lang} className="block">
              {page ? (
                <a
                  href={localizedPath(locale, documentPath('mushrooms', page.slug))}
                  className="underline underline-offset-4 after:absolute after:inset-0"
                >
                  {commonName}
                </a>
              ) : (
                commonName
              )}
            </span>
          ) : null}
          <span className="scientific text-muted text-base font-normal">{scientificName}</span>
        </h3>
        {children}
        {page ? (
          <a
            href={localizedPath(locale, comparePath(slug, page.slug))}
            className="text-muted relative inline-flex min-h-11 items-center underline underline-offset-4 print:hidden"
          >
            {compare('sideBySide')}
            <span className="sr-only">: {commonName ?? scientificName}</span>
          </a>
        ) : null}
      </div>
    </li>
  )
}
