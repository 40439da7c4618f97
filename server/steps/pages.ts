import { changedHeader } from '../../src/core/internal-headers'
import { pathOf, type Incoming, type Outgoing } from '../exchange'

/** Whether a request reads a page: not the admin, the API or a file of the build. */
export const isPage = ({ method, url }: Incoming): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(admin|api|_next)(\/|$)/.test(pathOf(url))

/** Whether a response says that something which pages show has changed. */
export const saysChanged = ({ headers }: Outgoing): boolean => headers[changedHeader] !== undefined
