/** A time after a meal as people say it: minutes below an hour, hours below two days, days beyond. */
export function duration(hours: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (hours < 1) return { unit: 'minutes', count: Math.round((hours * 60) / 5) * 5 }
  if (hours <= 48) return { unit: 'hours', count: Math.round(hours * 2) / 2 }
  return { unit: 'days', count: Math.round(hours / 24) }
}
