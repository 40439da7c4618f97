import { inLanguage, label } from '@/cms/labels'
import { harms } from '@/core/dangers'
import { fill } from '@/core/fill'
import { isRecord } from '@/core/is-record'
import type { Edibility } from '../edibility-look'
import { syndromes, type SyndromeSlug } from './syndromes.data'

/**
 * Severe syndromes, each with the harmless grades that a species may have all the same, such as where boiling removes
 * the poison. Other syndromes follow from eating it raw, with alcohol or by chance, and rule out no grade.
 */
const gradesBeside: Partial<Record<SyndromeSlug, readonly Edibility[]>> = {
  muscarine: [],
  isoxazole: ['edible-when-cooked', 'psychoactive'],
  paxillus: [],
  trichothecene: [],
  rhabdomyolysis: [],
  'allenic-norleucine': [],
  gyromitrin: ['edible-when-cooked'],
  amatoxin: [],
  acromelic: [],
  orellanine: [],
  encephalopathy: [],
}

const refused = label(
  'The syndrome under Danger is “{syndrome}”: what does that is suspect, toxic or deadly. Correct this or the syndrome; a draft may wait.',
  'El síndrome indicado en Peligro es «{syndrome}»: lo que lo causa es sospechoso, tóxico o mortal. Corrija esto o el síndrome; un borrador puede esperar.',
  'A síndrome indicada em Perigo é “{syndrome}”: o que a causa é suspeito, tóxico ou mortal. Corrija isto ou a síndrome; um rascunho pode esperar.',
)

type Options = { readonly data?: unknown; readonly req: { readonly i18n: { readonly language: string } } }

const inside = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

/**
 * Rejects a harmless grade of a published species with a severe syndrome: its page would present it as food, without
 * first aid and with shops that sell it (SAF-01).
 */
export function gradeRule(grade: unknown, { data, req }: Options): string | true {
  const recorded = inside(inside(inside(data, 'specie'), 'danger'), 'syndrome')
  const syndrome = syndromes.find(({ slug }) => slug === recorded)
  const beside: readonly unknown[] | undefined = syndrome && gradesBeside[syndrome.slug]
  if (!syndrome || !beside || inside(data, '_status') === 'draft') return true
  if (typeof grade !== 'string' || harms(grade) || beside.includes(grade)) return true
  const { language } = req.i18n
  return fill(inLanguage(refused, language), { syndrome: inLanguage(syndrome.label, language) })
}
