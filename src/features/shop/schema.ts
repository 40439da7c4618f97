export { Products } from './products/schema'
export { Vendors } from './vendors/schema'
