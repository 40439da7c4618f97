import type { CollectionConfig, FieldBase } from 'payload'
import { admin, anyone, nobody, or, published } from './atoms'

type CollectionAccess = Required<NonNullable<CollectionConfig['access']>>

/** Everybody reads what is published; admins do the rest. */
export const publishedContent: CollectionAccess = {
  read: or(admin, published),
  create: admin,
  update: admin,
  delete: admin,
  readVersions: admin,
  unlock: nobody,
  admin,
}

/** Everybody reads; admins write. For collections without drafts. */
export const publicContent: CollectionAccess = { ...publishedContent, read: anyone }

/** Admins only. */
export const adminOnly: CollectionAccess = { ...publishedContent, read: admin }

type FieldAccess = NonNullable<FieldBase['access']>

/** A value that only the server writes: no caller may set it, not even an admin. */
export const serverWritten: FieldAccess = { create: () => false, update: () => false }

/** A value only admins see and set. */
export const adminField: FieldAccess = {
  read: ({ req }) => admin({ req }),
  create: ({ req }) => admin({ req }),
  update: ({ req }) => admin({ req }),
}
