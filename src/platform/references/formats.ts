import type { Reference } from '@/payload-types'

type Source = Partial<Pick<Reference, 'link' | 'year' | 'doi'>> & {
  /** Names it in a bibliography. */
  readonly key: string
  readonly title: string
}

/** What ends a value in either format never stands in one. */
const plain = (text: string): string => text.replace(/[{}\\\r\n]+/g, ' ').trim()

/** Signs that LaTeX reads as its own; an address stands as it is. */
const forLatex = (text: string): string => plain(text).replace(/[&%$#_]/g, '\\$&')

/** A reference for LaTeX. */
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

/** A reference for literature programs. */
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

/** A file in an address: nothing is fetched for it. */
export const asFile = (type: string, text: string): string => `data:${type};charset=utf-8,${encodeURIComponent(text)}`

/** The address of a DOI, in whatever form it was entered. */
export function doiAddress(doi: string | null | undefined): string | null {
  const name = doi?.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')
  return name && /^10\.\d{4,9}\/\S{1,200}$/.test(name) ? `https://doi.org/${encodeURI(name)}` : null
}
