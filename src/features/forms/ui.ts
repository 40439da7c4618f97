export { Confirmation, FormView } from './form-view'
