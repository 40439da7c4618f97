/** A paragraph as the editor stores it. */
export const paragraph = (text: string) => {
  const block = { direction: null, format: '', indent: 0, version: 1 }
  const words = { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
  return { root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [words] }] } }
}

/** A paragraph that is one link to an address which was typed. */
export const linking = (text: string, url: string) => {
  const { root } = paragraph(text)
  const link = { type: 'link', version: 3, direction: null, format: '', indent: 0, fields: { linkType: 'custom', url } }
  const children = root.children.map((block) => ({ ...block, children: [{ ...link, children: block.children }] }))
  return { root: { ...root, children } }
}
