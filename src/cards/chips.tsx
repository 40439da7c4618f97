import { Chip } from '@/ui/patterns/chip'
import { ChipIcon } from '@/ui/patterns/chip-icon'
import type { ChipView } from './card-view'

/** The chips of a card. */
export function Chips({ chips }: { chips: readonly ChipView[] }) {
  return chips.map(({ label, tone, icon }) => (
    <Chip key={label} tone={tone} icon={icon ? <ChipIcon name={icon} /> : undefined}>
      {label}
    </Chip>
  ))
}
