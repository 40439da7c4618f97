import type { PageSeed } from '../shapes'
import { about } from './about'
import { contact } from './contact'
import { harmReduction } from './harm-reduction'
import { identificationSafety } from './identification-safety'
import { privacy } from './privacy'
import { sellWithUs } from './sell-with-us'
import { shippingAndReturns } from './shipping-and-returns'

/** Pages of text. */
export const pages: readonly PageSeed[] = [
  about,
  contact,
  harmReduction,
  identificationSafety,
  privacy,
  sellWithUs,
  shippingAndReturns,
]
