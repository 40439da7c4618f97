import { label } from '@/cms/labels'
import type { Locale, Localized } from '@/core/locales'

const units: Readonly<Record<string, Localized>> = {
  bag: label('bag', 'bolsa', 'saco'),
  bar: label('bar', 'tableta', 'barra'),
  basket: label('basket', 'cesta', 'cesta'),
  book: label('book', 'libro', 'livro'),
  bottle: label('bottle', 'frasco', 'frasco'),
  box: label('box', 'caja', 'caixa'),
  can: label('can', 'lata', 'lata'),
  capsule: label('capsule', 'cápsula', 'cápsula'),
  course: label('course', 'curso', 'curso'),
  crate: label('crate', 'cajón', 'caixote'),
  file: label('file', 'archivo', 'arquivo'),
  jar: label('jar', 'tarro', 'pote'),
  kit: label('kit', 'kit', 'kit'),
  lot: label('lot', 'lote', 'lote'),
  pack: label('pack', 'paquete', 'pacote'),
  pair: label('pair', 'par', 'par'),
  piece: label('piece', 'pieza', 'peça'),
  place: label('place', 'plaza', 'vaga'),
  pouch: label('pouch', 'bolsita', 'saquinho'),
  print: label('print', 'esporada', 'esporada'),
  punnet: label('punnet', 'bandeja', 'bandeja'),
  roll: label('roll', 'rollo', 'rolo'),
  sack: label('sack', 'saco', 'saca'),
  set: label('set', 'juego', 'conjunto'),
  swab: label('swab', 'hisopo', 'swab'),
  syringe: label('syringe', 'jeringa', 'seringa'),
  tin: label('tin', 'lata', 'lata'),
  tray: label('tray', 'bandeja', 'bandeja'),
  tube: label('tube', 'tubo', 'tubo'),
  unit: label('unit', 'unidad', 'unidade'),
}

/** The plurals of counted units; symbols such as m and g have none. */
const plurals: Readonly<Record<string, Localized>> = {
  capsule: label('capsules', 'cápsulas', 'cápsulas'),
  unit: label('units', 'unidades', 'unidades'),
}

/** A kind of item or a unit in the visitor's language; a word of the editor's own is left as it is. */
export const unitName =
  (locale: Locale) =>
  (word: string, count = 1): string =>
    ((count === 1 ? undefined : plurals[word]) ?? units[word])?.[locale] ?? word
