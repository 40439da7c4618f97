import type { FeatureBlock, Media } from '@/payload-types'

/** A stored picture, without a caption. */
export const pictureOf = (filename: string): Media => ({
  id: 1,
  alt: `Drawing ${filename}`,
  filename,
  url: `/api/media/file/${filename}`,
  width: 1600,
  height: 1200,
  createdAt: '',
  updatedAt: '',
})

/** A paragraph as the editor stores it. */
export const paragraph = (text: string): NonNullable<FeatureBlock['richText']> => {
  const block = { direction: null, format: '', indent: 0, version: 1 } as const
  const words = { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
  return { root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [words] }] } }
}
