/** The mark: half a spore print, rays of gills around a stem. */
export function Mark({ size = 30 }: { size?: number }) {
  const rays = Array.from({ length: 18 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 18
    const inner = index % 2 === 0 ? 4.4 : 6.4
    const point = (radius: number): string =>
      `${(16 + Math.cos(angle) * radius).toFixed(2)} ${(16 + Math.sin(angle) * radius).toFixed(2)}`
    return `M${point(inner)}L${point(12.6)}`
  }).join('')
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden className="text-lichen">
      <circle cx="16" cy="16" r="14.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d={rays} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="16" cy="16" r="2.2" fill="currentColor" />
    </svg>
  )
}
