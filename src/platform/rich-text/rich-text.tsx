import { RichText as LexicalRichText, type JSXConvertersFunction } from '@payloadcms/richtext-lexical/react'
import type { DefaultNodeTypes, SerializedLinkNode } from '@payloadcms/richtext-lexical'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { ReactNode } from 'react'
import type { Locale } from '@/core/locales'
import { documentPath, isPagedCollection, localizedHref, localizedPath } from '@/core/paths'
import { outsideRel, safeUrl } from '@/core/safe-url'
import { isSlug } from '@/core/slugs'
import { headingsOf, type Heading } from './headings'
import { textFormat } from './text-format'

/** The shape Payload types a rich-text field with. */
export type RichTextValue = { root: { type: string; children: { type: string; version: number }[] } }

/** The address of a link node as a reader of `locale` should get it, or null when it must not be drawn. */
export function linkHref(node: SerializedLinkNode, locale: Locale): string | null {
  const { linkType, url, doc } = node.fields
  if (linkType === 'internal') {
    // Its document may be hidden from a visitor, which leaves an id, or deleted, which leaves nothing.
    const value: unknown = doc?.value
    const slug: unknown = typeof value === 'object' && value !== null && 'slug' in value ? value.slug : null
    return isPagedCollection(doc?.relationTo) && isSlug(slug)
      ? localizedPath(locale, documentPath(doc.relationTo, slug))
      : null
  }
  const safe = safeUrl(url)
  return safe === null ? null : localizedHref(locale, safe)
}

/** A text whose headings begin at the third rank stands where it should. */
const hasSections = ({ root }: RichTextValue): boolean =>
  root.children.some((node) => 'tag' in node && node.tag === 'h2')

/** Headings of a text that stands below one of the second rank itself. */
const below = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6', h6: 'h6' } as const

const converters =
  (locale: Locale, anchors: ReadonlyMap<unknown, Heading>, nested: boolean): JSXConvertersFunction<DefaultNodeTypes> =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    heading: ({ node, nodesToJSX }) => {
      const Heading = nested ? below[node.tag] : node.tag
      return <Heading id={anchors.get(node)?.id}>{nodesToJSX({ nodes: node.children })}</Heading>
    },
    text: ({ node }) => textFormat(node.text, node.format),
    link: ({ node, nodesToJSX }) => {
      const children: ReactNode = nodesToJSX({ nodes: node.children })
      const href = linkHref(node, locale)
      if (!href) return <>{children}</>
      const outside = /^https?:/.test(href)
      const target = node.fields.newTab ? { target: '_blank' } : {}
      return (
        <a href={href} {...target} {...(outside ? { rel: outsideRel } : {})}>
          {children}
        </a>
      )
    },
    autolink: ({ node, nodesToJSX }) => <>{nodesToJSX({ nodes: node.children })}</>,
    unknown: () => null,
  })

/** An editor's text. Links are checked again here, whatever was stored (security.md 1.M). */
export function RichText({
  value,
  locale,
  className = 'prose',
  lang,
  anchors = false,
  nested = false,
}: {
  value: RichTextValue | null | undefined
  locale: Locale
  className?: string
  /** Its language where that is not the page's. */
  lang?: string | undefined
  /** Whether its sections can be linked to: for the one text that a page is about. */
  anchors?: boolean
  /** Whether a heading of second rank stands above it. */
  nested?: boolean
}) {
  if (!value) return null
  const text = (
    <LexicalRichText
      data={value as unknown as SerializedEditorState}
      converters={converters(locale, anchors ? headingsOf(value) : new Map(), nested && hasSections(value))}
      className={className}
      disableIndent
      disableTextAlign
    />
  )
  return lang ? <div lang={lang}>{text}</div> : text
}
