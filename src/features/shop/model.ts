export { reachOf } from './destinations/destinations'
export { psychoactiveGoods } from './destinations/regulated-goods.data'
export { destinationsOf } from './destinations/shipping'
export { choiceOf } from './products/choice'
export { qualityDesignations, sourcingDesignations } from './products/designations.data'
export { decimalText, toMajor } from './pricing/money'
export {
  currencyOf,
  lastPriceChange,
  nextPriceChange,
  offersOf,
  productPrice,
  variantsOf,
  type Price,
  type Priced,
} from './pricing/price'
export { lastMoment, type Sale } from './pricing/sale'
export { priceView } from './pricing/view'
export { vendorPlace, vendorTypeLabel } from './vendors/display'
export { isListedVendor, showsContact, unlistedVendorType, vendorName, vendorTypes } from './vendors/model'
export { vendorStatus } from './vendors/status'
export { shippingOf, termsOf, type StatedTerms } from './terms/terms'
