export type Deadly = { readonly id: number; readonly title: string; readonly href: string }

/** What kills and fruits now, by name; nothing where no record says of any. */
export function DeadlyNow({ label, deadly }: { label: string; deadly: readonly Deadly[] }) {
  if (deadly.length === 0) return null
  return (
    <span className="border-amanita relative z-10 mt-1 block w-full border-s-4 ps-3 text-sm">
      <strong className="text-amanita">{label}</strong>{' '}
      {deadly.map(({ id, title, href }, at) => (
        <span key={id}>
          {at > 0 ? ', ' : ''}
          <a href={href} className="inline-block py-1 underline underline-offset-4">
            {title}
          </a>
        </span>
      ))}
    </span>
  )
}
