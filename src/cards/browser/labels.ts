import type { Sort } from '../filters/selection'

/** The texts of an archive's browser; those with `{places}` are filled in there. */
export type BrowserLabels = Readonly<
  Record<
    | 'title'
    | 'open'
    | 'apply'
    | 'close'
    | 'clear'
    | 'chosen'
    | 'remove'
    | 'nearMe'
    | 'nearMeHint'
    | 'locating'
    | 'refused'
    | 'city'
    | 'chooseCity'
    | 'from'
    | 'to'
    | 'set'
    | 'search'
    | 'noOption'
    | 'full'
    | 'sort'
    | 'empty'
    | 'emptyHint'
    | 'species'
    | 'category'
    | 'failed'
    | 'retry'
    | 'found'
    | 'loading'
    | 'showing'
    | 'one'
    | 'many'
    | 'navigation'
    | 'previous'
    | 'next'
    | 'page'
    | 'plainEmpty',
    string
  >
> & { readonly sorts: Readonly<Record<Sort, string>> }
