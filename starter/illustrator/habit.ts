import type { CapProfile } from './cap-profiles.data'

export type Form =
  | 'agaric'
  | 'funnel'
  | 'morel'
  | 'bracket'
  | 'oyster'
  | 'reishi'
  | 'rosette'
  | 'icicle'
  | 'branched-teeth'
  | 'truffle'
  | 'puffball'
  | 'sclerotium'
  | 'ear'
  | 'cup'
  | 'frills'
  | 'ribbons'
  | 'coral'
  | 'clubs'
  | 'insect-club'
  | 'chaga'
  | 'black-knot'
  | 'jelly-lobes'

export type Stand = 'ground' | 'log' | 'trunk' | 'branch' | 'stump' | 'buried' | 'none'
export type Ground = 'soil' | 'moss' | 'litter' | 'needles' | 'grass' | 'dung' | 'straw' | 'chips'
export type Bark = 'oak' | 'birch' | 'beech' | 'pine' | 'poplar' | 'elder'
type Grouping = 'single' | 'pair' | 'troop' | 'cluster' | 'tuft'
type GillAttachment = 'free' | 'adnate' | 'decurrent'
export type StemShape = 'even' | 'club' | 'bulb' | 'fat' | 'taper' | 'root' | 'thread' | 'globe'
type StemTexture =
  'smooth' | 'fibrils' | 'snakeskin' | 'net' | 'red-net' | 'scales' | 'pits' | 'velvet' | 'shag' | 'wrinkled' | 'dots'
export type RingKind = 'none' | 'skirt' | 'collar' | 'cogwheel' | 'trace' | 'sheath'
type VolvaKind = 'none' | 'sac' | 'rings' | 'warts' | 'collar' | 'split'
export type Mark =
  | 'none'
  | 'warts'
  | 'scales'
  | 'snakeskin'
  | 'shag'
  | 'fibrils'
  | 'cracks'
  | 'flecks'
  | 'zones'
  | 'slime'
  | 'velvet'
  | 'watermarks'
  | 'patches'
  | 'patch'
  | 'plates'
  | 'pits'
  | 'wrinkles'
  | 'wool'
  | 'silk'
  | 'meanders'
  | 'disc'

/** The traits that painters need and a species' record does not have. Colours are `#rrggbb`. */
export interface Habit {
  readonly form: Form
  readonly stand: Stand
  readonly ground: readonly Ground[]
  readonly bark: Bark
  readonly group: Grouping
  readonly count: number
  readonly cap: CapProfile
  readonly youngCap: CapProfile
  /** Multiplies the profile's height. */
  readonly capHeight: number
  readonly marks: readonly Mark[]
  readonly markColor: string | null
  /** Colour of the cap between its scales, where the record names the scales first. */
  readonly skin: string | null
  /** Colour of the cap's middle. */
  readonly centre: string | null
  readonly margin: 'plain' | 'striate' | 'veil' | 'wavy' | 'white' | 'ink' | 'wool' | 'rolled' | 'drops'
  readonly wave: number
  readonly attach: GillAttachment
  readonly gillCount: number
  readonly stem: StemShape
  readonly stemTexture: StemTexture
  readonly stemMark: string | null
  readonly stemBase: string | null
  readonly stemCurve: number
  readonly hollow: boolean
  readonly ring: RingKind
  readonly ringColor: string | null
  readonly volva: VolvaKind
  readonly volvaColor: string | null
  readonly flesh: string | null
  /** A dark spot in the flesh where a shelf is cut through its foot. */
  readonly coreStain: string | null
  readonly bruise: string | null
  /** Bracket thickness as a fraction of its width. */
  readonly thick: number
  /** Bracket zones from the attachment outwards; empty means the cap colours. */
  readonly zones: readonly string[]
  /** Diameter of the mature cap, between the record's smallest (0) and largest (1). */
  readonly size: number
  readonly tilt: number
}

export type HabitTraits = Partial<Habit>
