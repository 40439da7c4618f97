import type { Ground } from '../backdrop'
import type { ProductPainter } from '../studio'
import { book } from './book'
import { can } from './can'
import { capsuleBottle } from './capsule-bottle'
import { chocolateBar } from './chocolate-bar'
import { controller } from './controller'
import { course } from './course'
import { driedBag } from './dried-bag'
import { ebook } from './ebook'
import { flowHood } from './flow-hood'
import { freshPunnet } from './fresh-punnet'
import { shirt } from './garment'
import { grainBag } from './grain-bag'
import { growKit } from './grow-kit'
import { hat } from './hat'
import { honey } from './honey'
import { hoodie } from './hoodie'
import { jar } from './jar'
import { logForm } from './log'
import { microscope } from './microscope'
import { notice } from './notice'
import { petriDish } from './petri-dish'
import { pouch } from './pouch'
import { sporePrintForm } from './print-card'
import { sealer } from './sealer'
import { slantTube } from './slant-tube'
import { slides } from './slides'
import { steriliser } from './steriliser'
import { substrateBag } from './substrate-bag'
import { swab } from './swab'
import { syringe } from './syringe'
import { teaTin } from './tea-tin'
import { tinctureBottle } from './tincture-bottle'
import { tote } from './tote'
import { trousers } from './trousers'

const PAINTERS = {
  jar,
  pouch,
  'tincture-bottle': tinctureBottle,
  'chocolate-bar': chocolateBar,
  honey,
  'tea-tin': teaTin,
  'capsule-bottle': capsuleBottle,
  can,
  'fresh-punnet': freshPunnet,
  'dried-bag': driedBag,
  syringe,
  'petri-dish': petriDish,
  'slant-tube': slantTube,
  'spore-print': sporePrintForm,
  swab,
  'grow-kit': growKit,
  'grain-bag': grainBag,
  'substrate-bag': substrateBag,
  log: logForm,
  'flow-hood': flowHood,
  sealer,
  steriliser,
  controller,
  microscope,
  slides,
  shirt,
  trousers,
  tote,
  hoodie,
  hat,
  book,
  ebook,
  course,
  notice,
} as const satisfies Record<string, ProductPainter>

export type ProductForm = keyof typeof PAINTERS

const isForm = (form: string): form is ProductForm => form in PAINTERS

export const PRODUCT_FORMS = Object.keys(PAINTERS).filter(isForm)

/** The painter of a product form; throws on a form without one. */
export function painterOf(form: string): ProductPainter {
  if (!isForm(form)) throw new RangeError(`No drawing for the product form "${form}"`)
  return PAINTERS[form]
}

const LAID_FLAT = new Set([
  'shirt',
  'trousers',
  'hoodie',
  'spore-print',
  'notice',
  'slides',
  'swab',
  'syringe',
  'petri-dish',
  'chocolate-bar',
  'book',
  'ebook',
  'course',
])

type Nearness = readonly [zoom: number, pivot: number, aside?: number]

const ZOOM: Readonly<Record<string, Nearness>> = {
  can: [1.13, 860],
  'capsule-bottle': [1.14, 860],
  'tincture-bottle': [1.12, 860],
  jar: [1.1, 860],
  honey: [1.08, 860],
  pouch: [1.12, 860],
  'dried-bag': [1.1, 860],
  'grain-bag': [1.14, 860],
  'substrate-bag': [1.06, 860],
  'grow-kit': [1.08, 860],
  'tea-tin': [1.04, 860],
  'fresh-punnet': [1.08, 800],
  hat: [1.16, 700],
  'slant-tube': [1.12, 860],
  microscope: [1, 860, 60],
  steriliser: [1.12, 860],
  controller: [1.06, 860],
  log: [1.12, 760],
  'petri-dish': [1.1, 860],
  syringe: [1.08, 640],
  swab: [1.06, 640],
  trousers: [1.04, 600],
  shirt: [1.08, 600],
  hoodie: [0.98, 600],
  tote: [1.08, 640],
  notice: [1.1, 600],
  book: [1.06, 600],
  ebook: [1.06, 600],
  course: [1.06, 700],
  'chocolate-bar': [1.06, 620],
}

/** Zoom factor, height about which it grows, and shift to the right, since cards cover the upper left corner. */
export const zoomOf = (form: string): Nearness => ZOOM[form] ?? [1, 800]

/** Surfaces on which a form may stand; things laid flat lie on the bare sheet. */
export const groundsFor = (form: string): readonly Ground[] =>
  LAID_FLAT.has(form) ? ['bare'] : ['plank', 'linen', 'slate', 'plank', 'bare']
