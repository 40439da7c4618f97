import type { CollectionAfterReadHook } from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import type { Vendor } from '@/payload-types'
import { showsContact } from './model'

/** Affiliates carry no phone, address or social media (DAT-08): admins alone get them in a response. */
export const withoutAffiliateContact: CollectionAfterReadHook<Vendor> = ({ doc, req }) => {
  if (showsContact(doc.vendorType) || isAdmin(req.user)) return doc
  return { ...doc, phone: null, address: {}, location: {}, socialMedia: { platform: [] } }
}
