import type { Locale } from '@/core/locales'

/** A word the guide writes in one way, and the ways it does not write it. */
export type Word = { readonly use: string; readonly not: readonly string[] }

/**
 * One word for one thing: American English, Spanish that is understood in America and Spain alike, Portuguese of Brazil.
 * Members write as they speak; this is about what the site says itself.
 */
export const wordList: Readonly<Record<Locale, readonly Word[]>> = {
  en: [
    { use: 'color', not: ['colour', 'colours', 'coloured', 'colouring'] },
    { use: 'flavor', not: ['flavour', 'flavours', 'flavoured'] },
    { use: 'odor', not: ['odour', 'odours'] },
    { use: 'gray', not: ['grey', 'greyish'] },
    { use: 'mold', not: ['mould', 'moulds', 'mouldy'] },
    { use: 'fiber', not: ['fibre', 'fibres'] },
    { use: 'center', not: ['centre', 'centres'] },
    { use: 'liter', not: ['litre', 'litres', 'millilitre', 'millilitres'] },
    { use: 'meter', not: ['metre', 'metres', 'centimetre', 'centimetres', 'millimetre', 'millimetres'] },
    { use: 'percent', not: ['per cent'] },
    { use: 'colonize', not: ['colonise', 'colonised', 'colonises', 'colonising', 'colonisation'] },
    { use: 'sterilize', not: ['sterilise', 'sterilised', 'sterilising', 'sterilisation'] },
    { use: 'pasteurize', not: ['pasteurise', 'pasteurised', 'pasteurising', 'pasteurisation'] },
    { use: 'recognize', not: ['recognise', 'recognised', 'recognises'] },
    { use: 'diarrhea', not: ['diarrhoea'] },
    { use: 'labeled', not: ['labelled'] },
    { use: 'sulfur', not: ['sulphur'] },
    { use: 'ocher', not: ['ochre'] },
    { use: 'fibercap', not: ['fibrecap', 'fibrecaps'] },
    { use: 'sequenced', not: ['genome has been read'] },
  ],
  es: [
    { use: 'refrigerador', not: ['nevera', 'heladera', 'frigorífico', 'refri'] },
    { use: 'soja', not: ['soya'] },
    { use: 'papa', not: ['patata', 'patatas'] },
    { use: 'jugo', not: ['zumo', 'zumos'] },
    { use: 'computadora', not: ['ordenador', 'ordenadores'] },
    { use: 'esporada', not: ['impresión de esporas', 'esporograma'] },
    { use: 'volva', not: ['vulva'] },
    { use: 'hifoloma (masculino)', not: ['la hifoloma', 'una hifoloma'] },
    { use: 'enrojece', not: ['enrosece'] },
    { use: 'firme al morder', not: ['masticable', 'masticables'] },
    { use: 'micelio', not: ['semilla'] },
    { use: 'pardo púrpura', not: ['pardo purpúreo', 'esporada pardo violácea', 'esporadas pardo violáceas'] },
    { use: 'negro púrpura', not: ['negro purpúreo', 'esporada negra violácea'] },
    { use: 'oleada', not: ['florada', 'floradas'] },
    { use: 'frondosas', not: ['madera dura', 'maderas duras'] },
    { use: 'armilaria', not: ['armillaria', 'seta de miel'] },
    {
      use: 'cuerpo fructífero',
      not: ['carpóforo', 'carpóforos', 'cuerpo de fructificación', 'cuerpos de fructificación'],
    },
  ],
  pt: [
    { use: 'pé', not: ['estipe', 'estipes'] },
    { use: 'grama', not: ['relva'] },
    { use: 'espruce', not: ['pícea', 'píceas'] },
    { use: 'geladeira', not: ['frigorífico'] },
    { use: 'esporada', not: ['esporograma', 'impressão de esporos', 'impressões de esporos'] },
    { use: 'cor', not: ['côr'] },
    { use: 'fato', not: ['facto', 'factos'] },
    { use: 'contato', not: ['contacto', 'contactos'] },
    { use: 'equipe', not: ['equipa'] },
    { use: 'registro', not: ['registo', 'registos'] },
    { use: 'econômico', not: ['económico', 'económica'] },
    { use: 'fenômeno', not: ['fenómeno'] },
    { use: 'lâminas', not: ['lamelas'] },
    { use: 'spawn', not: ['semente'] },
    { use: 'marrom-púrpura', not: ['esporada marrom-arroxeada', 'esporada marrom-violácea'] },
    { use: 'fluxo', not: ['florada', 'floradas'] },
    { use: 'espinhos', not: ['aguilhão', 'aguilhões'] },
    { use: 'sósia', not: ['duplo letal', 'duplo mortal'] },
    { use: 'folhosas', not: ['madeira dura', 'madeiras duras'] },
    { use: 'cogumelo-do-mel', not: ['fungo-do-mel'] },
    { use: 'paneolo', not: ['panéolo'] },
    // A color; `castanha` is also the nut, and after a hyphen it is part of a name: Frade-castanho.
    { use: 'marrom', not: ['(?<!-)castanho', '(?<!-)castanhos'] },
    { use: 'amarronzado', not: ['acastanhado', 'acastanhada', 'acastanhados', 'acastanhadas'] },
    {
      use: 'corpo de frutificação',
      not: ['corpo frutífero', 'corpos frutíferos', 'carpóforo', 'carpóforos', 'esporóforo', 'esporóforos'],
    },
    { use: 'centro de intoxicações', not: ['centro de informação toxicológica', 'centro de toxicologia'] },
  ],
}
