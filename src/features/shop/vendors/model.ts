import type { Localized } from '@/core/locales'

type VendorType = { readonly slug: string; readonly label: Localized; readonly supplier: boolean }

/** Kinds of vendor; suppliers are shown by their business name (P2 §3 Vendor). */
export const vendorTypes = [
  { slug: 'grower', label: { en: 'Grower', es: 'Cultivador', pt: 'Produtor' }, supplier: false },
  { slug: 'forager', label: { en: 'Forager', es: 'Recolector', pt: 'Coletor' }, supplier: false },
  { slug: 'laboratory', label: { en: 'Laboratory', es: 'Laboratorio', pt: 'Laboratório' }, supplier: false },
  { slug: 'genetics', label: { en: 'Genetics', es: 'Genética', pt: 'Genética' }, supplier: false },
  { slug: 'equipment', label: { en: 'Equipment', es: 'Equipo', pt: 'Equipamentos' }, supplier: false },
  { slug: 'wholesale', label: { en: 'Wholesale', es: 'Mayorista', pt: 'Atacado' }, supplier: true },
  { slug: 'dropshipping', label: { en: 'Dropshipping', es: 'Envío directo', pt: 'Dropshipping' }, supplier: true },
  { slug: 'affiliate', label: { en: 'Affiliate', es: 'Afiliado', pt: 'Afiliado' }, supplier: true },
  { slug: 'other', label: { en: 'Other', es: 'Otro', pt: 'Outro' }, supplier: false },
] as const satisfies readonly VendorType[]

export type VendorTypeSlug = (typeof vendorTypes)[number]['slug']

/** The kind that is in no archive (ARC-08). */
export const unlistedVendorType: VendorTypeSlug = 'other'

/** ARC-08: vendors without a kind, or of the unlisted one, are in no archive; their pages stand. */
export const isListedVendor = (type: string | null | undefined): boolean => Boolean(type) && type !== unlistedVendorType

export const isSupplier = (type: string | null | undefined): boolean =>
  vendorTypes.some((entry) => entry.slug === type && entry.supplier)
