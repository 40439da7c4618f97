import type { Localized } from '@/core/locales'

const translations: Readonly<Record<string, { es: string; pt: string }>> = {
  'olive-brown': { es: 'pardo oliva', pt: 'castanho-oliva' },
  'tobacco brown': { es: 'pardo tabaco', pt: 'castanho-tabaco' },
  'pinkish brown': { es: 'pardo rosado', pt: 'castanho-rosado' },
  'pale yellow': { es: 'amarillo pálido', pt: 'amarelo-pálido' },
  'brown (rarely seen)': { es: 'parda (rara vez vista)', pt: 'castanha (raramente vista)' },
  'cinnamon brown': { es: 'pardo canela', pt: 'castanho-canela' },
  black: { es: 'negra', pt: 'preta' },
  brown: { es: 'parda', pt: 'castanha' },
  'yellowish brown': { es: 'pardo amarillento', pt: 'castanho-amarelada' },
  'dark brown (inside the truffle)': {
    es: 'pardo oscuro (dentro de la trufa)',
    pt: 'castanho-escura (dentro da trufa)',
  },
  'rusty orange': { es: 'naranja herrumbroso', pt: 'laranja-ferrugem' },
  'white to pale lilac': { es: 'blanca a lila pálido', pt: 'branca a lilás-pálida' },
  white: { es: 'blanca', pt: 'branca' },
  'white to lilac': { es: 'blanca a lila', pt: 'branca a lilás' },
  'white to cream': { es: 'blanca a crema', pt: 'branca a creme' },
  'purple-brown to black': { es: 'pardo violáceo a negro', pt: 'castanho-arroxeada a preta' },
  'dark brown': { es: 'pardo oscuro', pt: 'castanho-escura' },
  'yellow-brown (inside the truffle)': {
    es: 'pardo amarillo (dentro de la trufa)',
    pt: 'castanho-amarela (dentro da trufa)',
  },
  'white to lilac-gray': { es: 'blanca a gris lila', pt: 'branca a cinza-lilás' },
  'purple-black': { es: 'negro purpúreo', pt: 'preto-arroxeada' },
  'olive-brown (powder)': { es: 'pardo oliva (polvo)', pt: 'castanho-oliva (pó)' },
  cream: { es: 'crema', pt: 'creme' },
  'dark purple-brown': { es: 'pardo purpúreo oscuro', pt: 'castanho-púrpura escura' },
  'pinkish buff': { es: 'ante rosado', pt: 'bege-rosada' },
  'rusty brown': { es: 'pardo herrumbroso', pt: 'castanho-ferrugem' },
  'rusty to yellow-brown': { es: 'herrumbrosa a pardo amarillenta', pt: 'ferrugem a castanho-amarelada' },
  'salmon pink': { es: 'rosa salmón', pt: 'rosa-salmão' },
  'cream to yellow-buff': { es: 'crema a ante amarillento', pt: 'creme a bege-amarelada' },
  yellowish: { es: 'amarillenta', pt: 'amarelada' },
  'dull green': { es: 'verde apagado', pt: 'verde-opaca' },
  'purple-brown': { es: 'pardo púrpura', pt: 'castanho-púrpura' },
  'cream to yellow': { es: 'crema a amarilla', pt: 'creme a amarela' },
}

/** The colour of a spore print in three languages. */
export function sporePrintName(en: string): Localized {
  const found = translations[en]
  if (!found) throw new Error(`No translation for the spore print "${en}".`)
  return { en, ...found }
}
