import { asAdmin, call, siteUrl, type ClientResponse } from './client'

/** The id of the admin's one server function, as its own scripts name it. */
export async function actionId(): Promise<string> {
  const { text } = await call('/admin/login')
  const sources = [...text.matchAll(/\/_next\/static\/[^"\\]+\.js/g)].map(([source]) => source)
  for (const source of new Set(sources)) {
    const [, id] = /"([0-9a-f]{42})",[^,]+,void 0,[^,]+,"serverFunction"/.exec((await call(source)).text) ?? []
    if (id) return id
  }
  const [, id] = /"id":"([0-9a-f]{42})"/.exec(text.replaceAll('\\', '')) ?? []
  if (!id) throw new Error('The login page names no server function')
  return id
}

type Run = { id: string; path?: string; body?: string; token?: string; headers?: Record<string, string> }

/** Calls it as the admin's scripts do. */
export const runAction = ({ id, path = '/admin', body = '[]', token, headers = {} }: Run): Promise<ClientResponse> =>
  call(path, {
    raw: body,
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      'next-action': id,
      origin: siteUrl,
      ...(token ? { cookie: `payload-token=${token}` } : {}),
      ...headers,
    },
  })

/** The arguments of a server function by its name. */
export const named = (name: string, args: object | undefined = {}): string => JSON.stringify([{ name, args }])

/** Calls a server function as the admin, or as another. */
export const adminFunction = async (name: string, args: object, token?: string): Promise<ClientResponse> =>
  runAction({ id: await actionId(), body: named(name, args), token: token ?? (await asAdmin()) })
