import { label } from '@/cms/labels'
import type { Localized } from '@/core/locales'

type VendorType = { readonly slug: string; readonly label: Localized; readonly supplier: boolean }

/** Kinds of vendor; suppliers are shown by their business name (DAT-08). */
export const vendorTypes = [
  { slug: 'grower', label: label('Grower', 'Cultivador', 'Produtor'), supplier: false },
  { slug: 'forager', label: label('Forager', 'Recolector', 'Coletor'), supplier: false },
  { slug: 'laboratory', label: label('Laboratory', 'Laboratorio', 'Laboratório'), supplier: false },
  { slug: 'genetics', label: label('Genetics', 'Genética', 'Genética'), supplier: false },
  { slug: 'equipment', label: label('Equipment', 'Equipo', 'Equipamentos'), supplier: false },
  { slug: 'wholesale', label: label('Wholesale', 'Mayorista', 'Atacado'), supplier: true },
  { slug: 'dropshipping', label: label('Dropshipping', 'Envío directo', 'Dropshipping'), supplier: true },
  { slug: 'affiliate', label: label('Affiliate', 'Afiliado', 'Afiliado'), supplier: true },
  { slug: 'other', label: label('Other', 'Otro', 'Outro'), supplier: false },
] as const satisfies readonly VendorType[]

export type VendorTypeSlug = (typeof vendorTypes)[number]['slug']

/** The type whose vendors are left out of archives (ARC-08). */
export const unlistedVendorType: VendorTypeSlug = 'other'

/** ARC-08: vendors without a type, or of the unlisted one, are in no archive, but keep their pages. */
export const isListedVendor = (type: string | null | undefined): boolean => Boolean(type) && type !== unlistedVendorType

export const isSupplier = (type: string | null | undefined): boolean =>
  vendorTypes.some((entry) => entry.slug === type && entry.supplier)

/** Affiliates carry no telephone, address or social media (DAT-08). */
export const showsContact = (type: string | null | undefined): boolean => type !== 'affiliate'

/** Suppliers go by their business name (DAT-08). */
export const vendorName = (vendor: {
  displayName: string
  businessName?: string | null
  vendorType?: string | null
}): string => (isSupplier(vendor.vendorType) ? vendor.businessName || vendor.displayName : vendor.displayName)
