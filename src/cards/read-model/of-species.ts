import { filterCatalogue, type FilterAnswer, type FilterRequest } from './filter'

type OfSpecies = Pick<FilterRequest, 'collection' | 'locale' | 'sort' | 'limit'> & { readonly species: number }

/** The first documents of a collection that name a species, with the counts of every section (FLT-13). */
export const filedUnderSpecies = ({ species, ...asked }: OfSpecies): Promise<FilterAnswer> =>
  filterCatalogue({ ...asked, filters: { species: [String(species)] }, place: null, text: null, page: 1 })
