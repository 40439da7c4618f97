import type { Access, PayloadRequest, Where } from 'payload'

type Rule = (args: { req: PayloadRequest }) => boolean | Where

export const isAdmin = (user: PayloadRequest['user']): boolean => user?.roles.includes('admin') ?? false

export const anyone: Rule = () => true
export const nobody: Rule = () => false
export const signedIn: Rule = ({ req }) => Boolean(req.user)
export const admin = ({ req }: { req: PayloadRequest }): boolean => isAdmin(req.user)

/** Published documents only; a Where, because a plain `true` would also open drafts (T-1A). */
export const published: Rule = () => ({ _status: { equals: 'published' } })

/** Rows whose `field` is the caller. */
export const owner =
  (field = 'user'): Rule =>
  ({ req }) =>
    req.user ? { [field]: { equals: req.user.id } } : false

/** True as soon as one rule is true; otherwise the union of what the rules let through. */
export const or =
  (...rules: Rule[]): Access =>
  ({ req }) => {
    const filters: Where[] = []
    for (const rule of rules) {
      const result = rule({ req })
      if (result === true) return true
      if (result !== false) filters.push(result)
    }
    return filters.length === 0 ? false : filters.length === 1 ? (filters[0] ?? false) : { or: filters }
  }

/** False as soon as one rule is false; otherwise the intersection of what the rules let through. */
export const and =
  (...rules: Rule[]): Access =>
  ({ req }) => {
    const filters: Where[] = []
    for (const rule of rules) {
      const result = rule({ req })
      if (result === false) return false
      if (result !== true) filters.push(result)
    }
    return filters.length === 0 ? true : filters.length === 1 ? (filters[0] ?? true) : { and: filters }
  }
