import {
  CircleHelp,
  CookingPot,
  HeartPulse,
  Skull,
  Sparkles,
  Star,
  TriangleAlert,
  Utensils,
  UtensilsCrossed,
} from 'lucide-react'

const icons = {
  star: Star,
  utensils: Utensils,
  'cooking-pot': CookingPot,
  'heart-pulse': HeartPulse,
  sparkles: Sparkles,
  'utensils-crossed': UtensilsCrossed,
  'circle-help': CircleHelp,
  skull: Skull,
  'triangle-alert': TriangleAlert,
} as const

/** Icons a chip may have, so that nothing is told by colour alone. */
export type ChipIconName = keyof typeof icons

export function ChipIcon({ name }: { name: ChipIconName }) {
  const Icon = icons[name]
  return <Icon aria-hidden size={14} />
}
