import type { Plugin } from 'payload'

const notice = '/cms/admin/unsaved-notice.client#UnsavedNotice'

/** Puts the notice of what is not saved beside the controls of every collection that is saved while it is written. */
export const unsavedNotices: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const drafts = typeof collection.versions === 'object' && collection.versions.drafts
    if (!drafts || typeof drafts !== 'object' || !drafts.autosave) return collection
    const { components } = collection.admin ?? {}
    const before = components?.edit?.beforeDocumentControls ?? []
    const edit = { ...components?.edit, beforeDocumentControls: [...before, notice] }
    return { ...collection, admin: { ...collection.admin, components: { ...components, edit } } }
  }),
})
