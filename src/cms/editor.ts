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
import { innerBlockSlugs } from '@/core/blocks'
import { linkTargets } from './fields/link'

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
    LinkFeature({ enabledCollections: [...linkTargets, 'references'] }),
    UploadFeature({ enabledCollections: ['media'] }),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks: [...innerBlockSlugs] }),
  ],
})

/** The editor of what is mailed: only what the form builder's mails can show, so that nothing written is lost in them. */
export const mailEditor = lexicalEditor({ features: [...formats, LinkFeature({ enabledCollections: [] })] })
