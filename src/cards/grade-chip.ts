import type { Locale } from '@/core/locales'
import { edibilityLabel, edibilityLooks, isEdibility } from '@/features/catalogue/model'
import { chip, type CardView, type ChipView } from './card-view'

/** The chip of a grade, with its sign; none where there is no grade of that name. */
export const gradeChips = (grade: string | undefined, locale: Locale): ChipView[] =>
  isEdibility(grade)
    ? [chip(edibilityLabel(grade, locale), edibilityLooks[grade].tone, edibilityLooks[grade].icon)]
    : []

/** What a card says of a grade, for listings that have no room for its other chips: grades alone have a sign. */
export const gradeChipsOf = ({ chips }: Pick<CardView, 'chips'>): ChipView[] =>
  chips.filter(({ icon }) => icon !== null)
