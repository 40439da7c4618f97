'use client'

import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useId, useState, type ComponentType } from 'react'
import { useAddress } from '../state/use-address'
import type { PanelProps, ProductBrowserProps } from './product-browser.client'

/** The button for the filters of a species' or vendor's products; their script loads when they are first opened. */
export function ProductFilter(props: ProductBrowserProps) {
  const { sections, labels, children } = props
  const panel = useId()
  const [search] = useAddress()
  const [pressed, setPressed] = useState<boolean | null>(null)
  const [loaded, setLoaded] = useState<{ readonly Browser: ComponentType<ProductBrowserProps & PanelProps> } | null>(
    null,
  )
  const params = new URLSearchParams(search)
  // An address with filters opens them before a visitor presses anything.
  const wanted = pressed ?? sections.some(({ key }) => params.has(key))

  useEffect(() => {
    if (!wanted || loaded) return
    import('./product-browser.client').then(
      ({ ProductBrowser }) => {
        setLoaded({ Browser: ProductBrowser })
        setPressed(true)
      },
      // The products stay as they are; another press tries again.
      () => setPressed(false),
    )
  }, [wanted, loaded])

  const open = wanted && loaded !== null
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setPressed(!wanted)}
        className="needs-script button button-secondary mb-5"
      >
        <SlidersHorizontal aria-hidden size={18} />
        {labels.open}
      </button>
      {loaded ? <loaded.Browser {...props} panel={panel} open={open} /> : children}
    </>
  )
}
