/** Replaces a missing picture: a faint spore print (pictures.css), and a label where the visitor should know. */
export function PicturePlaceholder({ className = '', label }: { className?: string; label?: string }) {
  return (
    <div aria-hidden={label ? undefined : true} className={`no-picture ${className}`}>
      {label ? <span>{label}</span> : null}
    </div>
  )
}
