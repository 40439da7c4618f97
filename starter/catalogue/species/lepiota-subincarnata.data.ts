import { lepiotaSubincarnataFacts } from '../poisonous/facts/lepiota-subincarnata.data'
import { poisonous } from '../poisonous/shape'

export const lepiotaSubincarnata = poisonous(lepiotaSubincarnataFacts, {
  lead: {
    en: 'Pale, pink-scaled and small enough to vanish in a lawn, the fatal dapperling carries amatoxins and turns up among edible mushrooms that share its grass.',
    es: 'Clara, de escamas rosadas y tan pequeña que se pierde en el césped, la lepiota de Josserand lleva amatoxinas y aparece entre setas comestibles de la misma hierba.',
    pt: 'Clara, de escamas rosadas e tão pequena que some no gramado, a lepiota-de-josserand carrega amatoxinas e aparece entre cogumelos comestíveis da mesma grama.',
  },
  description: {
    en: 'Fine pinkish-brown scales, arranged in rings, sit on a pale cap that never gets larger than 6 cm. No ring was ever there to lose: the stem shows scattered pinkish bands and nothing more. White gills stop short of it, and the print is white. A sweetish smell is noticed at times.\n\nRich soil is what it asks for. It comes up in lawns, gardens, nettle beds and along woodland edges, also under pines, live oaks and shrubs, between March and December, in Europe, temperate Asia and North America. Older reports name it Lepiota josserandii.\n\nMost of its poisonings began on a lawn; one meal came from a front garden near Chicago. It is eaten in place of fairy ring champignons, which are smooth, tan and tough in the stem, and of the [parasol](/mushrooms/macrolepiota-procera), which is far larger and wears a sliding ring. Two kinds in one patch of grass are enough for a mistake once somebody stops looking at each cap. Small, scaly and white-gilled: those three words are reason to leave a mushroom standing.',
    es: 'Finas escamas pardo rosadas, dispuestas en círculos, cubren un sombrero claro que no pasa de 6 cm. Nunca tuvo anillo que perder: el pie muestra bandas rosadas dispersas y nada más. Las láminas, blancas, no llegan a tocarlo, y la esporada es blanca. A veces se nota un olor dulzón.\n\nLo que pide es suelo rico. Brota en céspedes, jardines, ortigales y lindes del bosque, también bajo pinos, robles de hoja perenne y arbustos, de marzo a diciembre, en Europa, Asia templada y Norteamérica. Los informes antiguos la llaman Lepiota josserandii.\n\nLa mayoría de sus intoxicaciones empezó en un césped; una de las comidas salió de un jardín delantero cerca de Chicago. Se come en lugar de la senderuela, que es lisa, tostada y de pie correoso, y del [parasol](/mushrooms/macrolepiota-procera), que es mucho más grande y lleva anillo corredizo. Bastan dos especies en el mismo trozo de hierba para equivocarse, cuando se deja de mirar cada sombrero. Pequeña, escamosa y de láminas blancas: tres razones para dejar una seta donde está.',
    pt: 'Finas escamas marrom-rosadas, dispostas em círculos, cobrem um chapéu claro que não passa de 6 cm. Nunca houve anel a perder: o pé mostra faixas rosadas dispersas e mais nada. As lâminas brancas param antes dele, e a esporada é branca. Às vezes se percebe um cheiro adocicado.\n\nSolo rico é o que ela pede. Brota em gramados, jardins, moitas de urtiga e bordas de mata, também sob pinheiros, carvalhos sempre-verdes e arbustos, de março a dezembro, na Europa, na Ásia temperada e na América do Norte. Relatos antigos a chamam de Lepiota josserandii.\n\nA maioria dos envenenamentos começou num gramado; uma das refeições veio de um jardim na frente de uma casa perto de Chicago. É comida em lugar do marásmio-das-fadas, que é liso, bege e de pé rijo, e do [frade](/mushrooms/macrolepiota-procera), que é muito maior e tem anel móvel. Duas espécies no mesmo pedaço de grama bastam para o engano, quando se deixa de olhar cada chapéu. Pequeno, escamoso e de lâminas brancas: um cogumelo assim fica no chão.',
  },
  cap: {
    en: 'Domed, then flatter, 1.5–6 cm, pale with fine pink-brown scales in concentric rings.',
    es: 'Convexo, luego más plano, de 1,5 a 6 cm, claro, con finas escamas pardo rosadas en círculos concéntricos.',
    pt: 'Convexo, depois mais plano, com 1,5–6 cm, claro, com finas escamas marrom-rosadas em círculos concêntricos.',
  },
  gills: {
    en: 'White gills, free of the stem; white print. Stem 1.5–5.5 cm by 0.2–0.7 cm, pale pinkish, with scattered pinkish bands, without a real ring and without a volva.',
    es: 'Láminas blancas, libres del pie; esporada blanca. Pie de 1,5–5,5 cm por 0,2–0,7 cm, rosado pálido, con bandas rosadas dispersas, sin anillo verdadero y sin volva.',
    pt: 'Lâminas brancas, livres do pé; esporada branca. Pé de 1,5–5,5 cm por 0,2–0,7 cm, rosado-pálido, com faixas rosadas dispersas, sem anel verdadeiro e sem volva.',
  },
  es: {
    habitat:
      'Céspedes, jardines, ortigales y lindes de bosque en suelo rico, también bajo pinos, robles de hoja perenne y arbustos.',
    substrates: ['suelo de jardines y parques', 'suelo rico'],
    bruising: null,
    toxins: [
      'Detienen la ARN polimerasa II, de modo que las células del hígado y del riñón dejan de fabricar proteínas; resisten el calor, el secado y la congelación.',
    ],
    fatality:
      'Una muerte en el estado de Nueva York (publicada en 1986) y otra posterior en la Columbia Británica, un trasplante de hígado cerca de Chicago e insuficiencia hepática en China; publicada también como L. josserandii.',
    regions:
      'Europa, Asia templada y Norteamérica. Intoxicaciones en Norteamérica, Francia y China, sobre todo con ejemplares de céspedes.',
    sporeShape: 'elipsoidal, lisa',
    microscopy: 'Esporas dextrinoides (pardo rojizas en el reactivo de Melzer).',
    differences: {
      'Lepiota brunneoincarnata': 'Más oscura y robusta, con una clara zona anular oscura; las mismas toxinas.',
      'Lepiota cristata': 'Sombrero blanco con el centro pardo muy marcado y olor a goma.',
    },
    summaries: {
      'https://doi.org/10.1007/BF00437009':
        'Una muerte en Nueva York por Lepiota josserandii, nueve horas sin síntomas, con amatoxinas medidas.',
      'https://doi.org/10.1007/s13181-010-0062-1':
        'Una comida de un jardín delantero cerca de Chicago que acabó en trasplante de hígado.',
    },
  },
  pt: {
    habitat:
      'Gramados, jardins, moitas de urtiga e bordas de mata em solo rico, também sob pinheiros, carvalhos sempre-verdes e arbustos.',
    substrates: ['solo de jardins e parques', 'solo rico'],
    bruising: null,
    toxins: [
      'Param a RNA polimerase II, e as células do fígado e dos rins deixam de fazer proteínas; resistem ao calor, à secagem e ao congelamento.',
    ],
    fatality:
      'Uma morte no estado de Nova York (publicada em 1986) e outra mais tarde na Colúmbia Britânica, um transplante de fígado perto de Chicago e insuficiência hepática na China; publicada também como L. josserandii.',
    regions:
      'Europa, Ásia temperada e América do Norte. Envenenamentos na América do Norte, na França e na China, sobretudo com exemplares de gramados.',
    sporeShape: 'elipsoide, lisa',
    microscopy: 'Esporos dextrinoides (marrom-avermelhados no reagente de Melzer).',
    differences: {
      'Lepiota brunneoincarnata': 'Mais escura e robusta, com uma nítida zona anelar escura; as mesmas toxinas.',
      'Lepiota cristata': 'Chapéu branco com o centro marrom bem marcado e cheiro de borracha.',
    },
    summaries: {
      'https://doi.org/10.1007/BF00437009':
        'Uma morte em Nova York por Lepiota josserandii, nove horas sem sintomas, com amatoxinas medidas.',
      'https://doi.org/10.1007/s13181-010-0062-1':
        'Uma refeição de um jardim na frente de uma casa perto de Chicago que terminou em transplante de fígado.',
    },
  },
})
