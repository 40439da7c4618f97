import type { Locale } from '@/core/locales'
import { Chip } from '@/ui/patterns/chip'
import { ChipIcon } from '@/ui/patterns/chip-icon'
import { edibilityLabel, edibilityLooks, type Edibility } from './edibility-look'

/** Edibility as an icon, a word and a colour. */
export function EdibilityChip({ edibility, locale }: { edibility: Edibility; locale: Locale }) {
  const { tone, icon } = edibilityLooks[edibility]
  return (
    <Chip tone={tone} icon={<ChipIcon name={icon} />}>
      {edibilityLabel(edibility, locale)}
    </Chip>
  )
}
