import type { Told } from '../danger/danger-texts'

type FoldedProps = {
  id: string
  title: string
  /** Labels of the switch that shows the rest on small screens and hides it again. */
  more: string
  less: string
  paragraphs: readonly Told[]
}

/** A text cut to its first lines on small screens, so that more fits the first screen; works without scripts. */
export const ClampedText = ({ id, title, more, less, paragraphs }: FoldedProps) => (
  <section aria-labelledby={id} className="group">
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 id={id} className="text-xl sm:text-2xl">
        {title}
      </h2>
      <label className="has-focus-visible:outline-lichen relative inline-flex min-h-11 cursor-pointer items-center rounded-sm underline underline-offset-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 lg:hidden print:hidden">
        <input type="checkbox" aria-describedby={id} className="sr-only" />
        <span className="group-has-checked:hidden">{more}</span>
        <span className="hidden group-has-checked:inline">{less}</span>
      </label>
    </div>
    {paragraphs.map(({ text, lang }) => (
      <p
        key={text}
        lang={lang}
        className="max-lg:not-print:group-has-checked:line-clamp-none max-sm:not-print:line-clamp-2 sm:max-lg:not-print:line-clamp-3 lg:mt-2"
      >
        {/* A blank line would use up one of the few visible lines. */}
        {text.replace(/\n\s*\n/g, '\n')}
      </p>
    ))}
  </section>
)
