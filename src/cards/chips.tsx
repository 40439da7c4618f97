import { Chip } from '@/ui/patterns/chip'
import { ChipIcon } from '@/ui/patterns/chip-icon'
import type { ChipView } from './card-view'

/** The chips of a card. */
export function Chips({ chips }: { chips: readonly ChipView[] }) {
  return chips.map(({ label, tone, icon, lang }) => (
    <Chip key={label} tone={tone} icon={icon && <ChipIcon name={icon} />}>
      {lang ? <span lang={lang}>{label}</span> : label}
    </Chip>
  ))
}
