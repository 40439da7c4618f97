import { describe, expect, test } from 'vitest'
import { answerOfQuery } from './graphql'

const answered = async (body: unknown, status = 200): Promise<{ status: number; body: unknown }> => {
  const answer = await answerOfQuery(Response.json(body, { status }))
  return { status: answer.status, body: await answer.json() }
}

describe('1.J answers of GraphQL', () => {
  test('what was asked for passes as it is', async () => {
    const body = { data: { Categories: { docs: [{ id: 1 }] } } }
    expect(await answered(body)).toEqual({ status: 200, body })
  })

  test('a query of which nothing was answered is a 400, and proposes no names of the schema', async () => {
    const error = { message: 'Cannot query field "totals". Did you mean "totalDocs"?', extensions: { name: 'tZ' } }
    const body = { errors: [{ message: 'Cannot query field "totals".' }] }
    expect(await answered({ errors: [error] })).toEqual({ status: 400, body })
    expect(await answered({ errors: [error], data: { Categories: null } })).toEqual({ status: 400, body })
  })

  test('half an answer says what is missing', async () => {
    const body = { data: { Categories: { docs: [] }, Category: null }, errors: [{ message: 'Not found', path: ['x'] }] }
    expect(await answered(body)).toEqual({ status: 200, body: { ...body, errors: [{ message: 'Not found' }] } })
  })

  test('an answer that is no JSON is a 400', async () => {
    expect((await answerOfQuery(new Response('<html>'))).status).toBe(400)
  })
})
