import type { Habit } from '../habit'
import { resolveHabit } from '../habits'
import { createLook, type Look } from '../look'
import type { IllustratedSpecies } from '../types'

export interface Subject {
  readonly species: IllustratedSpecies
  readonly look: Look
}

// Each lobe of these forms is a full drawing; on products they are small, and fewer lobes look the same.
const LOBES: Partial<Record<Habit['form'], number>> = { rosette: 26, frills: 7, ribbons: 7 }

export function subjectOf(species: IllustratedSpecies): Subject {
  const habit = resolveHabit(species.slug, species.morphology, species.substrate)
  const count = Math.min(habit.count, LOBES[habit.form] ?? 6)
  return { species, look: createLook(species.scientificName, species.morphology, { ...habit, count }) }
}

const SHELVES = new Set<Habit['form']>(['bracket', 'oyster', 'ear', 'icicle', 'chaga', 'black-knot'])

/** Whether the body hangs on wood and has no foot to stand on. */
export const isShelf = (subject: Subject): boolean => SHELVES.has(subject.look.habit.form)
