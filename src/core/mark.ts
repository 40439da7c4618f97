const gills = 18

/** The gills of the mark: a path in a box of 32 by 32, every second ray shorter. */
export const markRays = Array.from({ length: gills }, (_, index) => {
  const angle = (Math.PI * 2 * index) / gills
  const inner = index % 2 === 0 ? 4.4 : 6.4
  const point = (radius: number): string =>
    `${(16 + Math.cos(angle) * radius).toFixed(2)} ${(16 + Math.sin(angle) * radius).toFixed(2)}`
  return `M${point(inner)}L${point(12.6)}`
}).join('')
