/** The signs of the letters that are loaded for pictures (`render.tsx`), by the ranges that their package states. */
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

/** A letter that there is no sign for, without the marks that it has: `ệ` is an `e`. */
function plainer(sign: string): string {
  const [letter = ''] = sign.normalize('NFD')
  return signs.test(letter) ? letter : ''
}

/** A text as it can be drawn: what the letters have no sign for, such as a Japanese name, would be a row of boxes. */
export const drawable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => greek[sign] ?? (signs.test(sign) ? sign : plainer(sign)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
