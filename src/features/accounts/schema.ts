import type { CollectionAfterMeHook, CollectionConfig } from 'payload'
import { admin, nobody, or, owner } from '@/cms/access/atoms'
import { select, text, uploadRule } from '@/cms/fields/basics'
import { serverWritten } from '@/cms/access/presets'
import { picture } from '@/cms/fields/picture'
import { sampleField } from '@/cms/fields/sample'
import { adminGroups, label } from '@/cms/labels'
import { keepFormerAdminsSchedules, keepSchedules } from '@/cms/kept-schedules'
import { requireAccountRead } from '@/cms/unread-account'
import { env } from '@/core/env'
import { isRecord } from '@/core/is-record'
import { limits } from '@/core/limits'
import { languageNames, locales } from '@/core/locales'
import { invalidateConfirmationLinks } from './confirm'
import {
  deleteMailsToFormerAddress,
  deleteQueuedMails,
  lockAccountRow,
  rejectDeletingLastAdmin,
  rejectDemotingLastAdmin,
  deleteMarksOfAccount,
} from './account-deletion'
import { login } from './login'
import { requireOwnPassword } from './own-password'
import { checkPicture, dropFormerPicture, takePicture } from './own-picture'
import { forgotPassword, recoverTask } from './recover'
import { refresh } from './refresh'
import { register } from './register'
import {
  addressRule,
  checkAddress,
  checkNames,
  checkNewPassword,
  checkPassword,
  endResetLink,
  keepSignInsOut,
  checkSentDataOnly,
  clearFailuresOnUnlock,
  spellAddress,
} from './rules'
import { endOldSessions } from './sessions'
import { revalidateFormerAuthorPages, noteAuthorPages, revalidateAuthorPages } from './signed-pages'
import { lockedEndpoints, lockBeforeOperation } from './locked-calls'

export { withAccountLock } from './account-lock'

/** The job tasks of accounts. */
export const accountTasks = [recoverTask]

const roles = [
  { slug: 'admin', label: label('Admin', 'Administración', 'Administração') },
  { slug: 'member', label: label('Member', 'Miembro', 'Membro') },
] as const

/** Fails where the database could not read the account: the response would tell a member that they are signed out. */
const notSignedOutWhileAway: CollectionAfterMeHook = async ({ req, response }) => {
  const me: unknown = response
  if (isRecord(me) && !me.user) await requireAccountRead(req.payload, req.headers)
}

/** Members and admins. Sign-up has a route of its own; the collection itself is closed to visitors. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: label('User', 'Usuario', 'Usuário'), plural: label('Users', 'Usuarios', 'Usuários') },
  admin: {
    group: adminGroups.settings,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles', 'createdAt'],
    listSearchableFields: ['name', 'email'],
    description: label(
      'Only admins may open this place. Nobody else reads an address here.',
      'Solo la administración entra aquí. Nadie más lee direcciones.',
      'Só a administração entra aqui. Ninguém mais lê endereços.',
    ),
  },
  access: {
    admin,
    read: or(admin, owner('id')),
    create: admin,
    update: or(admin, owner('id')),
    delete: admin,
    readVersions: nobody,
    unlock: admin,
  },
  auth: {
    tokenExpiration: 7200,
    // Far above what `failures.ts` lets through from one IP address: Payload's lock shuts out everybody, the owner too.
    maxLoginAttempts: 100,
    lockTime: 10 * 60 * 1000,
    useSessions: true,
    cookies: { secure: env.secureCookies, sameSite: 'Lax' },
  },
  graphQL: false,
  lockDocuments: false,
  endpoints: [login, refresh, register, forgotPassword, ...lockedEndpoints],
  hooks: {
    beforeOperation: [lockBeforeOperation, spellAddress, checkNewPassword, keepSignInsOut, requireOwnPassword],
    beforeValidate: [checkAddress, checkPassword, checkNames, checkPicture].map(checkSentDataOnly),
    beforeChange: [rejectDemotingLastAdmin, endResetLink],
    afterChange: [revalidateAuthorPages, dropFormerPicture, keepFormerAdminsSchedules, deleteMailsToFormerAddress],
    beforeLogin: [endOldSessions],
    // In this order: reject before any write, lock the account before its marks (ADR 0133), note pages that name it.
    beforeDelete: [rejectDeletingLastAdmin, lockAccountRow, deleteMarksOfAccount, noteAuthorPages],
    afterDelete: [
      revalidateFormerAuthorPages,
      takePicture,
      invalidateConfirmationLinks,
      deleteQueuedMails,
      keepSchedules,
    ],
    afterOperation: [clearFailuresOnUnlock],
    afterMe: [notSignedOutWhileAway],
  },
  fields: [
    // Payload's own field, with our rule.
    {
      name: 'email',
      type: 'email',
      label: label('Email', 'Correo electrónico', 'E-mail'),
      required: true,
      unique: true,
      validate: addressRule,
    },
    text('name', label('Name', 'Nombre', 'Nome'), { required: true, maxLength: limits.member.name }),
    text('alias', label('Shown as', 'Se muestra como', 'Exibido como'), { maxLength: limits.member.alias }),
    picture('avatar', { validate: uploadRule }),
    select({ name: 'roles', label: label('Roles', 'Roles', 'Papéis') }, roles, {
      hasMany: true,
      required: true,
      defaultValue: ['member'],
      saveToJWT: true,
      access: { create: ({ req }) => admin({ req }), update: ({ req }) => admin({ req }) },
    }),
    select(
      {
        name: 'locale',
        label: label(
          'Language of the site and its mails',
          'Idioma del sitio y sus correos',
          'Idioma do site e dos e-mails',
        ),
      },
      locales.map((slug) => ({ slug, label: label(languageNames[slug], languageNames[slug], languageNames[slug]) })),
      { defaultValue: 'en' },
    ),
    { ...sampleField, access: serverWritten },
  ],
}
