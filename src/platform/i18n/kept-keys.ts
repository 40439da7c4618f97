import type { KeptKeys } from './keep-address'

/** Under these names the next page finds what a visitor who changes the language takes along (I18-02). */
export const keptKeys: KeptKeys = { scroll: 'sporeprint:scroll', typed: 'sporeprint:typed' }
