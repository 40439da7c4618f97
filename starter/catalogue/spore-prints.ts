import type { Localized } from '@/core/locales'

const translations: Readonly<Record<string, { es: string; pt: string }>> = {
  'olive-brown': { es: 'pardo oliva', pt: 'marrom-oliva' },
  'tobacco brown': { es: 'pardo tabaco', pt: 'marrom-tabaco' },
  'pinkish brown': { es: 'pardo rosado', pt: 'marrom-rosada' },
  'pale yellow': { es: 'amarillo pálido', pt: 'amarelo-pálida' },
  'brown (rarely seen)': { es: 'parda (rara vez vista)', pt: 'marrom (raramente vista)' },
  'cinnamon brown': { es: 'pardo canela', pt: 'marrom-canela' },
  black: { es: 'negra', pt: 'preta' },
  brown: { es: 'parda', pt: 'marrom' },
  'yellowish brown': { es: 'pardo amarillento', pt: 'marrom-amarelada' },
  'dark brown (inside the truffle)': {
    es: 'pardo oscuro (dentro de la trufa)',
    pt: 'marrom-escura (dentro da trufa)',
  },
  'rusty orange': { es: 'naranja herrumbroso', pt: 'laranja-ferrugem' },
  'white to pale lilac': { es: 'blanca a lila pálido', pt: 'branca a lilás-pálida' },
  white: { es: 'blanca', pt: 'branca' },
  'white to lilac': { es: 'blanca a lila', pt: 'branca a lilás' },
  'white to cream': { es: 'blanca a crema', pt: 'branca a creme' },
  'purple-brown to black': { es: 'pardo violáceo a negro', pt: 'marrom-arroxeada a preta' },
  'dark brown': { es: 'pardo oscuro', pt: 'marrom-escura' },
  'yellow-brown (inside the truffle)': {
    es: 'pardo amarillo (dentro de la trufa)',
    pt: 'marrom-amarela (dentro da trufa)',
  },
  'white to lilac-gray': { es: 'blanca a gris lila', pt: 'branca a cinza-lilás' },
  'purple-black': { es: 'negro purpúreo', pt: 'preto-arroxeada' },
  'olive-brown (powder)': { es: 'pardo oliva (polvo)', pt: 'marrom-oliva (pó)' },
  cream: { es: 'crema', pt: 'creme' },
  'dark purple-brown': { es: 'pardo purpúreo oscuro', pt: 'marrom-púrpura escura' },
  'pinkish buff': { es: 'ante rosado', pt: 'bege-rosada' },
  'rusty brown': { es: 'pardo herrumbroso', pt: 'marrom-ferrugem' },
  'rusty to yellow-brown': { es: 'herrumbrosa a pardo amarillenta', pt: 'ferrugem a marrom-amarelada' },
  'salmon pink': { es: 'rosa salmón', pt: 'rosa-salmão' },
  'cream to yellow-buff': { es: 'crema a ante amarillento', pt: 'creme a bege-amarelada' },
  yellowish: { es: 'amarillenta', pt: 'amarelada' },
  'dull green': { es: 'verde apagado', pt: 'verde-opaca' },
  'purple-brown': { es: 'pardo púrpura', pt: 'marrom-púrpura' },
  'cream to yellow': { es: 'crema a amarilla', pt: 'creme a amarela' },
}

/** The colour of a spore print in three languages. */
export function sporePrintName(en: string): Localized {
  const found = translations[en]
  if (!found) throw new Error(`No translation for the spore print "${en}".`)
  return { en, ...found }
}
