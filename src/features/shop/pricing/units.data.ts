import type { Locale, Localized } from '@/core/locales'

const units: Readonly<Record<string, Localized>> = {
  bag: { en: 'bag', es: 'bolsa', pt: 'saco' },
  bar: { en: 'bar', es: 'tableta', pt: 'barra' },
  basket: { en: 'basket', es: 'cesta', pt: 'cesta' },
  book: { en: 'book', es: 'libro', pt: 'livro' },
  bottle: { en: 'bottle', es: 'frasco', pt: 'frasco' },
  box: { en: 'box', es: 'caja', pt: 'caixa' },
  can: { en: 'can', es: 'lata', pt: 'lata' },
  capsule: { en: 'capsule', es: 'cápsula', pt: 'cápsula' },
  course: { en: 'course', es: 'curso', pt: 'curso' },
  crate: { en: 'crate', es: 'cajón', pt: 'caixote' },
  file: { en: 'file', es: 'archivo', pt: 'arquivo' },
  jar: { en: 'jar', es: 'tarro', pt: 'pote' },
  kit: { en: 'kit', es: 'kit', pt: 'kit' },
  lot: { en: 'lot', es: 'lote', pt: 'lote' },
  pack: { en: 'pack', es: 'paquete', pt: 'pacote' },
  pair: { en: 'pair', es: 'par', pt: 'par' },
  piece: { en: 'piece', es: 'pieza', pt: 'peça' },
  place: { en: 'place', es: 'plaza', pt: 'vaga' },
  pouch: { en: 'pouch', es: 'bolsita', pt: 'saquinho' },
  print: { en: 'print', es: 'esporada', pt: 'esporada' },
  punnet: { en: 'punnet', es: 'bandeja', pt: 'bandeja' },
  roll: { en: 'roll', es: 'rollo', pt: 'rolo' },
  sack: { en: 'sack', es: 'saco', pt: 'saca' },
  set: { en: 'set', es: 'juego', pt: 'conjunto' },
  swab: { en: 'swab', es: 'hisopo', pt: 'swab' },
  syringe: { en: 'syringe', es: 'jeringa', pt: 'seringa' },
  tin: { en: 'tin', es: 'lata', pt: 'lata' },
  tray: { en: 'tray', es: 'bandeja', pt: 'bandeja' },
  tube: { en: 'tube', es: 'tubo', pt: 'tubo' },
  unit: { en: 'unit', es: 'unidad', pt: 'unidade' },
}

/** Units that are counted; metres and grams are written the same for one and for many. */
const plurals: Readonly<Record<string, Localized>> = {
  capsule: { en: 'capsules', es: 'cápsulas', pt: 'cápsulas' },
  unit: { en: 'units', es: 'unidades', pt: 'unidades' },
}

/** A kind of item or a unit in the visitor's language; a word of the editor's own is left as it is. */
export const unitName =
  (locale: Locale) =>
  (word: string, count = 1): string =>
    ((count === 1 ? undefined : plurals[word]) ?? units[word])?.[locale] ?? word
