import { refusal, type Step } from '../exchange'

const allowed = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Methods that no route knows are rejected before one is looked for. */
export const allowedMethods: Step = async (request, next) =>
  allowed.includes(request.method) ? next(request) : refusal(request, 405, 'method', { allow: allowed.join(', ') })
