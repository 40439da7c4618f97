import { Stars } from './stars'

/** A rating ready to be rendered. Without stars it is only said that it has no rating. */
export type RatingProps = { stars: { value: number; best: number } | null; label: string; text: string }

/** Stars and what they add up to; without stars the text alone. */
export function Rating({ stars, label, text }: RatingProps) {
  if (!stars) return <p className="text-muted text-sm">{text}</p>
  return (
    <p className="text-muted flex items-center gap-2 text-sm">
      <Stars value={stars.value} best={stars.best} label={label} />
      <span aria-hidden className="tabular">
        {text}
      </span>
    </p>
  )
}
