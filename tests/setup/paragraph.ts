/** A paragraph as the editor stores it. */
export const paragraph = (text: string) => {
  const block = { direction: null, format: '', indent: 0, version: 1 }
  const words = { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
  return { root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [words] }] } }
}
