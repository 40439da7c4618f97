import type { ComponentProps } from 'react'
import { RichText } from '@/platform/rich-text/rich-text'
import { renderInnerBlock } from './inner-blocks'

type BlockTextProps = Omit<ComponentProps<typeof RichText>, 'renderBlock' | 'anchors'>

/** The rich text of a block, with pictures and videos inside it as in the text of a page (RTX-01). */
export const BlockText = (props: BlockTextProps) => <RichText {...props} renderBlock={renderInnerBlock} />
