import { langOf } from '@/cms/fallbacks'

type BlockTitleProps = {
  block: { readonly title?: string | null }
  /** The heading if the editor left the title empty. */
  otherwise?: string
}

/** The heading of a block, in the language of its text. */
export function BlockTitle({ block, otherwise }: BlockTitleProps) {
  const title = block.title || otherwise
  return title ? (
    <h2 lang={block.title ? langOf(block, 'title') : undefined} className="mb-5 text-2xl sm:text-3xl">
      {title}
    </h2>
  ) : null
}
