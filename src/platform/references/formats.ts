import type { Reference } from '@/payload-types'

type Source = Partial<Pick<Reference, 'link' | 'year' | 'doi'>> & {
  /** Its key in a bibliography. */
  readonly key: string
  readonly title: string
}

/** Removes characters that would end a value in either format. */
const plain = (text: string): string => text.replace(/[{}\\\r\n]+/g, ' ').trim()

/** Escapes characters that LaTeX interprets; not used for addresses. */
const forLatex = (text: string): string => plain(text).replace(/[&%$#_]/g, '\\$&')

/** A reference in BibTeX. */
export const bibtex = ({ key, title, link, year, doi }: Source): string =>
  [
    `@misc{${plain(key)},`,
    `  title = {${forLatex(title)}},`,
    ...(year ? [`  year = {${year}},`] : []),
    ...(doi ? [`  doi = {${plain(doi)}},`] : []),
    ...(link ? [`  url = {${plain(link)}},`] : []),
    '}',
    '',
  ].join('\n')

/** A reference in RIS, for reference managers. */
export const ris = ({ title, link, year, doi }: Source): string =>
  [
    'TY  - GEN',
    `TI  - ${plain(title)}`,
    ...(year ? [`PY  - ${year}`] : []),
    ...(doi ? [`DO  - ${plain(doi)}`] : []),
    ...(link ? [`UR  - ${plain(link)}`] : []),
    'ER  - ',
    '',
  ].join('\r\n')

/** A `data:` URL of a file, so that a download needs no request. */
export const asFile = (type: string, text: string): string => `data:${type};charset=utf-8,${encodeURIComponent(text)}`

/** The address of a DOI, entered in any of its usual forms; null where it is none. */
export function doiAddress(doi: string | null | undefined): string | null {
  const name = doi?.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')
  return name && /^10\.\d{4,9}\/\S{1,200}$/.test(name) ? `https://doi.org/${encodeURI(name)}` : null
}
