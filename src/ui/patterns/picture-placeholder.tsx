const rays = Array.from({ length: 28 }, (_, index) => {
  const angle = (Math.PI * 2 * index) / 28
  const point = (radius: number): string =>
    `${(50 + Math.cos(angle) * radius).toFixed(1)} ${(50 + Math.sin(angle) * radius).toFixed(1)}`
  return `M${point(index % 2 === 0 ? 9 : 15)}L${point(34)}`
}).join('')

/** What stands where there is no picture: a faint spore print, and a word where the visitor should know. */
export function PicturePlaceholder({ className = '', label }: { className?: string; label?: string }) {
  return (
    <div
      aria-hidden={label ? undefined : true}
      className={`bg-lichen-wash text-lichen flex flex-col items-center justify-center gap-2 ${className}`}
    >
      <svg aria-hidden viewBox="0 0 100 100" className="h-2/5 max-w-2/5 opacity-30">
        <path d={rays} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <circle cx="50" cy="50" r="40" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {label ? <span className="text-sm">{label}</span> : null}
    </div>
  )
}
