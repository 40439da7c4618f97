export { PriceLine } from './products/price-line'
export { ProductPage } from './products/product-page'
export { vendorName, vendorPlace, vendorTypeLabel } from './vendors/display'
export { VendorPage } from './vendors/vendor-page'
