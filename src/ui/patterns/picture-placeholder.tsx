/** What stands where there is no picture: a faint spore print (pictures.css), and a word where the visitor should know. */
export function PicturePlaceholder({ className = '', label }: { className?: string; label?: string }) {
  return (
    <div aria-hidden={label ? undefined : true} className={`no-picture ${className}`}>
      {label ? <span>{label}</span> : null}
    </div>
  )
}
