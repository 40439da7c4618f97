import { pathOf, refusal, type Step } from '../answer'

const isWellFormed = (url: string): boolean => {
  try {
    decodeURIComponent(pathOf(url))
    return url.startsWith('/')
  } catch {
    return false
  }
}

/** An address that cannot be decoded would throw in every route. */
export const wellFormed: Step = async (request, next) =>
  isWellFormed(request.url) ? next(request) : refusal(400, 'malformedAddress')
