import { trichodermaCornuDamaeFacts } from '../poisonous/facts/trichoderma-cornu-damae.data'
import { poisonous } from '../poisonous/shape'

export const trichodermaCornuDamae = poisonous(trichodermaCornuDamaeFacts, {
  lead: {
    en: 'Red horns standing on the floor of an East Asian wood, taken for a health mushroom and brewed into tea or liquor, have cost lives; the juice alone irritates the skin.',
    es: 'Unos cuernos rojos en el suelo de un bosque de Asia oriental, tomados por una seta saludable y preparados en infusión o licor, han costado vidas; el jugo por sí solo irrita la piel.',
    pt: 'Chifres vermelhos no chão de uma mata do leste da Ásia, tomados por um cogumelo saudável e preparados em chá ou licor, já custaram vidas; o suco sozinho irrita a pele.',
  },
  description: {
    en: 'Nothing here looks like a mushroom. Fire-red fingers, horns or antlers, 3 to 13 cm tall, stand alone or branch from one foot; they are hard and smooth, with no gills, pores or scales, and the flesh inside is firm and white.\n\nThe feet reach down to buried roots and stumps of dead oak and beech in broadleaf forest. It fruits from summer into late autumn in Japan, Korea, China and Java, and in 2019 it was found in northern Australia.\n\nPoisonings are known from Japan and Korea. There it passes for young [reishi](/mushrooms/ganoderma-lucidum) antlers, for [cordyceps](/mushrooms/cordyceps-militaris) or for a red coral fungus, and ends in a teapot or a bottle of liquor. Its trichothecenes stop cells from making proteins, and the tissues that divide fastest suffer most: gut, bone marrow, skin and hair. It does not take a serving: very small pieces have been enough.\n\nColor decides here: leave any red horn, spindle or finger that grows from the ground, and do not pick one up to look at it more closely.',
    es: 'Nada en él recuerda a una seta. Son dedos, cuernos o astas de un rojo de fuego, de 3 a 13 cm de alto, sueltos o ramificados desde un mismo pie, duros y lisos, sin láminas, poros ni escamas; por dentro la carne es firme y blanca.\n\nEl pie baja hasta raíces y tocones enterrados de robles y hayas muertos, en bosques de frondosas. Brota desde el verano hasta bien entrado el otoño en Japón, Corea, China y Java, y en 2019 se encontró en el norte de Australia.\n\nLas intoxicaciones conocidas son de Japón y Corea. Allí pasa por astas jóvenes de [reishi](/mushrooms/ganoderma-lucidum), por [cordyceps](/mushrooms/cordyceps-militaris) o por otro coral rojo, y acaba en una infusión o en una botella de licor. Sus tricotecenos impiden que las células fabriquen proteínas, y sufren más los tejidos que se dividen deprisa: intestino, médula ósea, piel y pelo. No hace falta una porción: bastó con trozos muy pequeños.\n\nAquí decide el color: deje en su sitio cualquier cuerno, huso o dedo rojo que salga del suelo, y no lo levante para verlo de cerca.',
    pt: 'Nada nele lembra um cogumelo. São dedos, chifres ou galhadas de um vermelho de fogo, com 3 a 13 cm de altura, soltos ou ramificados a partir de um mesmo pé, duros e lisos, sem lâminas, poros nem escamas; por dentro a carne é firme e branca.\n\nO pé desce até raízes e tocos enterrados de carvalhos e faias mortos, em florestas de folhosas. Brota do verão até o fim do outono no Japão, na Coreia, na China e em Java, e em 2019 foi encontrado no norte da Austrália.\n\nOs envenenamentos conhecidos vêm do Japão e da Coreia. Ali ele passa por galhadas jovens de [reishi](/mushrooms/ganoderma-lucidum), por [cordyceps](/mushrooms/cordyceps-militaris) ou por outro coral vermelho, e vai parar num chá ou numa garrafa de licor. Seus tricotecenos impedem que as células façam proteínas, e sofrem mais os tecidos que se dividem depressa: intestino, medula óssea, pele e cabelo. Não é preciso uma porção: bastaram pedaços muito pequenos.\n\nAqui quem decide é a cor: deixe no lugar qualquer chifre, fuso ou dedo vermelho que saia do chão, e não o apanhe para ver de perto.',
  },
  cap: {
    en: 'No cap: single or branched fingers, horns or antlers, 3–13 cm tall and 1–8 cm across in all, fire red to orange-red or dark red, smooth and hard.',
    es: 'Sin sombrero: dedos, cuernos o astas, sueltos o ramificados, de 3 a 13 cm de alto y de 1 a 8 cm de ancho en conjunto, rojo fuego a rojo anaranjado o rojo oscuro, lisos y duros.',
    pt: 'Sem chapéu: dedos, chifres ou galhadas, soltos ou ramificados, com 3–13 cm de altura e 1–8 cm de largura no conjunto, vermelho-fogo a vermelho-alaranjados ou vermelho-escuros, lisos e duros.',
  },
  gills: {
    en: 'Neither gills nor pores; spore print white to cream. Stem 1–4 cm by 0.3–1.2 cm, orange-red, passing into the horns above, without ring or volva.',
    es: 'Ni láminas ni poros; esporada blanca a crema. Pie de 1–4 cm por 0,3–1,2 cm, rojo anaranjado, continuado arriba por los cuernos, sin anillo ni volva.',
    pt: 'Nem lâminas nem poros; esporada branca a creme. Pé de 1–4 cm por 0,3–1,2 cm, vermelho-alaranjado, que continua nos chifres acima, sem anel nem volva.',
  },
  es: {
    habitat: 'Suelo de bosques de frondosas, sobre raíces y tocones enterrados de robles y hayas muertos.',
    substrates: ['raíces y tocones enterrados de frondosas'],
    bruising: null,
    toxins: [
      'Impiden que las células fabriquen proteínas, con más daño donde se dividen deprisa: intestino, médula ósea, piel y pelo. Trozos muy pequeños han causado intoxicaciones graves.',
    ],
    fatality:
      'Dos muertes entre unos diez pacientes en Japón (1999 y 2000) y al menos una en Corea; los supervivientes pasaron semanas en el hospital.',
    regions:
      'Japón, Corea, China y Java; hallado en el norte de Australia en 2019. Intoxicaciones en Japón y Corea, donde se toma por una seta saludable o por un hongo coral rojo.',
    sporeShape: 'de dos células, que se separan en partes rugosas',
    microscopy:
      'Las ascosporas se parten en dos células; las medidas de esta especie son aproximadas. En la corteza roja se hunden cuerpos fructíferos en forma de botella.',
    differences: {},
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/?term=Toxic+principles+of+a+poisonous+mushroom+Podostroma+cornu-damae':
        'Aísla los tricotecenos responsables de las intoxicaciones de Japón.',
    },
  },
  pt: {
    habitat: 'Chão de florestas de folhosas, sobre raízes e tocos enterrados de carvalhos e faias mortos.',
    substrates: ['raízes e tocos enterrados de folhosas'],
    bruising: null,
    toxins: [
      'Impedem que as células façam proteínas, com mais dano onde elas se dividem depressa: intestino, medula óssea, pele e cabelo. Pedaços muito pequenos causaram envenenamentos graves.',
    ],
    fatality:
      'Duas mortes entre cerca de dez pacientes no Japão (1999 e 2000) e pelo menos uma na Coreia; os sobreviventes passaram semanas no hospital.',
    regions:
      'Japão, Coreia, China e Java; encontrado no norte da Austrália em 2019. Envenenamentos no Japão e na Coreia, onde é tomado por um cogumelo saudável ou por um fungo coral vermelho.',
    sporeShape: 'de duas células, que se separam em partes ásperas',
    microscopy:
      'Os ascósporos partem-se em duas células; as medidas desta espécie são aproximadas. Na crosta vermelha afundam-se corpos de frutificação em forma de garrafa.',
    differences: {},
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/?term=Toxic+principles+of+a+poisonous+mushroom+Podostroma+cornu-damae':
        'Isola os tricotecenos responsáveis pelos envenenamentos do Japão.',
    },
  },
})
