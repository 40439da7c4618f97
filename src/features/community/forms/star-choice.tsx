import type { BoundField } from '@/ui/patterns/form-field'

type StarChoiceProps = BoundField & { starLabels: readonly string[] }

const star = 'M12 2.5l2.9 6.1 6.6.9-4.8 4.7 1.2 6.6L12 17.6l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z'

/** Five stars to choose from: radios, of which those up to the chosen one are filled (COM-03). */
export function StarChoice({ id, name, error, values, label, starLabels }: StarChoiceProps) {
  return (
    <fieldset aria-describedby={`${id}-error`} className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="star-choice flex">
        {starLabels.map((text, at) => (
          <label key={text} className="grid size-11 cursor-pointer place-items-center rounded-full">
            <input
              id={at === 0 ? id : undefined}
              type="radio"
              name={name}
              value={at + 1}
              defaultChecked={values[0] === String(at + 1)}
              required
              className="sr-only"
            />
            <span className="sr-only">{text}</span>
            <svg aria-hidden width="28" height="28" viewBox="0 0 24 24" strokeWidth="1.5" stroke="currentColor">
              <path d={star} />
            </svg>
          </label>
        ))}
      </div>
      <p id={`${id}-error`} data-error={name} className="text-amanita text-sm font-medium empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
