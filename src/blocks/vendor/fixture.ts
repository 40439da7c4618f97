import type { Media, Vendor, VendorBlock } from '@/payload-types'
import { paragraph } from '../values.fixtures'

const logo = {
  id: 9,
  alt: 'A log',
  url: '/api/media/file/log.jpg',
  filename: 'log.jpg',
  width: 300,
  height: 300,
  createdAt: '',
  updatedAt: '2026-01-01T00:00:00.000Z',
} as Media

const vendor: Vendor = {
  id: 4,
  displayName: 'North Line',
  businessName: 'North Line Mushrooms LLC',
  slug: 'north-line',
  vendorType: 'grower',
  status: 'open',
  logo,
  lead: 'Shiitake from oak logs.',
  description: paragraph('We cut the oak in January and plug it in April. '.repeat(30)),
  createdAt: '',
  updatedAt: '',
}

/** A filled block, for tests and the style guide. */
export const vendorFixture: VendorBlock = { blockType: 'vendor', vendor }
