import type { KeptKeys } from './keep-address'

/** The sessionStorage keys of what a visitor keeps for the next page (I18-02, COM-10). */
export const keptKeys: KeptKeys = { scroll: 'sporeprint:scroll', typed: 'sporeprint:typed' }
