import type { Plugin } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'

const notice = '/cms/admin/unsaved-notice.client#UnsavedNotice'
const neverPublished = '/cms/admin/never-published.client#NeverPublished'
const stillUnsaved = '/cms/admin/still-unsaved.client#StillUnsaved'
const copyDrawer = '/cms/admin/copy-drawer.client#CopyDrawer'
const backButton = '/cms/admin/back-button.client#BackButton'
const leavingForm = '/cms/admin/leaving-form.client#LeavingForm'
const keepSignedIn = '/cms/admin/keep-signed-in.client#KeepSignedIn'
const everywhere = [stillUnsaved, copyDrawer, backButton, leavingForm, keepSignedIn]

/**
 * Adds components to the admin's forms. On every form: it stays unsaved after a rejected save, “Copy to locale” does
 * not count as a change, the browser's back button asks first, a form being left is locked, and unsaved changes keep
 * the session alive. With autosave also: a notice of unsaved changes, and the right default in the schedule drawer.
 */
export const unsavedNotices: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const { components } = collection.admin ?? {}
    const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), ...everywhere]
    const edit = {
      ...components?.edit,
      beforeDocumentControls,
      ...(hasAutosaveEnabled(collection)
        ? { beforeDocumentControls: [...beforeDocumentControls, notice, neverPublished] }
        : {}),
    }
    return { ...collection, admin: { ...collection.admin, components: { ...components, edit } } }
  }),
  globals: (config.globals ?? []).map((global) => {
    const { components } = global.admin ?? {}
    const before = components?.elements?.beforeDocumentControls ?? []
    const elements = { ...components?.elements, beforeDocumentControls: [...before, ...everywhere] }
    return { ...global, admin: { ...global.admin, components: { ...components, elements } } }
  }),
})
