/**
 * Edit distance of two texts: a missing, added or wrong letter and two exchanged neighbors count as one error each.
 * Returns `most + 1` where there are more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [from, a, b] = [0, one.length, other.length]
  while (from < a && from < b && one[from] === other[from]) from++
  while (a > from && b > from && one[a - 1] === other[b - 1]) [a, b] = [a - 1, b - 1]
  let before: number[] = []
  let row = Array.from({ length: b - from + 1 }, (_, at) => at)
  for (let x = from; x < a; x++) {
    const next = [x - from + 1]
    for (let y = from; y < b; y++) {
      const at = y - from
      const changed = (row[at] ?? 0) + (one[x] === other[y] ? 0 : 1)
      const isExchange = x > from && y > from && one[x] === other[y - 1] && one[x - 1] === other[y]
      const exchanged = isExchange ? (before[at - 1] ?? 0) + 1 : Infinity
      next.push(Math.min(changed, exchanged, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    if (Math.min(...next) > most) return most + 1
    ;[before, row] = [row, next]
  }
  return Math.min(row[b - from] ?? 0, most + 1)
}

/** Variants of a text, each with one pair of neighbors exchanged, which the radix tree counts as two errors. */
export const exchanged = (text: string): string[] => {
  const others: string[] = []
  for (let at = 1; at < text.length; at++) {
    if (text[at] !== text[at - 1])
      others.push(`${text.slice(0, at - 1)}${text[at] ?? ''}${text[at - 1] ?? ''}${text.slice(at + 1)}`)
  }
  return others
}

/** Which letters a text has, as bits: a wrong letter changes two of them at most. */
export function lettersOf(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) % 32)
  return bits
}

/** Whether texts with these letters can be within `most` errors: a cheap check that rules out most pairs. */
export function mayBeNear(one: number, other: number, most: number): boolean {
  let left = 2 * most
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) if (--left < 0) return false
  return true
}
