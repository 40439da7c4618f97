const overrides = ['x-http-method-override', 'x-payload-http-method-override'] as const

/** The media type of a body, in lower case and without parameters; empty where there is none. */
export const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

export const isOverridden = (request: Request): boolean => overrides.some((name) => request.headers.has(name))

/** A read whose query is too long for an address, as the admin sends it; Payload supports no other override. */
export const isLongQuery = (request: Request): boolean =>
  request.method === 'POST' &&
  mediaType(request) === 'application/x-www-form-urlencoded' &&
  overrides.some((name) => request.headers.get(name) === 'GET')

/** The effective method of a call: GET for a long query sent as POST. */
export const methodOf = (request: Request): string => (isLongQuery(request) ? 'GET' : request.method)
