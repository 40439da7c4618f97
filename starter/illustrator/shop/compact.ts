const PATH = /<path d="([^"]{160,})"([^>]*)\/>/g

/** Moves repeated long outlines to `<defs>`, since one contour is filled, shaded, clipped and stroked many times. */
export function compact(svg: string): string {
  const seen = new Map<string, number>()
  for (const match of svg.matchAll(PATH)) {
    const data = match[1] ?? ''
    seen.set(data, (seen.get(data) ?? 0) + 1)
  }
  const names = new Map<string, string>()
  for (const [data, times] of seen) if (times > 1) names.set(data, `o${names.size + 1}`)
  if (names.size === 0) return svg
  const defs = [...names].map(([data, name]) => `<path id="${name}" d="${data}"/>`).join('')
  const body = svg.replace(PATH, (whole: string, data: string, rest: string) => {
    const name = names.get(data)
    return name ? `<use href="#${name}"${rest}/>` : whole
  })
  return body.replace('</title>', `</title><defs>${defs}</defs>`)
}
