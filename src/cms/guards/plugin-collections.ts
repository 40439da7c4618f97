import type { CollectionConfig, Plugin } from 'payload'
import { adminOnly } from '../access/presets'
import { forAdmins } from './payload-collections'

/** Collections that Payload or a plugin adds by itself, with what we say about them. */
const statedAccess: Readonly<Record<string, Partial<CollectionConfig>>> = {
  redirects: { access: { ...adminOnly } },
  exports: { access: { ...adminOnly } },
  imports: { access: { ...adminOnly } },
}

/** States access for every collection that a plugin made and did not state itself (G5). */
export const pluginCollectionsPlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const stated = statedAccess[collection.slug]
    return stated
      ? {
          ...collection,
          ...stated,
          access: { ...collection.access, ...stated.access },
          // Previews of imports and exports read whole collections and check no session.
          endpoints:
            collection.endpoints &&
            collection.endpoints.map((endpoint) => ({ ...endpoint, handler: forAdmins(endpoint.handler) })),
          graphQL: false,
          lockDocuments: false,
        }
      : collection
  }),
})
