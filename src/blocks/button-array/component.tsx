import { langOf } from '@/cms/fallbacks'
import { hrefOfTypedAddress } from '@/core/href-of-typed-address'
import { outsideRel } from '@/core/safe-url'
import { Icon } from '@/ui/patterns/icon'
import type { BlockProps } from '../block-props'
import { BlockTitle } from '../block-title'

const looks = {
  icon: 'rounded-card border-line bg-raised hover:border-lichen flex min-h-24 flex-col items-center justify-center gap-2 border p-4 text-center font-semibold transition-colors',
  boundary: 'button button-secondary',
  noboundary: 'button button-default',
} as const

/** Links as buttons, in one of three looks; one that leads nowhere is left out (BLK-03). */
export function ButtonArrayBlock({ block, locale }: BlockProps<'buttonArray'>) {
  const buttons = (block.buttons ?? []).flatMap((button) => {
    const href = hrefOfTypedAddress(locale, button.url)
    return href && button.label ? [{ ...button, href, lang: langOf(button, 'label') }] : []
  })
  if (buttons.length === 0) return null
  const { variant } = block
  return (
    <section className="shell py-8">
      <BlockTitle block={block} />
      <ul
        className={
          variant === 'icon' ? 'grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6' : 'flex flex-wrap gap-x-4 gap-y-3'
        }
      >
        {buttons.map(({ id, href, label, lang, icon }, index) => (
          <li key={id ?? index}>
            <a
              href={href}
              lang={lang}
              className={`${looks[variant]} ${variant === 'icon' ? 'h-full' : ''}`}
              {...(href.startsWith('http') ? { rel: outsideRel } : {})}
            >
              {variant === 'icon' && icon ? <Icon name={icon} size={26} /> : null}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
