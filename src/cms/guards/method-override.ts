const overrides = ['x-http-method-override', 'x-payload-http-method-override'] as const

/** The media type of a body, in small letters and without its parameters; empty where none is said. */
export const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

export const isOverridden = (request: Request): boolean => overrides.some((name) => request.headers.has(name))

/** A reading whose query is too long for an address, as the admin sends it; Payload knows no other override. */
export const isLongQuery = (request: Request): boolean =>
  request.method === 'POST' &&
  mediaType(request) === 'application/x-www-form-urlencoded' &&
  overrides.some((name) => request.headers.get(name) === 'GET')

/** What a call does, whatever its method says. */
export const methodOf = (request: Request): string => (isLongQuery(request) ? 'GET' : request.method)
