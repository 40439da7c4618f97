import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { checkPort, portError } from './port.mjs'

test('checkPort rejects a port in use, and accepts it once it is free', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, resolve))
  const { port } = other.address() as AddressInfo
  await expect(checkPort(port)).rejects.toMatchObject({
    message: `port ${port} is taken by another program`,
    advice: 'Stop that program, or set PORT to another one.',
  })
  await new Promise((resolve) => other.close(resolve))
  await expect(checkPort(port)).resolves.toBeUndefined()
})

test('portError names a port without rights, and the code of any other error', () => {
  const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
  expect(portError(denied, 80)).toMatchObject({
    message: 'this user may not open port 80',
    advice: 'Set PORT to 1024 or higher.',
  })
  expect(portError(new Error('listen ENFILE'), 3000).message).toBe('port 3000 cannot be opened (listen ENFILE)')
})
