import { toSlug } from '@/core/slugs'
import { toPlainText } from './plain-text'
import type { RichTextValue } from './rich-text'

export type Heading = { readonly id: string; readonly text: string }

/** The h2 headings of a text by node, with ids that are unique on the page. */
export function headingsOf(value: RichTextValue | null | undefined): ReadonlyMap<unknown, Heading> {
  const seen = new Map<string, number>()
  const headings = new Map<unknown, Heading>()
  for (const node of value?.root.children ?? []) {
    const text = 'tag' in node && node.tag === 'h2' ? toPlainText(node) : ''
    if (text === '') continue
    const slug = `text-${toSlug(text)}`
    const times = (seen.get(slug) ?? 0) + 1
    seen.set(slug, times)
    headings.set(node, { id: times > 1 ? `${slug}-${times}` : slug, text })
  }
  return headings
}
