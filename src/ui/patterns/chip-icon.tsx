import { CookingPot, HeartPulse, OctagonX, Sparkles, Star, TriangleAlert, Utensils } from 'lucide-react'

const icons = {
  star: Star,
  utensils: Utensils,
  'cooking-pot': CookingPot,
  'heart-pulse': HeartPulse,
  sparkles: Sparkles,
  'octagon-x': OctagonX,
  'triangle-alert': TriangleAlert,
} as const

/** Icons a chip may bear: what matters is never told by colour alone. */
export type ChipIconName = keyof typeof icons

export function ChipIcon({ name }: { name: ChipIconName }) {
  const Icon = icons[name]
  return <Icon aria-hidden size={14} />
}
