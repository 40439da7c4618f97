import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import { locales, type Localized } from '@/core/locales'
import { recordOf } from '@/core/record-of'

export type RichText = (markdown: Localized) => Localized<unknown>

/** A converter from localized Markdown to localized states of the Lexical editor. */
export async function richTextConverter(config: SanitizedConfig): Promise<RichText> {
  const editorConfig = await editorConfigFactory.default({ config })
  const convert = (markdown: string): unknown => convertMarkdownToLexical({ editorConfig, markdown })
  return (markdown) => recordOf(locales, (locale) => convert(markdown[locale]))
}
