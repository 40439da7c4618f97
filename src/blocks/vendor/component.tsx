import { VendorBlock as VendorSection } from '@/features/shop/ui'
import { populated } from '@/platform/populated'
import type { BlockProps } from '../block-props'
import { renderInnerBlock } from '../inner-blocks'

/** A vendor with a link to their store (BLK-07); renders nothing if they were deleted or are not published. */
export function VendorBlock({ block, locale }: BlockProps<'vendor'>) {
  const [vendor] = populated([block.vendor])
  if (!vendor) return null
  return (
    <div className="shell">
      <VendorSection
        vendor={vendor}
        locale={locale}
        renderBlock={renderInnerBlock}
        {...(block.id ? { id: `vendor-${block.id}` } : {})}
      />
    </div>
  )
}
