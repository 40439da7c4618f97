import { getTranslations } from 'next-intl/server'
import type { CardCollection } from '@/core/collections'
import { env } from '@/core/env'
import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import { LikeButton } from './like-button.client'
import { ShareLink } from './share-link.client'

type PageActionsProps = {
  collection: CardCollection
  doc: { readonly id: number; readonly slug: string }
  title: string
  locale: Locale
}

/** The actions of a page: like and share. */
export async function PageActions({ collection, doc, title, locale }: PageActionsProps) {
  const t = await getTranslations({ locale, namespace: 'likes' })
  return (
    <div className="flex flex-wrap items-start gap-2 print:hidden">
      <LikeButton relationTo={collection} id={doc.id} title={title} place="page" />
      <ShareLink
        title={title}
        url={`${env.siteUrl}${localizedPath(locale, documentPath(collection, doc.slug))}`}
        labels={{ share: t('share'), copied: t('copied') }}
      />
    </div>
  )
}
