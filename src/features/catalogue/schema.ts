export { writeBreadcrumbs } from './categories/breadcrumbs'
export { Categories } from './categories/schema'
export { Mushrooms } from './mushrooms/schema'
