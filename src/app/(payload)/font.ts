import localFont from 'next/font/local'

/** The site's sans, alone: importing the site's own list of fonts would preload its serifs too. */
export const adminSans = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-admin',
  display: 'swap',
})
