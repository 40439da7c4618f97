import { Stars } from './stars'

/** A rating ready to be rendered; without any, `stars` is null and `text` says so. */
export type RatingProps = { stars: { value: number; best: number } | null; label: string; text: string }

/** Stars with the rating as text; without stars the text alone. */
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
