/** As Next writes the scripts of a page: in any order, each by itself. */
const asyncScript = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g

/**
 * Runs in the page, so it may name nothing of this module: asks for the scripts once what is seen at first is there,
 * at once when a reader wants something of the page, and after three seconds in any case.
 * @param {string[]} sources
 */
function begin(sources) {
  const wishes = ['pointerdown', 'keydown']
  const ask = () => {
    for (const wish of wishes) removeEventListener(wish, ask, true)
    for (const source of sources.splice(0)) {
      const script = document.createElement('script')
      script.src = source
      script.async = true
      document.head.append(script)
    }
  }
  for (const wish of wishes) addEventListener(wish, ask, true)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(ask)))
  setTimeout(ask, 3000)
}

/**
 * A page whose scripts leave the line to its style, its letters and its first picture
 * (docs/adr/0017-scripts-after-paint.md). One without such scripts stays as it is.
 * @param {string} html as Next gives it
 */
export function scriptsAfterPaint(html) {
  const sources = Array.from(html.matchAll(asyncScript), ([, source]) => source)
  const end = html.lastIndexOf('</body>')
  if (sources.length === 0 || end < 0) return html
  const starter = `<script>(${begin})(${JSON.stringify(sources)})</script>`
  return (html.slice(0, end) + starter + html.slice(end)).replace(asyncScript, '')
}
