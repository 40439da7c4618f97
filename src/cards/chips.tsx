import { Chip, type Tone } from '@/ui/patterns/chip'
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

const warning: ReadonlySet<Tone> = new Set(['suspect', 'amanita', 'deadly'])

/** Whether a chip says that something harms: however little room there is, it is never left out (SAF-04). */
export const isWarning = ({ tone }: ChipView): boolean => warning.has(tone)
