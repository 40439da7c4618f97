import type { CardCollection } from '@/core/collections'
import { documentKey } from '@/core/document-key'
import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import { FoldedForm } from '../forms/folded-form'
import { kindsOf } from '../model'
import { EntrySection } from './entry-section'

type CommunitySectionsProps = {
  collection: CardCollection
  doc: { readonly id: number; readonly slug: string }
  locale: Locale
  /** Whether members give stars; poisonous species have none (SAF-04). */
  rated?: boolean
}

/** What members say of a document: impressions, reviews, comments, as far as it may have them (D-15). */
export function CommunitySections({ collection, doc, locale, rated = true }: CommunitySectionsProps) {
  return kindsOf(collection, rated).map((kind) => (
    <EntrySection
      key={kind}
      kind={kind}
      collection={collection}
      id={doc.id}
      locale={locale}
      form={
        <FoldedForm
          kind={kind}
          of={documentKey(collection, doc.id)}
          back={localizedPath(locale, documentPath(collection, doc.slug))}
          locale={locale}
        />
      }
    />
  ))
}
