import { headerOf, pathOf, type Step } from '../exchange'

const opened = new Set(['script-src', 'connect-src', 'img-src'])

/**
 * Allows the owner's analytics host in the content security policy of pages (ANL-01). The environment may change after
 * a build, so the policy that the build wrote is completed here. The admin is not measured.
 */
export function analyticsHost(url: string | undefined): Step {
  if (!url) return (request, next) => next(request)
  const { origin } = new URL(url)
  return async (request, next) => {
    const response = await next(request)
    const policy = headerOf(response.headers, 'content-security-policy')
    if (policy === '' || /^\/admin(\/|$)/.test(pathOf(request.url))) return response
    const directives = policy
      .split('; ')
      .map((directive) => (opened.has(directive.split(' ', 1)[0] ?? '') ? `${directive} ${origin}` : directive))
    return { ...response, headers: { ...response.headers, 'content-security-policy': directives.join('; ') } }
  }
}
