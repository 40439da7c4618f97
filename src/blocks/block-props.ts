import type { BlockSlug } from '@/core/blocks'
import type { Locale } from '@/core/locales'
import type { Citations } from '@/platform/references/citations'
import type { Config } from '@/payload-types'

/** The stored shape of every block, by its slug. */
export type BlockData = Config['blocks']

/**
 * Props of a block's component. `first` marks the block at the top of a page; `citations` are the numbers of the
 * references that the page's texts cite; `warned` says that the page itself warns of its harmful species (SAF-04).
 */
export type BlockProps<K extends BlockSlug> = {
  block: BlockData[K]
  locale: Locale
  first: boolean
  citations?: Citations | undefined
  warned?: boolean
}
