import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { toPlainText } from '@/platform/rich-text/plain-text'
import { soundTree } from '@/platform/rich-text/sound-tree'
import { BlockText } from '../block-text'
import type { Citations } from '@/platform/references/citations'

type StepTextProps = {
  text: unknown
  locale: Locale
  lang?: string | undefined
  citations?: Citations | undefined
}

/** The rich text of a step, else its plain text, else a message in red that there is none (BLK-09, TXT-10). */
export async function StepText({ text, locale, lang, citations }: StepTextProps) {
  const t = await getTranslations({ locale, namespace: 'recipe' })
  const isEmpty = text === null || text === undefined || text === ''
  const tree = soundTree(text)
  const words = toPlainText(text)
  if (tree && (words !== '' || tree.root.children.some(({ type }) => type === 'upload' || type === 'block')))
    return <BlockText value={tree} locale={locale} lang={lang} citations={citations} nested />
  if (words !== '') return <p lang={lang}>{words}</p>
  return <p className="text-amanita">{isEmpty || tree ? t('noText') : t('noRender')}</p>
}
