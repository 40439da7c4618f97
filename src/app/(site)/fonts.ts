import localFont from 'next/font/local'

/** Headings. */
export const fraunces = localFont({
  src: '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})

/** Scientific names, in one weight: half the bytes. Not preloaded: it would compete with the first picture. */
export const frauncesItalic = localFont({
  src: '../../../node_modules/@fontsource/fraunces/files/fraunces-latin-400-italic.woff2',
  style: 'italic',
  weight: '400',
  variable: '--font-fraunces-italic',
  preload: false,
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})

/** Everything else. */
export const instrumentSans = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  display: 'swap',
})
