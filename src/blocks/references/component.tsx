import { getTranslations } from 'next-intl/server'
import { siteFrame } from '@/features/content/server'
import { entriesOf } from '@/platform/references/citations'
import { ReferenceList } from '@/platform/references/reference-list'
import type { BlockProps } from '../block-props'
import { BlockTitle } from '../block-title'

/** The references of a page (BLK-10); renders nothing if none of them is shown. */
export async function ReferencesBlock({ block, locale, citations }: BlockProps<'references'>) {
  const [t, { settings }] = await Promise.all([getTranslations({ locale, namespace: 'references' }), siteFrame(locale)])
  return (
    <ReferenceList
      references={entriesOf(block.references)}
      locale={locale}
      first={settings.lists.references}
      step={settings.lists.referencesStep}
      showDrafts={settings.display.showDraftReferences ?? false}
      citations={citations}
      around={(list) => (
        <section className="shell py-8">
          <BlockTitle block={block} otherwise={t('title')} />
          {list}
        </section>
      )}
    />
  )
}
