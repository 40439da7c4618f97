/** An icon of the sprite (public/icons.svg, made by `npm run generate`); one that is not in it renders nothing. */
export function Icon({ name, size = 18 }: { name: string; size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} className="shrink-0">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
