// @ts-check
import { createServer } from 'node:net'
import { StepError } from '../scripts/lib/steps.mjs'

/**
 * Explains why a server cannot listen on a port, with advice for whoever starts it.
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 */
export function portError(error, port) {
  if (error.code === 'EADDRINUSE')
    return new StepError(`port ${port} is taken by another program`, 'Stop that program, or set PORT to another one.')
  if (error.code === 'EACCES')
    return new StepError(`this user may not open port ${port}`, 'Set PORT to 1024 or higher.')
  return new StepError(`port ${port} cannot be opened (${error.message})`, 'Set PORT to another one.')
}

/**
 * Opens a port on every address, as the site does, and closes it again.
 * @param {number} port
 * @returns {Promise<void>}
 * @throws StepError when a server may not listen there
 */
export const checkPort = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => reject(portError(error, port)))
    server.listen(port, () => server.close(() => resolve()))
  })
