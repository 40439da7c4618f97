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
 * Keeps the address of a link as the editor wrote it: Payload escapes addresses that its own pattern does not match,
 * such as one with a comma in the query, and again at each save. Rejects an address that no page would render.
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

/** In a mail, an address may contain placeholders, or be one. */
const isFilledIn = (url: string): boolean => url.startsWith('{{') || isSafe(url.replaceAll(/\{\{.+?\}\}/g, 'x'))

/** The formats that a rich text may have anywhere, mails included. */
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

/** The editor for mails: only what the form builder can render in a mail, so that no formatting is lost. */
export const mailEditor = lexicalEditor({
  features: [...formats, link({ enabledCollections: [], isAddress: isFilledIn })],
})
