/** Whether two words differ by one typing error at most: a letter left out, added or wrong, or two neighbors exchanged. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let from = 0
  while (from < short.length && short[from] === long[from]) from++
  const rest = short.slice(from)
  const longRest = long.slice(from)
  if (short.length < long.length) return longRest.slice(1) === rest
  if (rest.slice(1) === longRest.slice(1)) return true
  return rest[0] === longRest[1] && rest[1] === longRest[0] && rest.slice(2) === longRest.slice(2)
}
