import type { Graph, Thing } from 'schema-dts'

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that nothing in it can end or break out of, whatever a title holds (T-1M). */
export const serialize = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things } satisfies Graph).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => escapes[sign] ?? sign,
  )

/** What a page is about, for search engines (SEO-01). The one place where structured data is written into a page. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialize(things) }} />
}
