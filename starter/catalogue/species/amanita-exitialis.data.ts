import { amanitaExitialisFacts } from '../poisonous/facts/amanita-exitialis.data'
import { poisonous } from '../poisonous/shape'

export const amanitaExitialis = poisonous(amanitaExitialisFacts, {
  lead: {
    en: 'First described from Guangdong and found there in forests, parks and along hill paths, this white amanita of southern China is among the leading killers in the country’s yearly reports.',
    es: 'Descrita por primera vez en Guangdong, donde sale en bosques, parques y senderos de montaña, esta amanita blanca del sur de China figura entre las que más matan en los informes anuales del país.',
    pt: 'Descrita pela primeira vez em Guangdong, onde nasce em matas, parques e trilhas de morro, esta amanita branca do sul da China está entre as que mais matam nos relatórios anuais do país.',
  },
  description: {
    en: 'It is a small to medium amanita, white with a cream center, on a slim stem that wears a white ring near its top. The foot swells into a round bulb, and on that bulb lies a low, thin, white sac, easy to overlook. Nothing under the cap changes color with age: gills and print are white.\n\nThe trees it lives with are chinquapins, in subtropical broadleaf forest, in parks and beside hill paths. On the Guangdong coast it is mostly a mushroom of spring, elsewhere of summer as well. Yunnan and neighboring provinces have it too, and India has reported it.\n\nTwo familiar mushrooms lead people to it. The [paddy straw mushroom](/mushrooms/volvariella-volvacea) comes from an egg with a sac, but it lacks a ring, its gills and print turn pink, and it grows on straw or waste, whereas this one rises from forest soil. The [button mushroom](/mushrooms/agaricus-bisporus) has pink gills that brown, a dark print and no sac. Eggs and buttons are white inside in the deadly species and in the straw mushroom alike, so cutting one open proves nothing, and no wild one should ever be eaten.',
    es: 'Es una amanita pequeña a mediana, blanca con el centro crema, de pie delgado con un anillo blanco cerca de la punta. Abajo el pie se hincha en un bulbo redondo, y sobre él se apoya una volva blanca, baja y fina, fácil de pasar por alto. Bajo el sombrero nada cambia de color con la edad: láminas y esporada son blancas.\n\nVive con Castanopsis, en bosques subtropicales de hoja ancha, en parques y junto a senderos de montaña. En la costa de Guangdong es sobre todo una seta de primavera, en otros lugares también de verano. Crece también en Yunnan y provincias vecinas, y la India la ha citado.\n\nDos setas conocidas llevan hasta ella. La [seta de la paja](/mushrooms/volvariella-volvacea) nace de un huevo con volva, pero carece de anillo, sus láminas y su esporada son rosadas al madurar y crece sobre paja o residuos, mientras que esta sale del suelo del bosque. El [champiñón](/mushrooms/agaricus-bisporus) tiene láminas rosadas que pardean, esporada oscura y ninguna volva. Huevos y botones son blancos por dentro en la mortal y en la de la paja, de modo que abrirlos no demuestra nada y los silvestres no se comen nunca.',
    pt: 'É uma amanita pequena a média, branca com o centro creme, de pé delgado com um anel branco perto da ponta. Embaixo o pé incha num bulbo redondo, e sobre ele se apoia uma volva branca, baixa e fina, fácil de passar despercebida. Sob o chapéu nada muda de cor com a idade: lâminas e esporada são brancas.\n\nVive com árvores do gênero Castanopsis, em florestas subtropicais de folhas largas, em parques e à beira de trilhas de morro. Na costa de Guangdong é sobretudo um cogumelo de primavera, em outros lugares também de verão. Cresce ainda em Yunnan e nas províncias vizinhas, e a Índia a registrou.\n\nDois cogumelos conhecidos levam até ela. O [cogumelo-da-palha](/mushrooms/volvariella-volvacea) nasce de um ovo com volva, mas não tem anel, suas lâminas e sua esporada são rosadas na maturidade e cresce em palha ou resíduos, enquanto esta sai do solo da mata. O [champignon](/mushrooms/agaricus-bisporus) tem lâminas rosadas que ficam marrons, esporada escura e nenhuma volva. Ovos e botões são brancos por dentro tanto na mortal como no da palha, de modo que abri-los não prova nada e os silvestres nunca se comem.',
  },
  cap: {
    en: 'Convex, spreading with age, 4–10 cm, white shading to cream at the center, smooth.',
    es: 'Convexo, extendido con la edad, de 4 a 10 cm, blanco que pasa a crema en el centro, liso.',
    pt: 'Convexo, aberto com a idade, de 4 a 10 cm, branco que passa a creme no centro, liso.',
  },
  gills: {
    en: 'Gills white at every age, print white. Stem 7–9 cm by 0.5–1 cm, white, with a white ring near the top and a low thin sac on the round bulb.',
    es: 'Láminas siempre blancas, esporada blanca. Pie de 7–9 cm por 0,5–1 cm, blanco, con anillo blanco en lo alto y una volva baja y fina sobre el bulbo redondo.',
    pt: 'Lâminas sempre brancas, esporada branca. Pé de 7–9 cm por 0,5–1 cm, branco, com anel branco no alto e uma volva baixa e fina sobre o bulbo redondo.',
  },
  en: {
    regions:
      'Southern China (first described from Guangdong, also Yunnan and neighboring provinces); reported from India. Poisonings above all in Guangdong in spring.',
  },
  es: {
    habitat:
      'Bosques subtropicales de hoja ancha, parques y senderos de montaña, casi siempre bajo Castanopsis; en la costa de Guangdong sobre todo en primavera, en otros lugares también en verano.',
    substrates: ['micorriza con Castanopsis y otros chinquapines'],
    bruising: null,
    toxins: [
      'Detienen la ARN polimerasa II, de modo que las células del hígado y del riñón dejan de fabricar proteínas; resisten el calor, el secado y la congelación.',
      'Se absorben mal en el intestino y añaden poco al daño cuando se comen.',
    ],
    fatality:
      'Ocho de las nueve personas que la comieron en Cantón en marzo de 2000 murieron; un informe chino cuenta al menos 99 intoxicaciones y 48 muertes entre 2000 y 2014. Está entre las especies que más matan en los informes anuales de China.',
    regions:
      'Sur de China (descrita por primera vez en Guangdong, también en Yunnan y provincias vecinas); citada de la India. Intoxicaciones sobre todo en Guangdong en primavera.',
    sporeShape: 'redonda a casi redonda, lisa',
    microscopy: 'Esporas amiloides; basidios casi todos de dos esporas; amarilla con hidróxido de potasio.',
    differences: {
      'Amanita fuliginea': 'Sombrero gris oscuro a negruzco; la otra gran causa de muertes del sur de China.',
    },
    summaries: {},
  },
  pt: {
    habitat:
      'Florestas subtropicais de folhas largas, parques e trilhas de morro, quase sempre sob Castanopsis; na costa de Guangdong sobretudo na primavera, em outros lugares também no verão.',
    substrates: ['micorriza com Castanopsis e outros chinquapins'],
    bruising: null,
    toxins: [
      'Param a RNA polimerase II, e as células do fígado e dos rins deixam de fazer proteínas; resistem ao calor, à secagem e ao congelamento.',
      'São mal absorvidas no intestino e pouco somam ao dano quando ingeridas.',
    ],
    fatality:
      'Oito das nove pessoas que a comeram em Cantão em março de 2000 morreram; um relatório chinês conta pelo menos 99 intoxicações e 48 mortes de 2000 a 2014. Está entre as espécies que mais matam nos relatórios anuais da China.',
    regions:
      'Sul da China (descrita pela primeira vez em Guangdong, também em Yunnan e províncias vizinhas); registrada na Índia. Intoxicações sobretudo em Guangdong na primavera.',
    sporeShape: 'redonda a quase redonda, lisa',
    microscopy: 'Esporos amiloides; basídios quase todos de dois esporos; amarela com hidróxido de potássio.',
    differences: {
      'Amanita fuliginea': 'Chapéu cinza-escuro a enegrecido; a outra grande causa de mortes do sul da China.',
    },
    summaries: {},
  },
})
