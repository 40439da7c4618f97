/** The characters of the fonts that pictures load (`render.tsx`), by the Unicode ranges that their package states. */
const signs =
  /[\u0000-\u02ff\u0304\u0308\u0329\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u2000-\u206f\u20a0-\u20c0\u2113\u2122\u2191\u2193\u2212\u2215\u2c60-\u2c7f\ua720-\ua7ff]/u

/** Greek letters of substances, written out. */
const greek: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  λ: 'lambda',
  μ: 'µ',
  ψ: 'psi',
  ω: 'omega',
  Δ: 'Delta',
}

/** The base letter of a character that the fonts lack (`ệ` becomes `e`); empty where they lack that, too. */
function plainer(sign: string): string {
  const [letter = ''] = sign.normalize('NFD')
  return signs.test(letter) ? letter : ''
}

/** A text reduced to characters that the fonts have: any other, such as in a Japanese name, would render as a box. */
export const toRenderableText = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => greek[sign] ?? (signs.test(sign) ? sign : plainer(sign)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
