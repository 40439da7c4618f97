import type { CollectionConfig, Plugin } from 'payload'
import { adminOnly } from '../access/presets'
import { forAdmins } from './payload-collections'

/** Plugin-made collections with the access that we give them. */
const statedAccess: Readonly<Record<string, Partial<CollectionConfig>>> = {
  redirects: { access: { ...adminOnly } },
  exports: { access: { ...adminOnly } },
  imports: { access: { ...adminOnly } },
}

/** Sets the access of plugin-made collections where the plugin's options did not (G5). */
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
