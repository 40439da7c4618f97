import { factors, scaledText, type LocalizedText } from '@/features/content/model'
import { namedText } from '@/ui/patterns/named-text'

const nameless: ReadonlySet<string> = new Set()

type AmountProps = LocalizedText & {
  /** Scientific names to set in italics. */
  names?: ReadonlySet<string>
}

/** A text with amounts, rendered once for every scaling factor; the style sheet shows the selected one. */
export function Amount({ text, locale, names = nameless }: AmountProps) {
  const written = factors.map((factor) => ({ factor, text: scaledText(text, factor, locale) }))
  const [first] = written
  if (written.every((each) => each.text === first?.text)) return first ? namedText(first.text, names) : null
  return written.map(({ factor, text: scaled }) => (
    <span key={factor} data-times={factor}>
      {namedText(scaled, names)}
    </span>
  ))
}
