export { ProductPage } from './products/product-page'
export { VendorPage } from './vendors/vendor-page'
