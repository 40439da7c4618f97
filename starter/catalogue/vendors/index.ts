import type { VendorSeed } from '../shapes'
import { blackForestPilzkultur } from './black-forest-pilzkultur'
import { bosqueNubladoExtractos } from './bosque-nublado-extractos'
import { cascadiaGrowSupply } from './cascadia-grow-supply'
import { cogumelosDaSerra } from './cogumelos-da-serra'
import { hudsonValleyFungi } from './hudson-valley-fungi'
import { lisboaSporeLab } from './lisboa-spore-lab'
import { mercadoDeSegunda } from './mercado-de-segunda'
import { micelioAndino } from './micelio-andino'
import { northLineDropship } from './north-line-dropship'
import { patagoniaHongos } from './patagonia-hongos'
import { setasDelPirineo } from './setas-del-pirineo'
import { sporeAndPage } from './spore-and-page'
import { tallerSinNombre } from './taller-sin-nombre'

/** Vendors, all invented. */
export const vendors: readonly VendorSeed[] = [
  blackForestPilzkultur,
  bosqueNubladoExtractos,
  cascadiaGrowSupply,
  cogumelosDaSerra,
  hudsonValleyFungi,
  lisboaSporeLab,
  mercadoDeSegunda,
  micelioAndino,
  northLineDropship,
  patagoniaHongos,
  setasDelPirineo,
  sporeAndPage,
  tallerSinNombre,
]
