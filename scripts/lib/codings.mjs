import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a body is compressed for one answer, best first. */
export const codings = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
}

const isRefused = (parameters) => parameters.some((one) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(one))

/**
 * The best coding of those offered that an `Accept-Encoding` takes; none where it takes none.
 * @param offered of `br` and `gzip`, best first
 */
export function codingFor(accepted = '', offered = Object.keys(codings)) {
  const taken = accepted.split(',').flatMap((one) => {
    const [name = '', ...parameters] = one.split(';')
    return isRefused(parameters) ? [] : [name.trim().toLowerCase()]
  })
  return offered.find((coding) => taken.includes(coding))
}
