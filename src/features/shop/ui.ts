export { CartLink } from './cart/cart-link.client'
export { CartScreen } from './cart/cart-screen'
export { ProductPage } from './products/product-page'
export { VendorPage } from './vendors/vendor-page'
