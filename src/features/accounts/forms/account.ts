import { isAdmin } from '@/cms/access/atoms'
import { limitCost } from '@/cms/guards/rate-limits'
import { refusalIn } from '@/cms/guards/refusals'
import { limits } from '@/core/limits'
import { locales } from '@/core/locales'
import { accountPath, loginPath } from '@/core/paths'
import { defineForm, rejected, type Outcome } from '@/platform/forms/define'
import { field } from '@/platform/forms/fields'
import { isOwnPassword } from '../own-password'
import { dropPicture, keepPicture, pictureBytes } from '../own-picture'
import { endSession, sessionKey } from '../sessions'
import { reloadCaller } from '../locked-calls'
import { withAccountLock } from '../account-lock'
import { nobody } from '../visitor'
import { newPassword } from './new-password'

const page = (): string => accountPath
const done = (what: string): Outcome => ({ to: `${accountPath}?done=${what}` })
/** For a session that ended after the page was opened; visitors without one never see these forms. */
const toSignIn: Outcome<never> = { error: { refusal: 'refusals.sessionEnded' }, signsIn: true }

/** Rate-limit points of a picture, which takes a second or two of the processor at worst (G6): ten a minute. */
const picturePrice = 60

export const profileForm = defineForm({
  name: 'profile',
  fields: {
    name: field.text({ max: limits.member.name, autoComplete: 'name' }),
    alias: field.text({ max: limits.member.alias, optional: true, autoComplete: 'nickname' }),
    language: field.choice(locales),
    picture: field.file(),
    removePicture: field.tick(),
    /** The id of the member whose page sent it: another member may have signed in in another tab since. */
    member: field.id({ optional: true }),
  },
  bytes: pictureBytes + limits.body.bytes,
  // Only a picture makes a body that large, so the error names the limits of pictures instead of the body's.
  refused: (status, message, locale) => (status === 413 ? refusalIn('refusals.picture', locale) : message),
  page,
  send: async ({ name, alias, language, picture, removePicture, member }, { call, req, request: sent }) => {
    const request = await req()
    const { user } = request
    if (!user || (member !== null && member !== user.id)) return toSignIn
    if (picture && (await limitCost(sent, picturePrice))) return { error: { refusal: 'refusals.tooMany' }, status: 429 }
    const avatar = picture ? await keepPicture(request, picture) : null
    if (picture && avatar === null) return { errors: { picture: { refusal: 'refusals.picture' } } }
    const shown = avatar !== null ? { avatar } : removePicture ? { avatar: null } : {}
    const response = await call('PATCH', `/users/${user.id}`, { name, alias, locale: language, ...shown })
    if (response.ok) return done('profile')
    // The save failed, so no account shows the stored picture.
    if (avatar !== null) await dropPicture(request, avatar)
    return rejected(response, { locale: 'language', avatar: 'picture' })
  },
})

/** Changes the password, which ends every other session of the account. */
export const passwordForm = defineForm({
  name: 'password',
  fields: { current: field.password('current-password'), password: newPassword },
  page,
  send: async ({ current, password }, { call, req }) => {
    const request = await req()
    if (!request.user) return toSignIn
    const response = await call('PATCH', `/users/${request.user.id}`, { password, currentPassword: current })
    return response.ok ? done('password') : rejected(response, { currentPassword: 'current' })
  },
})

/** Ends one session, named by its `sessionKey`, or all but the caller's own. */
export const sessionForm = defineForm({
  name: 'end-session',
  fields: { session: field.text({ max: 64 }) },
  page,
  send: async ({ session }, { req }) => {
    const request = await req()
    if (!request.user) return toSignIn
    const own: unknown = Reflect.get(request.user, '_sid')
    const isMeant = (id: string): boolean => (session === 'others' ? id !== own : sessionKey(id) === session)
    const ended = await endSession(request.payload, request.user.id, own, isMeant)
    return ended ? done(session === 'others' ? 'sessions' : 'session') : toSignIn
  },
})

/** After a deletion the browser drops the token, whose session is gone. */
const farewell: Outcome = {
  to: `${loginPath()}?done=deleted`,
  cookies: ['payload-token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'],
  data: nobody,
  signsOut: true,
}

export const deleteAccountForm = defineForm({
  name: 'delete-account',
  fields: { password: field.password('current-password') },
  page,
  send: async ({ password }, { call, req }) => {
    const request = await req()
    const { user } = request
    if (!user) return toSignIn
    const wrong: Outcome = { errors: { password: { refusal: 'refusals.passwordWrong' } } }
    if (isAdmin(user)) {
      if (!(await isOwnPassword(request, password))) return wrong
      const response = await call('DELETE', `/users/${user.id}`)
      return response.ok ? farewell : { error: response.fields.roles ?? response.message }
    }
    return withAccountLock(request.payload, user.id, async () => {
      await reloadCaller(request)
      if (!request.user) return toSignIn
      if (!(await isOwnPassword(request, password))) return wrong
      await request.payload.delete({ collection: 'users', id: user.id, overrideAccess: true })
      return farewell
    })
  },
})
