import type { Locale } from '@/core/locales'
import { edibilityLabel, edibilityLooks, isEdibility } from '@/features/catalogue/model'
import { chip, type ChipView } from './card-view'

/** The chip of a grade, with its sign; none where there is no grade of that name. */
export const gradeChips = (grade: string | undefined, locale: Locale): ChipView[] =>
  isEdibility(grade)
    ? [chip(edibilityLabel(grade, locale), edibilityLooks[grade].tone, edibilityLooks[grade].icon)]
    : []
