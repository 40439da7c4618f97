/** Hours since a meal, as a datetime-local input gives it; null if it is empty or in the future. */
export function hoursSince(meal: string, now: number): number | null {
  const at = new Date(meal).getTime()
  return Number.isNaN(at) || at > now ? null : (now - at) / 3_600_000
}

/** Whether a syndrome with these onset hours may still begin; one with unknown hours always may. */
export const canStillShow = (onsetHours: readonly [number, number] | null, hours: number): boolean =>
  onsetHours === null || hours <= onsetHours[1]
