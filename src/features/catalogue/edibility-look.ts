import type { Locale } from '@/core/locales'
import type { Tone } from '@/ui/patterns/chip'
import type { ChipIconName } from '@/ui/patterns/chip-icon'
import { edibilities, lookAlikeEdibilities } from './vocabulary/support-terms.data'

export type Edibility = (typeof edibilities)[number]['slug'] | (typeof lookAlikeEdibilities)[number]['slug']

/** Never colour alone: each has an icon and a word too. */
export const edibilityLooks = {
  choice: { tone: 'lichen', icon: 'star' },
  edible: { tone: 'lichen', icon: 'check' },
  'edible-when-cooked': { tone: 'chanterelle', icon: 'cooking-pot' },
  medicinal: { tone: 'reishi', icon: 'heart-pulse' },
  psychoactive: { tone: 'indigo', icon: 'sparkles' },
  inedible: { tone: 'neutral', icon: 'octagon-x' },
  toxic: { tone: 'amanita', icon: 'triangle-alert' },
  deadly: { tone: 'amanita', icon: 'octagon-x' },
} as const satisfies Record<Edibility, { tone: Tone; icon: ChipIconName }>

export const isEdibility = (value: unknown): value is Edibility =>
  typeof value === 'string' && Object.hasOwn(edibilityLooks, value)

const labels = new Map([...lookAlikeEdibilities, ...edibilities].map((term) => [term.slug, term.label]))

export const edibilityLabel = (edibility: Edibility, locale: Locale): string =>
  labels.get(edibility)?.[locale] ?? edibility
