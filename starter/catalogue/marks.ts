import type { CharacterSlug, MarkSlug } from '@/features/catalogue/marks/model'
import type { SpeciesSeed } from './shapes'

type Rules<T extends string> = readonly (readonly [RegExp, T])[]

const found = <T extends string>(rules: Rules<T>, text: string): T[] => [
  ...new Set(rules.filter(([pattern]) => pattern.test(text)).map(([, mark]) => mark)),
]

/** Caps open and flatten with age, so that neighbors of a shape occur too. */
const shapesWithAge: Partial<Record<string, readonly MarkSlug[]>> = {
  convex: ['cap-shape-flat', 'cap-shape-bell'],
  flat: ['cap-shape-convex', 'cap-shape-funnel'],
  conical: ['cap-shape-bell', 'cap-shape-convex', 'cap-shape-flat'],
  bell: ['cap-shape-conical', 'cap-shape-convex', 'cap-shape-flat'],
  funnel: ['cap-shape-flat', 'cap-shape-convex'],
  shelf: ['cap-shape-funnel'],
  spherical: ['cap-shape-convex'],
  brain: ['cap-shape-bell'],
  jelly: ['cap-shape-brain', 'cap-shape-cup'],
  cup: ['cap-shape-jelly'],
}

/** What rain and age leave of a surface is smooth. */
const wornSmooth = new Set(['scaly', 'warty', 'fibrous', 'slimy', 'velvety', 'zoned'])

/** The family of a color, by eye: hue, and how much of it there is. */
export function colorFamilies(hex: string): MarkSlug[] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  const chroma = high - low
  const light = (high + low) / 2
  if (light > 0.86) return ['cap-color-white']
  if (light < 0.14) return ['cap-color-black']
  if (chroma < 0.09) return light > 0.74 ? ['cap-color-white', 'cap-color-gray'] : ['cap-color-gray']
  const turn =
    high === red ? (green - blue) / chroma : high === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma
  const hue = (turn * 60 + 360) % 360
  const dull = chroma < 0.42 || light < 0.4
  if (hue < 14 || hue >= 345)
    return light > 0.68 ? ['cap-color-pink'] : dull ? ['cap-color-brown', 'cap-color-red'] : ['cap-color-red']
  if (hue < 40) {
    if (light > 0.76) return ['cap-color-white', 'cap-color-brown']
    return dull ? ['cap-color-brown'] : ['cap-color-orange', 'cap-color-brown']
  }
  if (hue < 58)
    return light > 0.76
      ? ['cap-color-white', 'cap-color-yellow']
      : dull
        ? ['cap-color-brown', 'cap-color-yellow']
        : ['cap-color-yellow']
  if (hue < 170) return hue < 70 && !dull ? ['cap-color-yellow', 'cap-color-green'] : ['cap-color-green']
  if (hue < 250) return ['cap-color-gray', 'cap-color-violet']
  return light > 0.7 ? ['cap-color-pink', 'cap-color-violet'] : ['cap-color-violet']
}

const prints: Rules<MarkSlug> = [
  [/white|cream/i, 'spore-print-white'],
  [/cream|yellow(?!.brown)|buff/i, 'spore-print-yellow'],
  [/pink|salmon/i, 'spore-print-pink'],
  [/rust|cinnamon|orange|yellow.*brown/i, 'spore-print-rust'],
  [/(?<!purple-|olive-|rusty )brown/i, 'spore-print-brown'],
  [/purple/i, 'spore-print-purple-brown'],
  [/black/i, 'spore-print-black'],
  [/\bgreen/i, 'spore-print-green'],
  [/olive/i, 'spore-print-olive'],
  [/lilac/i, 'spore-print-lilac'],
]

const bruises: Rules<MarkSlug> = [
  [/blue|bluing/i, 'bruising-blue'],
  [/red|pink|orange|rosy|blush/i, 'bruising-red'],
  [/yellow/i, 'bruising-yellow'],
  [/brown/i, 'bruising-brown'],
  [/black/i, 'bruising-black'],
  [/green/i, 'bruising-green'],
  [/milk|latex/i, 'bruising-milk'],
  [/\bink/i, 'bruising-ink'],
]

const grounds: Rules<MarkSlug> = [
  [/dung|manure/i, 'grows-on-dung'],
  [/straw|compost|husk|waste/i, 'grows-on-straw'],
  [/chip|mulch|sawdust/i, 'grows-on-chips'],
  [/chip|mulch|sawdust|log|trunk|stump|branch|twig|wood\b|hardwood|living|dead (?!leaves)/i, 'grows-on-wood'],
  [/moss|bog/i, 'grows-on-moss'],
  [/grass|lawn|pasture|meadow|turf/i, 'grows-on-grass'],
  [/insect|caterpillar|larva|pupa|moth/i, 'grows-on-insect'],
  [/truffle|underground|buried|sclerot/i, 'grows-on-buried'],
  [/mycorrhiza|soil|litter|ground|garden|leaf|needle|forest|root|sand|park|disturbed/i, 'grows-on-soil'],
]

const trees: Rules<MarkSlug> = [
  [/\boaks?\b|tanoak/i, 'host-oak'],
  [/beech/i, 'host-beech'],
  [/birch/i, 'host-birch'],
  [/chestnut|chinquapin/i, 'host-chestnut'],
  [/hazel|hornbeam/i, 'host-hazel'],
  [/poplar|aspen|willow|cottonwood/i, 'host-poplar'],
  [
    /broadleaf|hardwood|deciduous|maple|elm|alder|elder|eucalypt|ash\b|lime|linden|fruit tree|olive/i,
    'host-other-broadleaf',
  ],
  [/\bpines?\b/i, 'host-pine'],
  [/spruce|\bfirs?\b/i, 'host-spruce'],
  [/conifer|hemlock|cedar|larch|juniper/i, 'host-other-conifer'],
  [/grass|lawn|pasture|meadow|compost|dung|straw|garden|turf|alpine/i, 'host-none'],
]

type Recorded = Pick<
  SpeciesSeed,
  'morphology' | 'substrateFacts' | 'habitat' | 'fragrances' | 'edibility' | 'marks' | 'variableMarks'
>

/** Every mark a species may show, by its record; what is not known is left out and speaks against nothing. */
export function marksOf(seed: Recorded): { marks: MarkSlug[]; variable: CharacterSlug[] } {
  const { morphology } = seed
  const { capShape, capColors, gills, stipe, surface, sporePrint, bruising } = morphology
  const place = [...seed.substrateFacts, seed.habitat.en].join(' ')
  const marks: MarkSlug[] = [
    `underside-${gills}`,
    `cap-shape-${capShape}`,
    ...(shapesWithAge[capShape] ?? []),
    ...capColors.flatMap(colorFamilies),
    `surface-${surface}`,
    ...(wornSmooth.has(surface) ? (['surface-smooth'] as const) : []),
    stipe ? 'stem-present' : 'stem-absent',
    ...(capShape === 'shelf' ? (['stem-present', 'stem-absent'] as const) : []),
    ...(stipe?.ring ? (['ring-present'] as const) : []),
    'ring-absent',
    ...(stipe?.volva ? (['volva-present'] as const) : []),
    'volva-absent',
    ...found(prints, sporePrint.color),
    ...(bruising ? found(bruises, bruising) : []),
    'bruising-none',
    ...found(grounds, place),
    ...found(trees, place),
    ...(seed.fragrances.includes('almond') ? (['smell-almond'] as const) : []),
    ...(seed.marks ?? []),
  ]
  const variable: CharacterSlug[] = [
    'cap-color',
    'smell',
    ...(wornSmooth.has(surface) ? (['surface'] as const) : []),
    ...(stipe?.ring ? (['ring'] as const) : []),
    ...(stipe?.volva ? (['volva'] as const) : []),
    ...(bruising ? (['bruising'] as const) : []),
    ...(seed.variableMarks ?? []),
  ]
  return { marks: [...new Set(marks)], variable: [...new Set(variable)] }
}
