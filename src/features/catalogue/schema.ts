export { Categories } from './categories/schema'
export { Mushrooms } from './mushrooms/schema'
