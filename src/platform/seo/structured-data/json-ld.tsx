import type { Graph, Thing } from 'schema-dts'

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that cannot break out of its <script>, whatever a title contains (T-1M). */
export const serialize = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things } satisfies Graph).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => escapes[sign] ?? sign,
  )

/** The structured data of a page (SEO-01). The only place that writes it into a page. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialize(things) }} />
}
