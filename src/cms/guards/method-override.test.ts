import { expect, test, vi } from 'vitest'
import { guardedCall, guardedForm } from './guarded'

test.each(['x-http-method-override', 'x-payload-http-method-override'])(
  'G6 a call or form with %s is a 415 and never reaches the route',
  async (override) => {
    const operation = vi.fn(() => Promise.resolve(Response.json({})))
    const routes = [guardedForm(1000, operation), guardedCall(operation)]
    for (const route of routes) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', [override]: 'GET' }
      const request = { method: 'POST', body: 'email=a@members.test', headers }
      expect((await route(new Request('https://sporeprint.example/api/page-forms/login', request))).status).toBe(415)
    }
    expect(operation).not.toHaveBeenCalled()
  },
)
