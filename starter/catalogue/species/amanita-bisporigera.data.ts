import { amanitaBisporigeraFacts } from '../poisonous/facts/amanita-bisporigera.data'
import { poisonous } from '../poisonous/shape'

export const amanitaBisporigera = poisonous(amanitaBisporigeraFacts, {
  lead: {
    en: 'Entirely white and at home on the lawns beside woods, the eastern destroying angel holds a liver poison that neither heat nor drying removes, and its most telling mark is easily left in the soil.',
    es: 'Blanco por completo y frecuente en céspedes junto al bosque, el ángel destructor americano guarda un veneno para el hígado que ni el calor ni el secado eliminan, y su rasgo más revelador suele quedarse en la tierra.',
    pt: 'Todo branco e presente nos gramados junto à mata, o anjo-destruidor-americano guarda um veneno para o fígado que nem o calor nem a secagem eliminam, e sua marca mais reveladora costuma ficar na terra.',
  },
  description: {
    en: 'Nothing on it has color beyond a breath of cream or pink in the middle of the cap. The skin is smooth and usually bare; the gills begin white and stay so; a thin ring hangs from the stem like a skirt unless something has torn it away. Lowest of all sits the white sac, which a pulled stem leaves behind in the soil.\n\nFrom May to November, mostly in warm wet summers and early autumn, it comes up in oak, mixed and conifer woods between Canada and Mexico, and on the lawns beside them. In Mexico it also grows under pine and fir, and there are reports from Costa Rica and the oak woods of Colombia.\n\nA lawn is where people look for field mushrooms, and very young field mushrooms have pale gills themselves. Closed eggs pass for a [puffball](/mushrooms/calvatia-gigantea), open caps for the white dapperling, which differs in little but the missing sac. A drop of potassium hydroxide usually turns it yellow, yet one that stays white is not cleared of anything. In the [button mushroom](/mushrooms/agaricus-bisporus) the gills are pink, then dark brown; where they are white, or the base was never seen, the picking stops.',
    es: 'Fuera de un leve tono crema o rosado en el centro del sombrero, todo en él es blanco. La piel es lisa y casi nunca lleva placas; las láminas nacen blancas y así siguen; del pie cuelga un anillo fino, como una falda, si nada lo ha arrancado. Abajo está la volva blanca, que se queda en la tierra cuando se tira del pie.\n\nDe mayo a noviembre, sobre todo en veranos cálidos y lluviosos y a comienzos de otoño, brota en bosques de roble, mixtos y de coníferas, de Canadá a México, y en los céspedes vecinos. En México sale también bajo pinos y abetos, y hay citas de Costa Rica y de los robledales de Colombia.\n\nEn un césped se espera encontrar champiñones, y los muy jóvenes también tienen láminas pálidas. El huevo cerrado pasa por un [bejín](/mushrooms/calvatia-gigantea); el ejemplar abierto, por una lepiota blanca, que apenas se distingue por no tener volva. Una gota de hidróxido de potasio suele teñirlo de amarillo, pero si no se tiñe, nada queda descartado. El [champiñón](/mushrooms/agaricus-bisporus) tiene láminas que pasan de rosadas a pardo oscuras; con láminas blancas, o sin haber visto la base, no se recoge nada.',
    pt: 'Fora um leve tom creme ou rosado no centro do chapéu, tudo nele é branco. A pele é lisa e quase nunca tem placas; as lâminas nascem brancas e assim continuam; do pé pende um anel fino, como uma saia, se nada o arrancou. Bem embaixo está a volva branca, que fica na terra quando se puxa o pé.\n\nDe maio a novembro, sobretudo em verões quentes e chuvosos e no começo do outono, brota em matas de carvalho, mistas e de coníferas, do Canadá ao México, e nos gramados vizinhos. No México nasce também sob pinheiros e abetos, e há registros da Costa Rica e dos carvalhais da Colômbia.\n\nNum gramado a pessoa espera encontrar champignons, e os muito jovens também têm lâminas pálidas. O ovo fechado passa por uma [bufa-de-lobo](/mushrooms/calvatia-gigantea); o exemplar aberto, por uma lepiota-branca, que mal se distingue pela falta da volva. Uma gota de hidróxido de potássio costuma deixá-lo amarelo, mas, se ele continua branco, nada fica descartado. O [champignon](/mushrooms/agaricus-bisporus) tem lâminas que vão do rosado ao marrom-escuro; com lâminas brancas, ou sem ter visto a base, não se colhe nada.',
  },
  cap: {
    en: 'Convex, flatter with age, 3–10 cm, white with a center at times cream or pinkish, smooth and usually free of patches.',
    es: 'Convexo, más plano con la edad, de 3 a 10 cm, blanco, con el centro a veces crema o rosado, liso y casi siempre sin placas.',
    pt: 'Convexo, mais plano com a idade, de 3 a 10 cm, branco, com o centro às vezes creme ou rosado, liso e quase sempre sem placas.',
  },
  gills: {
    en: 'White gills at every age and a white print. Stem 6–14 cm by 0.5–2 cm, white, with a thin ring like a skirt and, at the base, a white sac buried in the soil.',
    es: 'Láminas blancas a cualquier edad y esporada blanca. Pie de 6–14 cm por 0,5–2 cm, blanco, con anillo fino a modo de falda y, en la base, una volva blanca enterrada.',
    pt: 'Lâminas brancas em qualquer idade e esporada branca. Pé de 6–14 cm por 0,5–2 cm, branco, com anel fino em forma de saia e, na base, uma volva branca enterrada.',
  },
  es: {
    habitat:
      'Bosques de roble, mixtos y de coníferas y los céspedes junto a ellos, en veranos cálidos y húmedos y a comienzos de otoño; en México también bosques de pino y abeto.',
    substrates: ['micorriza con roble y otras frondosas, pino y abeto'],
    bruising: null,
    toxins: [
      'Detienen la ARN polimerasa II, de modo que las células del hígado y del riñón dejan de fabricar proteínas; resisten el calor, el secado y la congelación.',
      'Se absorben mal en el intestino y añaden poco al daño cuando se comen.',
    ],
    fatality:
      'Muertes en Estados Unidos, Canadá y México cada pocos años; la intoxicación por amatoxinas, sea cual sea la especie, mata al 10–30 % de los pacientes hospitalizados, según la serie.',
    regions:
      'Este de Norteamérica, de Canadá a México; citada también de Costa Rica y de robledales colombianos. Hay intoxicaciones en el este de Estados Unidos, Quebec, Ontario y las tierras altas de México, donde las amanitas blancas causan la mayoría de las muertes.',
    sporeShape: 'redonda a casi redonda, lisa',
    microscopy:
      'Esporas amiloides; basidios en su mayoría de dos esporas, más avanzada la temporada también de cuatro.',
    differences: {
      'Amanita ocreata': 'Costa del Pacífico, en invierno y primavera; sombrero a menudo tostado en el centro.',
      'Amanita citrina': 'Bulbo redondeado con reborde en lugar de saco y olor a papa cruda; no se come nunca.',
    },
    summaries: {
      'https://doi.org/10.1073/pnas.0707340104':
        'Descubre los genes de las amatoxinas y las falotoxinas en Amanita bisporigera.',
      'https://doi.org/10.24875/gmm.23000101':
        'Plataforma en español y revisión de las intoxicaciones por hongos en México y Centroamérica.',
    },
  },
  pt: {
    habitat:
      'Matas de carvalho, mistas e de coníferas e os gramados ao lado delas, em verões quentes e úmidos e no começo do outono; no México também florestas de pinheiro e abeto.',
    substrates: ['micorriza com carvalho e outras folhosas, pinheiro e abeto'],
    bruising: null,
    toxins: [
      'Param a RNA polimerase II, e as células do fígado e dos rins deixam de fazer proteínas; resistem ao calor, à secagem e ao congelamento.',
      'São mal absorvidas no intestino e pouco somam ao dano quando ingeridas.',
    ],
    fatality:
      'Mortes nos Estados Unidos, no Canadá e no México a cada poucos anos; a intoxicação por amatoxinas, seja qual for a espécie, mata 10–30% dos pacientes hospitalizados, conforme a série.',
    regions:
      'Leste da América do Norte, do Canadá ao México; registrada também na Costa Rica e em carvalhais colombianos. Há intoxicações no leste dos Estados Unidos, em Quebec, em Ontário e nas terras altas do México, onde as amanitas brancas causam a maioria das mortes.',
    sporeShape: 'redonda a quase redonda, lisa',
    microscopy: 'Esporos amiloides; basídios na maioria de dois esporos, mais tarde na estação também de quatro.',
    differences: {
      'Amanita ocreata': 'Costa do Pacífico, no inverno e na primavera; chapéu muitas vezes amarronzado no centro.',
      'Amanita citrina': 'Bulbo arredondado com borda em vez de saco e cheiro de batata crua; nunca se come.',
    },
    summaries: {
      'https://doi.org/10.1073/pnas.0707340104':
        'Encontra os genes das amatoxinas e das falotoxinas em Amanita bisporigera.',
      'https://doi.org/10.24875/gmm.23000101':
        'Plataforma em espanhol e revisão das intoxicações por cogumelos no México e na América Central.',
    },
  },
})
