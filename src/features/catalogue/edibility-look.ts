import type { Locale, Localized } from '@/core/locales'
import type { Tone } from '@/ui/patterns/chip'
import type { ChipIconName } from '@/ui/patterns/chip-icon'
import { edibilities, edibilityIcons } from './vocabulary/support-terms.data'

export type Edibility = (typeof edibilities)[number]['slug']

/** Never colour alone: each has an icon and a word too. */
export const edibilityLooks = {
  choice: { tone: 'lichen', icon: edibilityIcons.choice },
  edible: { tone: 'lichen', icon: edibilityIcons.edible },
  'edible-when-cooked': { tone: 'chanterelle', icon: edibilityIcons['edible-when-cooked'] },
  medicinal: { tone: 'plum', icon: edibilityIcons.medicinal },
  psychoactive: { tone: 'indigo', icon: edibilityIcons.psychoactive },
  inedible: { tone: 'neutral', icon: edibilityIcons.inedible },
  suspect: { tone: 'suspect', icon: edibilityIcons.suspect },
  toxic: { tone: 'amanita', icon: edibilityIcons.toxic },
  deadly: { tone: 'deadly', icon: edibilityIcons.deadly },
} as const satisfies Record<Edibility, { tone: Tone; icon: ChipIconName }>

export const isEdibility = (value: unknown): value is Edibility =>
  typeof value === 'string' && Object.hasOwn(edibilityLooks, value)

const labels: ReadonlyMap<string, Localized> = new Map(edibilities.map((term) => [term.slug, term.label]))

/** The label of a grade in a locale; an unknown grade stays as it is. */
export const edibilityLabel = (edibility: string, locale: Locale): string =>
  labels.get(edibility)?.[locale] ?? edibility
