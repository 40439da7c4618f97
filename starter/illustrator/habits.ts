import type { Bark, Form, Ground, Habit, HabitTraits, Mark, Stand } from './habit'
import { SPECIES_HABITS } from './habits.data'
import { LOOK_ALIKE_HABITS } from './look-alike-habits.data'
import { POISONOUS_HABITS } from './poisonous-habits.data'
import type { CapProfile } from './cap-profiles.data'
import type { CapShape, CapSurface, SpeciesMorphology } from './types'

const FORMS: Record<CapShape, Form> = {
  convex: 'agaric',
  flat: 'agaric',
  conical: 'agaric',
  bell: 'agaric',
  funnel: 'funnel',
  shelf: 'bracket',
  spherical: 'puffball',
  coral: 'coral',
  icicle: 'icicle',
  brain: 'jelly-lobes',
  cup: 'cup',
  jelly: 'jelly-lobes',
  club: 'clubs',
}

const PROFILES: Partial<Record<CapShape, CapProfile>> = { convex: 'dome', flat: 'flat', conical: 'cone', bell: 'bell' }

const MARKS: Record<CapSurface, readonly Mark[]> = {
  smooth: ['none'],
  scaly: ['scales'],
  warty: ['warts'],
  zoned: ['zones'],
  slimy: ['slime'],
  velvety: ['velvet'],
  fibrous: ['fibrils'],
  cracked: ['cracks'],
  honeycomb: ['none'],
  folded: ['wrinkles'],
  spiny: ['none'],
}

const GROUND_WORDS: readonly (readonly [RegExp, Ground])[] = [
  [/dung|manured/i, 'dung'],
  [/straw|compost|waste/i, 'straw'],
  [/chip|mulch/i, 'chips'],
  [/moss|bog/i, 'moss'],
  [/grass|lawn|pasture|meadow/i, 'grass'],
  [/pine|spruce|conifer|hemlock|needle/i, 'needles'],
  [/mycorrhiza|oak|beech|birch|litter|leaf|wood/i, 'litter'],
  [/soil|root/i, 'soil'],
]

const BARK_WORDS: readonly (readonly [RegExp, Bark])[] = [
  [/birch/i, 'birch'],
  [/beech|maple/i, 'beech'],
  [/pine|spruce|conifer|hemlock|fir/i, 'pine'],
  [/poplar|willow|aspen/i, 'poplar'],
  [/elder|branch|twig|elm/i, 'elder'],
  [/./, 'oak'],
]

const WOOD = /log|trunk|stump|branch|twig|hardwood|dead wood|conifer wood|living/i

/** Grounds named by a substrate list, at least one. */
function groundsOf(substrate: readonly string[]): Ground[] {
  const text = substrate.join(' ')
  const found = GROUND_WORDS.filter(([pattern]) => pattern.test(text)).map(([, ground]) => ground)
  return found.length > 0 ? found.slice(0, 2) : ['soil']
}

const barkOf = (substrate: readonly string[]): Bark =>
  BARK_WORDS.find(([pattern]) => pattern.test(substrate.join(' ')))?.[1] ?? 'oak'

function standOf(morphology: SpeciesMorphology, substrate: readonly string[]): Stand {
  const text = substrate.join(' ')
  if (/mycorrhiza/i.test(text) || !WOOD.test(text)) return 'ground'
  if (morphology.capShape === 'shelf') return /trunk|living/i.test(text) ? 'trunk' : 'log'
  if (/branch|twig/i.test(text)) return 'branch'
  return /stump|root/i.test(text) ? 'stump' : 'log'
}

/** Slug of a scientific name: lower case, words joined by hyphens. */
export const slugOf = (scientificName: string): string => scientificName.toLowerCase().replaceAll(/[^a-z]+/g, '-')

function defaults(morphology: SpeciesMorphology, substrate: readonly string[]): Habit {
  const { capShape, surface, stipe } = morphology
  const cap = PROFILES[capShape] ?? 'dome'
  const stand = standOf(morphology, substrate)
  return {
    form: FORMS[capShape],
    stand,
    ground: groundsOf(substrate),
    bark: barkOf(substrate),
    group: stand === 'log' || stand === 'stump' ? 'cluster' : 'pair',
    count: stand === 'ground' ? 2 : 5,
    cap,
    youngCap: cap === 'cone' || cap === 'bell' ? cap : 'button',
    capHeight: 1,
    marks: MARKS[surface],
    markColor: null,
    skin: null,
    centre: null,
    margin: 'plain',
    wave: capShape === 'funnel' ? 0.07 : 0.02,
    attach: capShape === 'funnel' ? 'decurrent' : 'adnate',
    gillCount: 76,
    stem: 'even',
    stemTexture: 'smooth',
    stemMark: null,
    stemBase: null,
    stemCurve: 0.08,
    hollow: false,
    ring: stipe?.ring ? 'skirt' : 'none',
    ringColor: null,
    volva: stipe?.volva ? 'sac' : 'none',
    volvaColor: null,
    flesh: null,
    coreStain: null,
    bruise: null,
    thick: 0.12,
    zones: [],
    size: 0.5,
    tilt: 0.24,
  }
}

/** Traits for one organism: its own where the tables name it, sensible ones from the record elsewhere. */
export function resolveHabit(slug: string, morphology: SpeciesMorphology, substrate: readonly string[]): Habit {
  const traits: HabitTraits = SPECIES_HABITS[slug] ?? POISONOUS_HABITS[slug] ?? LOOK_ALIKE_HABITS[slug] ?? {}
  return { ...defaults(morphology, substrate), ...traits }
}
