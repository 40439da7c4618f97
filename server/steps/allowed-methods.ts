import { refusal, type Step } from '../exchange'

const allowed = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Rejects methods that no route has. */
export const allowedMethods: Step = async (request, next) =>
  allowed.includes(request.method) ? next(request) : refusal(request, 405, 'method', { allow: allowed.join(', ') })
