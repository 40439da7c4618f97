/** The letters of an editor's text, with a blank where one part of it ends. */
export function toPlainText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  if ('root' in value) return toPlainText(value.root).replace(/\s+/g, ' ').trim()
  const own = 'text' in value && typeof value.text === 'string' ? value.text : ''
  const children = 'children' in value && Array.isArray(value.children) ? (value.children as unknown[]) : []
  const inner = children.map(toPlainText).join('')
  const isInline = 'type' in value && (value.type === 'link' || value.type === 'autolink')
  return children.length > 0 && !isInline ? `${own}${inner} ` : `${own}${inner}`
}
