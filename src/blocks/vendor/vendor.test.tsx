import { afterEach, describe, expect, test, vi } from 'vitest'
import { locales, type Locale } from '@/core/locales'
import { messages } from '@/platform/i18n/translator'
import type { Vendor } from '@/payload-types'
import { rendered } from '../rendered.fixtures'
import { VendorBlock } from './component'
import { vendorFixture } from './fixture'

const pace = { expanderThreshold: 1000, expanderHeight: 50, vendorExpanderHeight: 25 }
vi.mock('@/cms/public-find', () => ({ publicGlobal: () => Promise.resolve({ pace }) }))
afterEach(() => void (pace.vendorExpanderHeight = 25))

const draw = (over: Partial<Vendor> = {}, locale: Locale = 'en'): Promise<string> =>
  rendered(
    <VendorBlock
      block={{ ...vendorFixture, vendor: { ...(vendorFixture.vendor as Vendor), ...over } }}
      locale={locale}
      first={false}
    />,
  )

describe('BLK-07 a vendor on a page', () => {
  test('has its logo at 75 by 75, its name and a link to the store', async () => {
    const html = await draw()
    expect(html).toContain(`>${messages.en.vendor.about}</h2>`)
    expect(html).toMatch(/<img[^>]*class="[^"]*size-\[75px\]/)
    expect(html).toContain('>North Line<')
    expect(html).toContain(`href="/mushrooms/vendor/north-line" class="button button-secondary">View Store</a>`)
  })

  test.each(['wholesale', 'dropshipping', 'affiliate'] as const)(
    'a %s vendor is headed as a supplier, has its business name and a link to its store',
    async (vendorType) => {
      const html = await draw({ vendorType })
      expect(html).toContain(`>${messages.en.vendor.aboutSupplier}</h2>`)
      expect(html).toContain('>North Line Mushrooms LLC<')
      expect(html).toContain('href="/mushrooms/vendor/north-line"')
    },
  )

  test('BLK-06 a long description is folded at a quarter of the screen, an absent one is not', async () => {
    expect(await draw()).toMatch(/<details class="expander" style="--expander-height:25vh"/)
    expect(await draw({ description: null })).not.toContain('<details')
  })

  test('D-05 BLK-06 the settings set the height of the fold', async () => {
    pace.vendorExpanderHeight = 40
    expect(await draw()).toContain('--expander-height:40vh')
  })

  test.each(locales)('D-30 being away until a day, closed or open is shown (%s)', async (locale) => {
    const until = '2126-03-05T00:00:00.000Z'
    expect(await draw({ status: 'away', awayUntil: until }, locale)).toContain('2126')
    expect(await draw({ status: 'closed' }, locale)).toContain(messages[locale].vendor.closed)
    expect(await draw({ status: 'open' }, locale)).toContain(messages[locale].vendor.open)
  })

  test('a deleted or draft vendor renders nothing', () => {
    expect(VendorBlock({ block: { ...vendorFixture, vendor: 4 }, locale: 'en', first: false })).toBeNull()
  })
})
