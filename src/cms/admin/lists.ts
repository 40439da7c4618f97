import type { Plugin } from 'payload'

/** A catalogue is looked through, not leafed through: lists of the admin show so many rows at first. */
const pagination = { defaultLimit: 25, limits: [10, 25, 50, 100] }

/** Gives every list of the admin its length, where a collection states none. */
export const listsPlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    admin: { ...collection.admin, pagination: { ...pagination, ...collection.admin?.pagination } },
  })),
})
