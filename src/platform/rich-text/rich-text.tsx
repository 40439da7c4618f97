import { RichText as LexicalRichText, type JSXConvertersFunction } from '@payloadcms/richtext-lexical/react'
import type { DefaultNodeTypes, SerializedLinkNode } from '@payloadcms/richtext-lexical'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { ReactNode } from 'react'
import type { Locale } from '@/core/locales'
import { hrefOfTypedAddress } from '@/core/href-of-typed-address'
import { localizedPath } from '@/core/paths'
import { referencedPath } from '@/core/referenced-path'
import { outsideRel } from '@/core/safe-url'
import { citedBy, sourceOf, type Citations } from '../references/citations'
import { translatorOf } from '../i18n/translator'
import { listItem } from './check-list'
import { headingsOf, type Heading } from './headings'
import { soundTree } from './sound-tree'
import { tableConverters } from './table'
import { textFormat } from './text-format'
import { Upload } from './upload'

/** The shape Payload types a rich-text field with. */
export type RichTextValue = { root: { type: string; children: { type: string; version: number }[] } }

/** A link that an editor made, or an autolink from a typed address. */
type LinkNode = Pick<SerializedLinkNode, 'fields'>

/** The address of a link node as a visitor of `locale` should get it, or null when it must not be rendered. */
export function linkHref(node: LinkNode, locale: Locale): string | null {
  const { linkType, url, doc } = node.fields
  if (linkType === 'internal') {
    // If no list on the page contains the cited reference, the citation links to its source (BLK-10).
    if (citedBy(node.fields) !== null) return sourceOf(node.fields)
    const path = referencedPath(doc ?? {})
    return path === null ? null : localizedPath(locale, path)
  }
  return hrefOfTypedAddress(locale, url)
}

/** Whether the text has h2 headings; one that starts at h3 needs no shift. */
const hasSections = ({ root }: RichTextValue): boolean =>
  root.children.some((node) => 'tag' in node && node.tag === 'h2')

/** Heading levels of a text that is itself below an h2. */
const below = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6', h6: 'h6' } as const

/** Renders a block inside a rich text; passed in, since blocks are in a room above this one. */
export type RenderBlock = (fields: { readonly blockType: string }, locale: Locale) => ReactNode

type Context = {
  locale: Locale
  anchors: ReadonlyMap<unknown, Heading>
  nested: boolean
  citations: Citations | undefined
  renderBlock: RenderBlock
}

/** The number of a cited reference as a link to its entry, which links back (BLK-10). */
function citation(node: LinkNode, { citations, locale }: Context): ReactNode {
  const id = citedBy(node.fields)
  const number = id === null ? undefined : citations?.numbers.get(id)
  if (id === null || number === undefined) return null
  const anchor = citations?.anchored.has(id) ? {} : { id: `cite-${id}` }
  citations?.anchored.add(id)
  return (
    <sup>
      <a {...anchor} href={`#reference-${id}`} aria-label={translatorOf(locale)('references.cite', { number })}>
        [{number}]
      </a>
    </sup>
  )
}

/** A link, or a citation after its text; only the text where the address must not be rendered. */
function linkOf(node: LinkNode, children: ReactNode, context: Context): ReactNode {
  const cited = citation(node, context)
  if (cited)
    return (
      <>
        {children}
        {cited}
      </>
    )
  const href = linkHref(node, context.locale)
  if (!href) return <>{children}</>
  const outside = /^https?:/.test(href)
  const target = node.fields.newTab ? { target: '_blank' } : {}
  return (
    <a href={href} {...target} {...(outside ? { rel: outsideRel } : {})}>
      {children}
    </a>
  )
}

const converters =
  (context: Context): JSXConvertersFunction<DefaultNodeTypes> =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    ...tableConverters,
    heading: ({ node, nodesToJSX }) => {
      const Heading = context.nested ? below[node.tag] : node.tag
      return <Heading id={context.anchors.get(node)?.id}>{nodesToJSX({ nodes: node.children })}</Heading>
    },
    listitem: listItem(context.locale),
    text: ({ node }) => textFormat(node.text, node.format),
    link: ({ node, nodesToJSX }) => linkOf(node, nodesToJSX({ nodes: node.children }), context),
    // The editor creates an autolink from a typed address.
    autolink: ({ node, nodesToJSX }) => linkOf(node, nodesToJSX({ nodes: node.children }), context),
    upload: ({ node }) => <Upload value={node.value} />,
    blocks: new Proxy(
      {},
      {
        get:
          () =>
          ({ node }: { node: { fields: { blockType: string } } }) =>
            context.renderBlock(node.fields, context.locale),
      },
    ),
    unknown: () => null,
  })

/** Renders an editor's rich text. Leaves out invalid nodes and checks links again, whatever is stored (T-1M, R-17). */
export function RichText({
  value,
  locale,
  className = 'prose',
  lang,
  anchors = false,
  nested = false,
  citations,
  renderBlock,
}: {
  value: RichTextValue | null | undefined
  locale: Locale
  className?: string
  /** The text's locale, if it is not the page's. */
  lang?: string | undefined
  /** Whether its sections can be linked to: for the one text that a page is about. */
  anchors?: boolean
  /** Whether it is below an h2. */
  nested?: boolean
  /** The numbers of the references it may cite. */
  citations?: Citations | undefined
  /** Required, since a text without it would silently drop its blocks. */
  renderBlock: RenderBlock
}) {
  const sound = soundTree(value)
  if (!sound) return null
  const context: Context = {
    locale,
    anchors: anchors ? headingsOf(sound) : new Map(),
    nested: nested && hasSections(sound),
    citations,
    renderBlock,
  }
  const text = (
    <LexicalRichText
      data={sound as SerializedEditorState}
      converters={converters(context)}
      className={className}
      disableIndent
      disableTextAlign
    />
  )
  return lang ? <div lang={lang}>{text}</div> : text
}
