import type { KeptKeys } from './keep-address'

/** Under these names the next page finds what a visitor takes along (I18-02, COM-10). */
export const keptKeys: KeptKeys = { scroll: 'sporeprint:scroll', typed: 'sporeprint:typed' }
