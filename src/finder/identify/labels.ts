import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import {
  characters,
  continents,
  halves,
  questions,
  sizeSteps,
  valuesIn,
  type Find,
  type QuestionSlug,
} from '@/features/catalogue/model'
import { monthNames } from '@/platform/i18n/format'

type Option = { readonly value: string; readonly label: string }

type QuestionLabels = { readonly label: string; readonly options: readonly Option[]; readonly how: string }

const labelled = (
  terms: readonly { slug: string; label: Readonly<Record<Locale, string>> }[],
  locale: Locale,
): Option[] => terms.map(({ slug, label }) => ({ value: slug, label: label[locale] }))

/** The labels of every question and answer of the key. */
export async function keyLabels(locale: Locale) {
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'identify' }),
    getTranslations({ locale, namespace: 'species' }),
  ])
  const sizes = (steps: readonly number[]): Option[] =>
    [...steps, null].map((to, index) => {
      const from = steps[index - 1] ?? 0
      const label =
        to === null
          ? t('sizes.over', { from })
          : from === 0
            ? t('sizes.under', { to })
            : t('sizes.between', { from, to })
      return { value: String(index + 1), label }
    })
  const months = monthNames(locale).map(({ long }, index) => ({ value: String(index + 1), label: long }))
  const others = {
    month: { label: t('questions.month'), options: months },
    continent: { label: t('questions.continent'), options: labelled(continents, locale) },
    width: { label: t('questions.width'), options: sizes(sizeSteps.width) },
    height: { label: t('questions.height'), options: sizes(sizeSteps.height) },
  }
  const known = new Map<QuestionSlug, QuestionLabels>([
    ...characters.map(
      ({ slug, label, values }) =>
        [slug, { label: label[locale], options: labelled(values, locale), how: t(`how.${slug}`) }] as const,
    ),
    ...(['month', 'continent', 'width', 'height'] as const).map(
      (slug) => [slug, { ...others[slug], how: t(`how.${slug}`) }] as const,
    ),
  ])
  const of = (question: QuestionSlug): QuestionLabels => known.get(question) ?? { label: '', options: [], how: '' }
  const halfNames = { north: words('seasonNorth'), south: words('seasonSouth') }
  return {
    of,
    halves: halves.map((half) => ({ value: half, label: halfNames[half] })),
    questions: questions.map((question) => ({ ...question, ...of(question.slug) })),
    /** The labels of these values of a question, in the order of its options. */
    values: (question: QuestionSlug, values: readonly string[]): string[] =>
      of(question).options.flatMap(({ value, label }) => (values.includes(value) ? [label] : [])),
  }
}

export type KeyLabels = Awaited<ReturnType<typeof keyLabels>>

/** The labels of a find's answer to a question, joined by commas; empty without an answer. */
export const answerText = (labels: KeyLabels, find: Find, question: QuestionSlug): string =>
  labels.values(question, valuesIn(find, question)).join(', ')
