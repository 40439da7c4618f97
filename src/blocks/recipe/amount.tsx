import { factors, scaledText, type Written } from '@/features/content/model'

/** A text with amounts, written out for every number of times; the chosen one is seen. */
export function Amount({ text, locale }: Written) {
  const written = factors.map((factor) => ({ factor, text: scaledText(text, factor, locale) }))
  const [first] = written
  if (written.every((each) => each.text === first?.text)) return first?.text ?? null
  return written.map(({ factor, text: scaled }) => (
    <span key={factor} data-times={factor}>
      {scaled}
    </span>
  ))
}
