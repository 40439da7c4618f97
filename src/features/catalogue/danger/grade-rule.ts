import { inLanguage, label } from '@/cms/labels'
import { harms } from '@/core/dangers'
import { fill } from '@/core/fill'
import { isRecord } from '@/core/is-record'
import type { Edibility } from '../edibility-look'
import { syndromes, type SyndromeSlug } from './syndromes.data'

/**
 * Syndromes that kill or last, with the grades that may stand beside them though they do not harm: where boiling takes the
 * poison away. Any other upsets whom it does raw, with alcohol or by chance, and says nothing of what is eaten otherwise.
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

/** That a species is not published as food and as what poisons: its page would praise it, without help and beside its dealers (SAF-01). */
export function gradeRule(grade: unknown, { data, req }: Options): string | true {
  const recorded = inside(inside(inside(data, 'specie'), 'danger'), 'syndrome')
  const syndrome = syndromes.find(({ slug }) => slug === recorded)
  const beside: readonly unknown[] | undefined = syndrome && gradesBeside[syndrome.slug]
  if (!syndrome || !beside || inside(data, '_status') === 'draft') return true
  if (typeof grade !== 'string' || harms(grade) || beside.includes(grade)) return true
  const { language } = req.i18n
  return fill(inLanguage(refused, language), { syndrome: inLanguage(syndrome.label, language) })
}
