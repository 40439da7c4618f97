import { getTranslations } from 'next-intl/server'
import { EntryForm, type EntryFormProps } from './entry-fields'
import { SentNote } from './sent-note.client'

const formIds = { comments: 'form-comment', impressions: 'form-impression', reviews: 'form-review' } as const

/** A form behind a button that unfolds it (COM-02, COM-04), below the note that a contribution came in. */
export async function FoldedForm(props: EntryFormProps) {
  const { kind, locale } = props
  const t = await getTranslations({ locale, namespace: 'community' })
  return (
    <>
      <SentNote kind={kind} form={formIds[kind]} labels={{ sent: t('sent'), openRecord: t('openRecord') }} />
      <details className="mb-6 max-w-2xl">
        <summary className="button button-secondary w-fit cursor-pointer list-none">{t(`open.${kind}`)}</summary>
        <div className="border-line bg-raised rounded-card mt-4 border p-4 sm:p-6">
          <EntryForm {...props} />
        </div>
      </details>
    </>
  )
}
