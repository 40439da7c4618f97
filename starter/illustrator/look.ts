import { lighten, mix } from './color'
import type { Habit } from './habit'
import type { SpeciesMorphology } from './types'

/** Everything a drawing step needs to know about one species. */
export interface Look {
  readonly name: string
  readonly morphology: SpeciesMorphology
  readonly habit: Habit
  readonly cap: string
  readonly second: string
  readonly third: string
  readonly gill: string
  readonly stem: string
  readonly flesh: string
  readonly bruise: string | null
}

const BRUISES: readonly (readonly [RegExp, string])[] = [
  [/bl(ue|uing|ueing)/i, '#4d7fa0'],
  [/violet|purple/i, '#8a6a94'],
  [/green/i, '#6f9166'],
  [/red|pink|salmon|blood/i, '#cf7a6a'],
  [/orange|ochre/i, '#d08a44'],
  [/yellow|chrome/i, '#e3bf2f'],
  [/black|ink|dark/i, '#4a4140'],
  [/brown/i, '#a3764a'],
]

/** The colour that a note on bruising names, or null when the flesh does not change. */
function bruiseTint(note: string | null): string | null {
  if (!note || /stays white|hardly|unchang/i.test(note)) return null
  return BRUISES.find(([pattern]) => pattern.test(note))?.[1] ?? null
}

/** Joins the record and the habit into the colours and traits that are drawn. */
export function createLook(name: string, morphology: SpeciesMorphology, habit: Habit): Look {
  const cap = habit.skin ?? morphology.capColors[0] ?? '#b08a60'
  const second = morphology.capColors[1] ?? lighten(cap, 0.3)
  return {
    name,
    morphology,
    habit,
    cap,
    second,
    third: morphology.capColors[2] ?? mix(cap, second, 0.5),
    gill: morphology.gillColor,
    stem: morphology.stipe?.color ?? lighten(cap, 0.4),
    flesh: habit.flesh ?? mix('#fbf5e8', second, 0.05),
    bruise: habit.bruise ?? bruiseTint(morphology.bruising),
  }
}
