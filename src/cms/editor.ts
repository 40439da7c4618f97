import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { CollectionSlug, TextField, TextFieldSingleValidation } from 'payload'
import { innerBlockSlugs } from '@/core/blocks'
import { isRecord } from '@/core/is-record'
import { safeUrl } from '@/core/safe-url'
import { addressForms, linkTargets } from './fields/link'

type LinkOptions = { enabledCollections: CollectionSlug[]; isAddress: (url: string) => boolean }

/**
 * A link whose address stays as its editor wrote it: Payload escapes whole what its own pattern does not know, such as a
 * comma of a query, and once more at each save. One that no page would show is rejected.
 */
const link = ({ enabledCollections, isAddress }: LinkOptions) =>
  LinkFeature({
    enabledCollections,
    fields: ({ defaultFields }) =>
      defaultFields.map((field) => {
        if (field.type !== 'text' || field.name !== 'url') return field
        const validate: TextFieldSingleValidation = (value, { siblingData }) =>
          (isRecord(siblingData) && siblingData.linkType === 'internal') || isAddress(value ?? '') || addressForms
        return { ...field, hooks: {}, validate } as TextField
      }),
  })

const isSafe = (url: string): boolean => safeUrl(url) !== null

/** What is sent stands in an address of a mail as well, or for it as a whole. */
const isFilledIn = (url: string): boolean => url.startsWith('{{') || isSafe(url.replaceAll(/\{\{.+?\}\}/g, 'x'))

/** What a text can be anywhere, in a mail too. */
const formats = [
  FixedToolbarFeature(),
  InlineToolbarFeature(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  StrikethroughFeature(),
  UnderlineFeature(),
  InlineCodeFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  OrderedListFeature(),
  UnorderedListFeature(),
  BlockquoteFeature(),
]

/** The one rich-text editor: the formats of RTX-01, links to the pages of this site, no HTML. */
export const editor = lexicalEditor({
  features: [
    ...formats,
    HorizontalRuleFeature(),
    // A link to a reference is a citation.
    link({ enabledCollections: [...linkTargets, 'references'], isAddress: isSafe }),
    UploadFeature({ enabledCollections: ['media'] }),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks: [...innerBlockSlugs] }),
  ],
})

/** The editor of what is mailed: only what the form builder's mails can show, so that nothing written is lost in them. */
export const mailEditor = lexicalEditor({
  features: [...formats, link({ enabledCollections: [], isAddress: isFilledIn })],
})
