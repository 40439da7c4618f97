export type CapShape =
  | 'convex'
  | 'flat'
  | 'funnel'
  | 'conical'
  | 'bell'
  | 'shelf'
  | 'spherical'
  | 'coral'
  | 'icicle'
  | 'brain'
  | 'cup'
  | 'jelly'
  | 'club'

export type CapSurface =
  | 'smooth'
  | 'scaly'
  | 'warty'
  | 'zoned'
  | 'slimy'
  | 'velvety'
  | 'fibrous'
  | 'cracked'
  | 'honeycomb'
  | 'folded'
  | 'spiny'

export type Hymenophore = 'gills' | 'pores' | 'teeth' | 'ridges' | 'none'

export interface StipeMorphology {
  /** Shortest and longest, in centimetres. */
  readonly lengthCm: readonly [number, number]
  /** Thinnest and thickest, in centimetres. */
  readonly widthCm: readonly [number, number]
  /** `#rrggbb`. */
  readonly color: string
  readonly ring: boolean
  readonly volva: boolean
}

/** What can be seen of a fruit body; colours are `#rrggbb`, main colour first. */
export interface SpeciesMorphology {
  readonly capShape: CapShape
  readonly capColors: readonly string[]
  /** Smallest and largest, in centimetres. */
  readonly capDiameterCm: readonly [number, number]
  readonly gills: Hymenophore
  readonly gillColor: string
  readonly stipe: StipeMorphology | null
  readonly sporePrint: { readonly color: string; readonly hex: string }
  readonly bruising: string | null
  readonly surface: CapSurface
}

export interface IllustratedSpecies {
  readonly slug: string
  readonly scientificName: string
  readonly variation: string | null
  readonly substrate: readonly string[]
  readonly morphology: SpeciesMorphology
}

export interface LookAlikeRecord {
  readonly scientificName: string
  readonly substrate: readonly string[]
  readonly morphology: SpeciesMorphology
}
