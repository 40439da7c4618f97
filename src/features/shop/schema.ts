export { CartLines, Carts, memberCartsPlugin } from './cart/schema'
export { PriceRecords } from './history/schema'
export { Products } from './products/schema'
export { Vendors } from './vendors/schema'
