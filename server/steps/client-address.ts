import type { Step } from '../exchange'

/**
 * Rate limits count by `X-Forwarded-For`. Without a reverse proxy the caller could set it freely, so the connection's
 * address replaces it.
 */
export const clientAddress =
  (trustProxy: boolean): Step =>
  async (request, next) =>
    next(trustProxy ? request : { ...request, headers: { ...request.headers, 'x-forwarded-for': request.peer } })
