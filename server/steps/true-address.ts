import type { Step } from '../exchange'

/**
 * Rate limits count by `X-Forwarded-For`. Without a proxy it is what the caller wrote, so the address of the connection
 * takes its place.
 */
export const trueAddress =
  (trustProxy: boolean): Step =>
  async (request, next) =>
    next(trustProxy ? request : { ...request, headers: { ...request.headers, 'x-forwarded-for': request.peer } })
