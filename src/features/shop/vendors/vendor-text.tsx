import { langOf } from '@/cms/fallbacks'
import { publicGlobal } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import type { Vendor } from '@/payload-types'
import { Expander } from '@/platform/expander/expander'
import { RichText, type RenderBlock } from '@/platform/rich-text/rich-text'
import { toPlainText } from '@/platform/rich-text/plain-text'
import { soundTree } from '@/platform/rich-text/sound-tree'

type VendorTextProps = { vendor: Vendor; locale: Locale; renderBlock: RenderBlock }

/** The description of a vendor; a long one is folded to the height that the settings state (BLK-06, BLK-07). */
export async function VendorText({ vendor, locale, renderBlock }: VendorTextProps) {
  const tree = soundTree(vendor.description)
  if (!tree) return null
  const { pace } = await publicGlobal('site-settings', locale)
  return (
    <Expander
      length={toPlainText(tree).length}
      threshold={pace.expanderThreshold}
      height={pace.vendorExpanderHeight}
      locale={locale}
    >
      <RichText value={tree} locale={locale} lang={langOf(vendor, 'description')} renderBlock={renderBlock} nested />
    </Expander>
  )
}
