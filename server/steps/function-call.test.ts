import { describe, expect, test } from 'vitest'
import { functionCall, namesFunction } from './function-call'

const call = (args: unknown): string => JSON.stringify([{ name: 'slugify', args }])

describe('M1 ERR-01 the arguments of a server function', () => {
  test.each([
    '$$1',
    '$undefined',
    '$Infinity',
    '$-Infinity',
    '$-0',
    '$NaN',
    '$D2026-11-25T00:00:00.000Z',
    '$n12',
    '$T1',
  ])('may hold the mark %s, which refers to nothing else', (mark) =>
    expect(namesFunction(call({ a: mark }))).toBe(true),
  )

  test.each([
    ...['$', '$1', '$1:a', '$@1', '$F1', '$h1', '$K1', '$Q1', '$W1', '$i1', '$S1', '$A1', '$o1', '$L1', '$B1', '$0'],
    ...[
      '$E',
      '$P1',
      '$Y',
      '$Z',
      '$x1',
      '$nabc',
      `$n${'9'.repeat(400)}`,
      '$0:0:args:no',
      '$0:__proto__',
      '$0:0:constructor',
    ],
  ])('may not hold the mark %s, whose target does not exist', (mark) =>
    expect(namesFunction(call({ a: mark }))).toBe(false),
  )

  test('may refer to an earlier value by the keys that lead there', () => {
    expect(namesFunction(call({ a: { b: [1] }, c: '$0:0:args:a' }))).toBe(true)
  })

  test('may not be nested deeper than the stack', () => {
    expect(namesFunction('['.repeat(200_000))).toBe(false)
  })

  const form = (parts: Record<string, string | File>): Promise<{ type: string; body: Buffer }> => {
    const data = new FormData()
    for (const [name, value] of Object.entries(parts)) data.append(name, value)
    const sent = new Response(data)
    const type = sent.headers.get('content-type') ?? ''
    return sent.arrayBuffer().then((body) => ({ type, body: Buffer.from(body) }))
  }
  const file = new File(['x'], 'a.png', { type: 'image/png' })

  test('may hold files of the form, which is encoded anew', async () => {
    const written = await functionCall(await form({ '0': call({ file: '$B1' }), '1': file }))
    const read = await new Response(new Uint8Array(written?.body ?? []), {
      headers: { 'content-type': written?.type ?? '' },
    }).formData()
    expect([...read.keys()]).toEqual(['1', '0'])
    expect(read.get('0')).toBe(call({ file: '$B1' }))
    expect((await functionCall(await form({ '0': call({}) })))?.type).toMatch(/^multipart/)
  })

  test.each<[string, Record<string, string | File>]>([
    ['text in another part', { '0': call({ a: 1 }), '1': '{}' }],
    ['a file that is not there', { '0': call({ file: '$B2' }), '1': file }],
    ['no arguments', { '1': file }],
    ['a file in their place', { '0': file }],
    ['marks of forms without scripts', { $ACTION_REF_1: '', '0': call({}) }],
    ['another kind of mark', { '0': call({ a: '$Q1' }), '1': file }],
  ])('are rejected in a form with %s', async (_, parts) => expect(await functionCall(await form(parts))).toBeNull())

  const head = 'Content-Disposition: form-data; name="0"\r\n\r\n'
  test.each([
    ['no boundary', 'multipart/form-data', `--X\r\n${head}${call({})}\r\n--X--\r\n`],
    ['no end', 'multipart/form-data; boundary=X', `--X\r\n${head}${call({})}`],
    [
      'a part without a name',
      'multipart/form-data; boundary=X',
      `--X\r\nContent-Disposition: form-data\r\n\r\n[]\r\n--X--\r\n`,
    ],
    [
      'a part twice',
      'multipart/form-data; boundary=X',
      `--X\r\n${head}${call({})}\r\n--X\r\n${head}${call({})}\r\n--X--\r\n`,
    ],
    ['noise', 'multipart/form-data; boundary=X', '\u0000\u00ff--'],
  ])('are rejected in a form with %s, without waiting', async (_, type, body) => {
    expect(await functionCall({ type, body: Buffer.from(body) })).toBeNull()
  })
})
