import type { ArrayFieldValidation } from 'payload'
import { validations } from 'payload/shared'
import { isRecord } from '@/core/is-record'
import { inLanguage, label } from '@/cms/labels'
import { fill } from '@/core/fill'

const texts = {
  dates: label(
    'Sale {n} is only between dates: say from when, until when, or both.',
    'La oferta {n} es solo entre fechas: indique desde cuándo, hasta cuándo o ambas.',
    'A promoção {n} é só entre datas: informe desde quando, até quando ou ambas.',
  ),
  order: label(
    'Sale {n} ends before it begins.',
    'La oferta {n} termina antes de empezar.',
    'A promoção {n} termina antes de começar.',
  ),
} as const

const timeOf = (value: unknown): number =>
  typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN

/** The fault of an active, scheduled sale: no dates, so it would begin at once, or reversed ones, so never (PRD-03). */
function faultOf(sale: unknown): keyof typeof texts | null {
  if (!isRecord(sale) || !sale.active || !sale.scheduledSale) return null
  const { from, to } = isRecord(sale.dateRange) ? sale.dateRange : {}
  if (!from && !to) return 'dates'
  return timeOf(from) > timeOf(to) ? 'order' : null
}

/** Validates the dates of each scheduled sale, then by Payload's own rules for arrays. */
export const checkSales: ArrayFieldValidation = (value, options) => {
  const faults = Array.isArray(value) ? value.map(faultOf) : []
  const first = faults.findIndex((fault) => fault !== null)
  const fault = faults[first]
  if (!fault) return validations.array(value, options)
  return fill(inLanguage(texts[fault], options.req.i18n.language), { n: first + 1 })
}
