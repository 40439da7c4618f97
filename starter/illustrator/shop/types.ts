import type { IllustratedSpecies, SpeciesMorphology } from '../types'

/** What the shop must know to draw one product. */
export interface ProductBrief {
  readonly slug: string
  /** One of the product forms; anything else is rejected. */
  readonly form: string
  /** The vendor's dark and light colour, `#rrggbb`. */
  readonly palette: readonly [string, string]
  readonly mark: string
  readonly vendorName: string
  readonly speciesMorphology?: SpeciesMorphology | undefined
  readonly species?: IllustratedSpecies | undefined
  /** Further species, for sets and mixed products. */
  readonly moreSpecies?: readonly IllustratedSpecies[] | undefined
  /** The name of the colour that is offered first, where there is a choice. */
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
