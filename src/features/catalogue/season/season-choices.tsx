import type { ReactNode } from 'react'

type ChoicesProps = {
  name: string
  legend: string
  /** The first one is selected by default. */
  options: readonly { value: string; label: string; mark?: ReactNode }[]
  /** How the options stand beside each other. */
  className: string
}

/** Radio buttons that work without scripts: the style sheet reads them (`.fruiting-calendar` of globals.css). */
export function SeasonChoices({ name, legend, options, className }: ChoicesProps) {
  return (
    <fieldset className="print:hidden">
      <legend className="text-muted mb-2 text-sm">{legend}</legend>
      <div className={`grid gap-1.5 ${className}`}>
        {options.map(({ value, label, mark }, index) => (
          <label
            key={value}
            className="border-line bg-raised hover:border-lichen has-checked:border-lichen has-checked:bg-lichen-wash has-checked:text-lichen has-focus-visible:outline-lichen relative grid min-h-11 cursor-pointer place-items-center rounded-full border px-2 text-center text-sm has-checked:underline has-checked:underline-offset-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 sm:px-4"
          >
            <input type="radio" name={name} value={value} defaultChecked={index === 0} className="sr-only" />
            <span className="first-letter:uppercase">{label}</span>
            {mark}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
