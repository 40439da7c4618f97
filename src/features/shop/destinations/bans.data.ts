import { label } from '@/cms/labels'
import type { Localized } from '@/core/locales'
import type { RegulatedGoods } from './regulated-goods.data'

/** A law that keeps regulated goods of a kind out of a country or a state. */
export type Ban = {
  readonly goods: RegulatedGoods
  /** ISO 3166-1. */
  readonly country: string
  /** The second half of an ISO 3166-2 code, where only this state has the ban. */
  readonly state?: string
  /** Countries that may send it there all the same. */
  readonly exceptFrom?: readonly string[]
  readonly reason: Localized
  readonly source: { readonly title: string; readonly url: string }
  /** The first day it holds; null where it was not established, and it counts as in force. */
  readonly effective: string | null
}

/** The member states of the European Union; what holds in the rest of the European Economic Area was not looked up. */
const europeanUnion = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV'],
  ...['MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const

const spores = label(
  'State law forbids spores of mushrooms that contain psilocybin.',
  'La ley estatal prohíbe las esporas de hongos que contienen psilocibina.',
  'A lei estadual proíbe esporos de cogumelos que contêm psilocibina.',
)

const plants = label(
  'State law lists this fungus, in any part, among hallucinogenic plants. The shop does not send it there, whatever it is for.',
  'La ley estatal incluye este hongo, en cualquiera de sus partes, entre las plantas alucinógenas. La tienda no lo envía allí, sea cual sea el uso.',
  'A lei estadual inclui este fungo, em qualquer parte, entre as plantas alucinógenas. A loja não o envia para lá, seja qual for o uso.',
)

const louisiana = {
  country: 'US',
  state: 'LA',
  reason: plants,
  source: { title: 'Louisiana Revised Statutes 40:989.1', url: 'https://www.legis.la.gov/legis/Law.aspx?d=321523' },
  effective: '2005-08-08',
} as const

/**
 * Checked in November 2026; a ban is listed only with the text of its law as source. Of section 330.200 only copies by
 * others were read (its text as of November 2024 and the head of its final rule), not its own URL.
 */
export const bans: readonly Ban[] = [
  {
    goods: 'psilocybin-spores',
    country: 'US',
    state: 'CA',
    reason: spores,
    source: {
      title: 'California Health and Safety Code, sections 11390 and 11391',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=HSC&sectionNum=11391',
    },
    effective: null,
  },
  {
    goods: 'psilocybin-spores',
    country: 'US',
    state: 'FL',
    reason: spores,
    source: { title: 'Florida Senate Bill 700 (2025)', url: 'https://www.flsenate.gov/Session/Bill/2025/700' },
    effective: '2025-07-01',
  },
  {
    goods: 'psilocybin-spores',
    country: 'US',
    state: 'GA',
    reason: spores,
    source: {
      title: 'Official Code of Georgia, section 16-13-71',
      url: 'https://law.justia.com/codes/georgia/title-16/chapter-13/article-3/section-16-13-71/',
    },
    effective: null,
  },
  {
    goods: 'psilocybin-spores',
    country: 'US',
    state: 'ID',
    reason: spores,
    source: {
      title: 'Idaho Code, section 37-2705',
      url: 'https://legislature.idaho.gov/statutesrules/idstat/Title37/T37CH27/SECT37-2705/',
    },
    effective: null,
  },
  { goods: 'psilocybin-spores', ...louisiana },
  { goods: 'amanita-muscaria', ...louisiana },
  {
    goods: 'soil',
    country: 'US',
    exceptFrom: ['US'],
    reason: label(
      'Soil and live plants enter the United States only with a permit or certificate. The shop does not send them there.',
      'La tierra y las plantas vivas solo entran en Estados Unidos con permiso o certificado. La tienda no las envía allí.',
      'Terra e plantas vivas só entram nos Estados Unidos com licença ou certificado. A loja não as envia para lá.',
    ),
    source: {
      title: 'Code of Federal Regulations, title 7, section 330.200 (84 FR 29938)',
      url: 'https://www.ecfr.gov/current/title-7/section-330.200',
    },
    effective: '2019-08-09',
  },
  ...europeanUnion.flatMap((country): Ban[] => [
    {
      goods: 'novel-food',
      country,
      reason: label(
        'In the European Union it may count as a novel food, for which there is no authorization. The shop does not send it there.',
        'En la Unión Europea puede considerarse un nuevo alimento, sin autorización. La tienda no lo envía allí.',
        'Na União Europeia pode ser considerado um novo alimento, sem autorização. A loja não o envia para lá.',
      ),
      source: { title: 'Regulation (EU) 2015/2283', url: 'https://eur-lex.europa.eu/eli/reg/2015/2283/oj' },
      effective: '2018-01-01',
    },
    {
      goods: 'soil',
      country,
      exceptFrom: [...europeanUnion, 'CH'],
      reason: label(
        'The European Union lets in no soil or growing medium of this kind from other countries, and no live plant without a health certificate.',
        'La Unión Europea no admite tierra ni sustratos de este tipo procedentes de otros países, ni plantas vivas sin certificado fitosanitario.',
        'A União Europeia não admite terra nem substratos desse tipo vindos de outros países, nem plantas vivas sem certificado fitossanitário.',
      ),
      source: {
        title: 'Implementing Regulation (EU) 2019/2072, annexes VI and XI',
        url: 'https://eur-lex.europa.eu/eli/reg_impl/2019/2072/oj',
      },
      effective: '2019-12-14',
    },
  ]),
]
