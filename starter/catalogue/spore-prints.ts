import { label } from '@/cms/labels'
import type { Localized } from '@/core/locales'

const sporePrints: readonly Localized[] = [
  label('olive-brown', 'pardo oliva', 'marrom-oliva'),
  label('tobacco brown', 'pardo tabaco', 'marrom-tabaco'),
  label('pinkish brown', 'pardo rosado', 'marrom-rosada'),
  label('pale yellow', 'amarillo pálido', 'amarelo-pálida'),
  label('brown (rarely seen)', 'parda (rara vez vista)', 'marrom (raramente vista)'),
  label('cinnamon brown', 'pardo canela', 'marrom-canela'),
  label('black', 'negra', 'preta'),
  label('brown', 'parda', 'marrom'),
  label('yellowish brown', 'pardo amarillento', 'marrom-amarelada'),
  label('dark brown (inside the truffle)', 'pardo oscuro (dentro de la trufa)', 'marrom-escura (dentro da trufa)'),
  label('rusty orange', 'naranja herrumbroso', 'laranja-ferrugem'),
  label('white to pale lilac', 'blanca a lila pálido', 'branca a lilás-pálida'),
  label('white', 'blanca', 'branca'),
  label('white to lilac', 'blanca a lila', 'branca a lilás'),
  label('white to cream', 'blanca a crema', 'branca a creme'),
  label('purple-brown to black', 'pardo púrpura a negro', 'marrom-púrpura a preta'),
  label('dark brown', 'pardo oscuro', 'marrom-escura'),
  label('yellow-brown (inside the truffle)', 'pardo amarillo (dentro de la trufa)', 'marrom-amarela (dentro da trufa)'),
  label('white to lilac-gray', 'blanca a gris lila', 'branca a cinza-lilás'),
  label('purple-black', 'negro púrpura', 'preto-arroxeada'),
  label('olive-brown (powder)', 'pardo oliva (polvo)', 'marrom-oliva (pó)'),
  label('cream', 'crema', 'creme'),
  label('dark purple-brown', 'pardo púrpura oscuro', 'marrom-púrpura escura'),
  label('pinkish buff', 'ante rosado', 'bege-rosada'),
  label('rusty brown', 'pardo herrumbroso', 'marrom-ferrugem'),
  label('rusty to yellow-brown', 'herrumbrosa a pardo amarillenta', 'ferrugem a marrom-amarelada'),
  label('salmon pink', 'rosa salmón', 'rosa-salmão'),
  label('cream to yellow-buff', 'crema a ante amarillento', 'creme a bege-amarelada'),
  label('yellowish', 'amarillenta', 'amarelada'),
  label('dull green', 'verde apagado', 'verde-opaca'),
  label('purple-brown', 'pardo púrpura', 'marrom-púrpura'),
  label('cream to yellow', 'crema a amarilla', 'creme a amarela'),
]

/**
 * The color of a spore print in three locales.
 * @throws Error when the color has no translation here
 */
export function sporePrintName(en: string): Localized {
  const found = sporePrints.find((print) => print.en === en)
  if (!found) throw new Error(`No translation for the spore print "${en}".`)
  return found
}
