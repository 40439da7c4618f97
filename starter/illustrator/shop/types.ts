import type { IllustratedSpecies, SpeciesMorphology } from '../types'

/** The data from which a product picture is drawn. */
export interface ProductBrief {
  readonly slug: string
  /** One of the product forms; any other throws. */
  readonly form: string
  /** The vendor's dark and light colour, `#rrggbb`. */
  readonly palette: readonly [string, string]
  readonly mark: string
  readonly vendorName: string
  readonly speciesMorphology?: SpeciesMorphology | undefined
  readonly species?: IllustratedSpecies | undefined
  /** Further species, for sets and mixed products. */
  readonly moreSpecies?: readonly IllustratedSpecies[] | undefined
  /** The default colour, where the product has several. */
  readonly dye?: string | undefined
}

export interface VendorBrief {
  readonly slug: string
  readonly palette: readonly [string, string]
  readonly mark: string
  readonly displayName: string
}

export type HeaderKind = 'guide' | 'post' | 'project' | 'recipe'

export interface HeaderBrief {
  readonly slug: string
  readonly kind: HeaderKind
  readonly species: readonly IllustratedSpecies[]
  /** Species and the look-alikes they are taken for, drawn side by side. */
  readonly pairs?: readonly (readonly [species: IllustratedSpecies, double: IllustratedSpecies])[] | undefined
}
