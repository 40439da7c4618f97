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
 * Keeps every form of the admin unsaved after a save that was refused, and puts the notice of what is not saved beside the
 * controls of every collection that is saved while it is written, whose drawer for a moment to come also begins as it should.
 * What “Copy to locale” does to a form does not count as a change, the browser's button for going back asks first,
 * a form that is being left is locked, and the session of one that is not saved goes on.
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
