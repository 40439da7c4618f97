'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useTheme } from 'next-themes'
import { useSyncExternalStore } from 'react'

const icons = { system: Monitor, light: Sun, dark: Moon } as const

type Theme = keyof typeof icons

const unchanging = (): (() => void) => () => undefined

/** Chooses light, dark or what the device says. The server cannot know the choice, so it marks none. */
export function ThemeSwitch({ labels, id }: { labels: Readonly<Record<Theme | 'group', string>>; id: string }) {
  const { theme, setTheme } = useTheme()
  const mounted = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
  return (
    <fieldset className="border-line inline-flex items-center rounded-full border p-0.5">
      <legend className="sr-only">{labels.group}</legend>
      {(['system', 'light', 'dark'] as const).map((option) => {
        const Icon = icons[option]
        return (
          <label
            key={option}
            title={labels[option]}
            className="text-muted has-checked:bg-lichen-wash has-checked:text-lichen has-focus-visible:outline-lichen grid size-10 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name={id}
              value={option}
              checked={mounted && theme === option}
              onChange={() => setTheme(option)}
              className="sr-only"
            />
            <Icon size={17} aria-hidden />
            <span className="sr-only">{labels[option]}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
