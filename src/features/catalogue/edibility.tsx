import { Check, CookingPot, HeartPulse, OctagonX, Sparkles, Star, TriangleAlert } from 'lucide-react'
import type { Locale } from '@/core/locales'
import { Chip, type Tone } from '@/ui/patterns/chip'
import { edibilities, lookAlikeEdibilities } from './vocabulary/support-terms.data'

type Edibility = (typeof edibilities)[number]['slug'] | (typeof lookAlikeEdibilities)[number]['slug']

/** Never colour alone: each has an icon and a word too. */
const looks = {
  choice: { tone: 'lichen', icon: Star },
  edible: { tone: 'lichen', icon: Check },
  'edible-when-cooked': { tone: 'chanterelle', icon: CookingPot },
  medicinal: { tone: 'reishi', icon: HeartPulse },
  psychoactive: { tone: 'indigo', icon: Sparkles },
  inedible: { tone: 'neutral', icon: OctagonX },
  toxic: { tone: 'amanita', icon: TriangleAlert },
  deadly: { tone: 'amanita', icon: OctagonX },
} as const satisfies Record<Edibility, { tone: Tone; icon: typeof Check }>

const labels = new Map([...lookAlikeEdibilities, ...edibilities].map((term) => [term.slug, term.label]))

export const edibilityLabel = (edibility: Edibility, locale: Locale): string =>
  labels.get(edibility)?.[locale] ?? edibility

/** Edibility as an icon, a word and a colour. */
export function EdibilityChip({ edibility, locale }: { edibility: Edibility; locale: Locale }) {
  const { tone, icon: Icon } = looks[edibility]
  return (
    <Chip tone={tone} icon={<Icon aria-hidden size={14} />}>
      {edibilityLabel(edibility, locale)}
    </Chip>
  )
}
