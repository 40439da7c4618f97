import type { ComponentProps } from 'react'
import { RichText } from '@/platform/rich-text/rich-text'
import { renderInnerBlock } from './inner-blocks'

type BlockTextProps = Omit<ComponentProps<typeof RichText>, 'renderBlock' | 'anchors'>

/** A text of a block: pictures and videos stand in it as in the text of a page (RTX-01). */
export const BlockText = (props: BlockTextProps) => <RichText {...props} renderBlock={renderInnerBlock} />
