import { APIError, ValidationError, type CollectionBeforeValidateHook, type CollectionConfig } from 'payload'
import { admin, isAdmin, nobody, or, owner } from '@/cms/access/atoms'
import { select, text, uploadRule } from '@/cms/fields/basics'
import { adminGroups, inLanguage, label } from '@/cms/labels'
import { env } from '@/core/env'
import { limits } from '@/core/limits'
import { languageNames, locales } from '@/core/locales'
import { login } from './login'
import { refresh } from './refresh'

const roles = [
  { slug: 'admin', label: label('Admin', 'Administración', 'Administração') },
  { slug: 'member', label: label('Member', 'Miembro', 'Membro') },
] as const

const passwordRule = label(
  `A password has ${limits.password.min} to ${limits.password.max} characters.`,
  `La contraseña tiene de ${limits.password.min} a ${limits.password.max} caracteres.`,
  `A senha tem de ${limits.password.min} a ${limits.password.max} caracteres.`,
)

const addressRule = label(
  'This e-mail address cannot be used.',
  'Esta dirección de correo no se puede usar.',
  'Este endereço de e-mail não pode ser usado.',
)

/** RFC 5321 4.5.3.1.3. */
const longestAddress = 254

type Person = { id: number; email?: unknown; password?: unknown }

/**
 * Payload calls a method of whatever is sent as an address, and tells a member whose new one is taken that it must
 * be unique, which says that it has an account (security.md 1.I).
 */
const checkAddress: CollectionBeforeValidateHook<Person> = async ({ data, operation, originalDoc, req }) => {
  const email = data?.email
  if (!email) return data
  const refuse = (): never => {
    const message = inLanguage(addressRule, req.i18n.language)
    throw new ValidationError({ collection: 'users', errors: [{ message, path: 'email' }], req }, req.t)
  }
  if (typeof email !== 'string' || email.length > longestAddress) return refuse()
  const address = email.toLowerCase().trim()
  if (operation === 'create' || isAdmin(req.user) || address === originalDoc?.email) return data
  const taken = await req.payload.db.findOne<Person>({
    collection: 'users',
    where: { email: { equals: address } },
    req,
  })
  return taken ? refuse() : data
}

/** People who sign in. Sign-up has a call of its own; the collection itself is closed to visitors. */
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
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    useSessions: true,
    cookies: { secure: env.secureCookies, sameSite: 'Lax' },
  },
  graphQL: false,
  lockDocuments: false,
  endpoints: [login, refresh],
  hooks: {
    beforeValidate: [
      checkAddress,
      ({ data, req }) => {
        const password: unknown = data?.password
        if (password === undefined || password === null || password === '') return data
        const length = typeof password === 'string' ? [...password].length : 0
        if (length < limits.password.min || length > limits.password.max) {
          throw new APIError(inLanguage(passwordRule, req.i18n.language), 400, null, true)
        }
        return data
      },
    ],
  },
  fields: [
    text('name', label('Name', 'Nombre', 'Nome'), { required: true, maxLength: 80 }),
    text('alias', label('Shown as', 'Se muestra como', 'Exibido como'), { maxLength: 40 }),
    {
      name: 'avatar',
      type: 'upload',
      relationTo: 'media',
      label: label('Picture', 'Imagen', 'Imagem'),
      validate: uploadRule,
    },
    select({ name: 'roles', label: label('Roles', 'Roles', 'Papéis') }, roles, {
      hasMany: true,
      required: true,
      defaultValue: ['member'],
      saveToJWT: true,
      access: { create: ({ req }) => admin({ req }), update: ({ req }) => admin({ req }) },
    }),
    select(
      { name: 'locale', label: label('Language', 'Idioma', 'Idioma') },
      locales.map((slug) => ({ slug, label: label(languageNames[slug], languageNames[slug], languageNames[slug]) })),
      { defaultValue: 'en' },
    ),
    {
      name: 'sample',
      type: 'checkbox',
      label: label('Sample entry', 'Ficha de muestra', 'Ficha de amostra'),
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
}
