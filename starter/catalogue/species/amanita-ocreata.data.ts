import { amanitaOcreataFacts } from '../poisonous/facts/amanita-ocreata.data'
import { poisonous } from '../poisonous/shape'

export const amanitaOcreata = poisonous(amanitaOcreataFacts, {
  lead: {
    en: 'Under the live oaks of California the western destroying angel appears in winter and spring, among pale edible amanitas of the same woods, and one mistake between them kills.',
    es: 'Bajo las encinas y robles de California, el ángel destructor del oeste sale en invierno y primavera, entre amanitas pálidas comestibles de los mismos bosques, y una sola confusión mata.',
    pt: 'Sob os carvalhos da Califórnia, o anjo-destruidor-do-oeste aparece no inverno e na primavera, entre amanitas pálidas comestíveis das mesmas matas, e uma única confusão mata.',
  },
  description: {
    en: 'This is a white amanita whose cap often takes a pinkish buff or tan flush in the center and may carry a single white patch. The margin is smooth. Gills are white for good; the white ring tears early and collapses or disappears; the thin sac at the base often remains below ground.\n\nIt grows with coast live oak, other western oaks and hazel along the Pacific side of North America, from Washington to Baja California, and is commonest in California. The season runs from December to May, and poisonings cluster in late winter and spring.\n\nTwo edible neighbors share its trees and months: the springtime amanita and the spring coccora. Both have a grooved margin, but a patch, a pinkish or yellowish tint and a lost ring may turn up on the angel as well, so one wrong look is enough. Others take it for a [button mushroom](/mushrooms/agaricus-bisporus) or, in the egg, for the [paddy straw mushroom](/mushrooms/volvariella-volvacea), from which closed ones cannot be told. White forms of the [death cap](/mushrooms/amanita-phalloides) come close too. For anyone walking under western oaks, no pale amanita belongs in the basket.',
    es: 'Es una amanita blanca cuyo sombrero toma a menudo un tono crema rosado o tostado en el centro y puede llevar una placa blanca. El margen es liso. Las láminas son siempre blancas; el anillo blanco se rasga pronto y se deshace o desaparece; la volva fina de la base a menudo se queda bajo tierra.\n\nCrece con encinas de California, otros robles del oeste y avellanos en la vertiente pacífica de Norteamérica, desde Washington hasta Baja California, y es más común en California. La temporada va de diciembre a mayo, y las intoxicaciones se concentran al final del invierno y en primavera.\n\nDos vecinas comestibles comparten sus árboles y sus meses: la amanita de primavera de California y la coccora de primavera. Ambas tienen el margen estriado, pero la placa, el tinte rosado o amarillento y el anillo perdido se dan también en el ángel, así que basta mirar mal una vez. Otros lo toman por [champiñón](/mushrooms/agaricus-bisporus) o, siendo huevo, por la [seta de la paja](/mushrooms/volvariella-volvacea), de la que no se distingue cerrado. También se le acercan las formas blancas de la [oronja verde](/mushrooms/amanita-phalloides). Bajo los robles del oeste, toda amanita pálida queda fuera de la cesta.',
    pt: 'É uma amanita branca cujo chapéu muitas vezes ganha um tom creme-rosado ou amarronzado no centro e pode ter uma placa branca. A margem é lisa. As lâminas nunca deixam de ser brancas; o anel branco se rasga cedo e se desfaz ou some; a volva fina da base muitas vezes fica debaixo da terra.\n\nCresce com carvalhos perenes da costa, outros carvalhos do oeste e aveleiras no lado do Pacífico da América do Norte, de Washington à Baixa Califórnia, e é mais comum na Califórnia. A temporada vai de dezembro a maio, e as intoxicações se concentram no fim do inverno e na primavera.\n\nDuas vizinhas comestíveis dividem com ela árvores e meses: a amanita-primaveril-da-califórnia e a coccora-da-primavera. As duas têm margem estriada, mas a placa, o tom rosado ou amarelado e o anel perdido também ocorrem no anjo, e assim basta olhar mal uma vez. Outros o tomam por [champignon](/mushrooms/agaricus-bisporus) ou, ainda ovo, pelo [cogumelo-da-palha](/mushrooms/volvariella-volvacea), do qual não se distingue fechado. As formas brancas do [chapéu-da-morte](/mushrooms/amanita-phalloides) também chegam perto. Para quem anda sob os carvalhos do oeste, nenhuma amanita pálida vai para a cesta.',
  },
  cap: {
    en: 'Convex, opening flatter, 5–13 cm, white, often flushed pinkish buff or tan at the center, smooth, with a plain margin and at times one white patch.',
    es: 'Convexo, después más abierto, de 5 a 13 cm, blanco, con frecuencia crema rosado o tostado en el centro, liso, de margen sin estrías y a veces con una placa blanca.',
    pt: 'Convexo, depois mais aberto, de 5 a 13 cm, branco, muitas vezes creme-rosado ou amarronzado no centro, liso, de margem sem estrias e às vezes com uma placa branca.',
  },
  gills: {
    en: 'Gills and spore print white. Stem 6–20 cm by 1–3 cm, white, with a ring that soon tears or vanishes and a thin white sac, often left in the ground.',
    es: 'Láminas y esporada blancas. Pie de 6–20 cm por 1–3 cm, blanco, con un anillo que pronto se rompe o desaparece y una volva blanca y fina que a menudo se queda en el suelo.',
    pt: 'Lâminas e esporada brancas. Pé de 6–20 cm por 1–3 cm, branco, com um anel que logo se rompe ou some e uma volva branca e fina que muitas vezes fica no solo.',
  },
  es: {
    habitat: 'Bajo la encina de California y otros robles del oeste, y avellanos, en invierno y primavera.',
    substrates: ['micorriza con encina de California y avellano'],
    bruising: null,
    toxins: [
      'Detienen la ARN polimerasa II, de modo que las células del hígado y del riñón dejan de fabricar proteínas; resisten el calor, el secado y la congelación.',
      'Se absorben mal en el intestino y añaden poco al daño cuando se comen.',
    ],
    fatality:
      'Hay muertes registradas en California; no se han publicado cifras de esta especie por separado, y la intoxicación por amatoxinas mata al 10–30 % de los pacientes hospitalizados, según la serie.',
    regions:
      'Costa del Pacífico de Norteamérica, de Washington a Baja California; más común en California, donde las intoxicaciones ocurren al final del invierno y en primavera.',
    sporeShape: 'elipsoidal, lisa',
    microscopy: 'Esporas amiloides; basidios de cuatro esporas. Reacción amarilla al hidróxido de potasio.',
    differences: {
      'Amanita phalloides': 'Por lo común verdosa, pero existen formas blancas; igual de mortal.',
    },
    summaries: {},
  },
  pt: {
    habitat: 'Sob o carvalho perene da costa e outros carvalhos do oeste, e aveleiras, no inverno e na primavera.',
    substrates: ['micorriza com carvalho perene da costa e aveleira'],
    bruising: null,
    toxins: [
      'Param a RNA polimerase II, e as células do fígado e dos rins deixam de fazer proteínas; resistem ao calor, à secagem e ao congelamento.',
      'São mal absorvidas no intestino e pouco somam ao dano quando ingeridas.',
    ],
    fatality:
      'Há mortes registradas na Califórnia; não existem números publicados só desta espécie, e a intoxicação por amatoxinas mata 10–30% dos pacientes hospitalizados, conforme a série.',
    regions:
      'Costa do Pacífico da América do Norte, de Washington à Baixa Califórnia; mais comum na Califórnia, onde as intoxicações acontecem no fim do inverno e na primavera.',
    sporeShape: 'elipsoide, lisa',
    microscopy: 'Esporos amiloides; basídios de quatro esporos. Reação amarela ao hidróxido de potássio.',
    differences: {
      'Amanita phalloides': 'Em geral esverdeado, mas há formas brancas; igualmente mortal.',
    },
    summaries: {},
  },
})
