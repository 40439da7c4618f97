import type { Locale } from '@/core/locales'
import { edibilityLabel, edibilityLooks, isEdibility } from '@/features/catalogue/model'
import { chip, type CardView, type ChipView } from './card-view'

/** The chip of a grade, with its icon; none for an unknown grade. */
export const gradeChips = (grade: string | undefined, locale: Locale): ChipView[] =>
  isEdibility(grade)
    ? [chip(edibilityLabel(grade, locale), edibilityLooks[grade].tone, edibilityLooks[grade].icon)]
    : []

/** The grade among a card's chips, for listings without room for the others: only grades have an icon. */
export const gradeChipsOf = ({ chips }: Pick<CardView, 'chips'>): ChipView[] =>
  chips.filter(({ icon }) => icon !== null)
