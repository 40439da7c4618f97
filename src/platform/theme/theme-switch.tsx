import { Monitor, Moon, Sun } from 'lucide-react'

const icons = { system: Monitor, light: Sun, dark: Moon } as const

type Theme = keyof typeof icons

const mark = `{let d=document;for(let e of d.querySelectorAll("[data-sets-theme][value="+d.documentElement.dataset.themeChoice+"]"))e.checked=true}`

/**
 * Radio buttons for light, dark or the device's setting. The page's inline script handles changes (followTheme) and
 * checks the stored one; without scripts, a style sheet applies the selection.
 */
export function ThemeSwitch({ labels, id }: { labels: Readonly<Record<Theme | 'group', string>>; id: string }) {
  return (
    // `autoComplete` off, since the browser would restore an earlier selection; `dialog`, so that Enter submits
    // nothing.
    <form method="dialog" autoComplete="off" className="contents">
      <fieldset className="border-line inline-flex items-center rounded-full border p-0.5">
        <legend className="sr-only">{labels.group}</legend>
        {(['system', 'light', 'dark'] as const).map((option) => {
          const Icon = icons[option]
          return (
            <label
              key={option}
              title={labels[option]}
              className="text-muted has-checked:bg-lichen-wash has-checked:text-lichen has-focus-visible:outline-lichen grid size-10 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 forced-colors:has-checked:border-2"
            >
              <input type="radio" name={id} value={option} data-sets-theme="" className="sr-only" />
              <Icon size={17} aria-hidden />
              <span className="sr-only">{labels[option]}</span>
            </label>
          )
        })}
        <script dangerouslySetInnerHTML={{ __html: mark }} />
      </fieldset>
    </form>
  )
}
