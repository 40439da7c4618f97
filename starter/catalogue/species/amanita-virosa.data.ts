import { amanitaVirosaFacts } from '../poisonous/facts/amanita-virosa.data'
import { poisonous } from '../poisonous/shape'

export const amanitaVirosa = poisonous(amanitaVirosaFacts, {
  lead: {
    en: 'A white bell on a shaggy white stem in mossy northern woods, the destroying angel is the main deadly amanita of Scandinavia and is most easily mistaken while it is young.',
    es: 'Campana blanca sobre un pie blanco y lanoso en los bosques musgosos del norte, la cicuta fétida es la principal amanita mortal de Escandinavia y engaña sobre todo cuando es joven.',
    pt: 'Sino branco sobre um pé branco e felpudo nas florestas musgosas do norte, o anjo-destruidor é a principal amanita mortal da Escandinávia e engana sobretudo quando jovem.',
  },
  description: {
    en: 'From egg to old age it is white throughout, with at most a touch of ivory in the middle of the cap. The young cap is a cone or a bell and often sits askew on its stem, whose surface is rough with loose fibers. High up hangs a fragile, ragged ring that is frequently gone; the sac at the foot is white and often hidden. Old ones smell sickly sweet.\n\nIts places are mossy, acid woods of birch, beech, spruce and pine in northern and mountain Europe and in northern Asia, from June to November. Older American books give its name to what is mostly the [eastern destroying angel](/mushrooms/amanita-bisporigera) and that one’s relatives.\n\nMistakes begin with the young. A wood mushroom has pale gills before they go gray-pink, and a swollen base too, though without a sac; the [button mushroom](/mushrooms/agaricus-bisporus) likewise needs time to show pink. The [parasol](/mushrooms/macrolepiota-procera) has brown scales and a patterned stem once it is open, while a white ball is a [puffball](/mushrooms/calvatia-gigantea) only if a cut from top to bottom shows one even mass and no outline, however faint. Closed parasols and eggs stay in the ground.',
    es: 'Del huevo a la vejez es toda blanca, a lo sumo con un toque marfil en el centro del sombrero. De joven el sombrero es un cono o una campana y a menudo se asienta torcido sobre el pie, áspero de fibras sueltas. Arriba cuelga un anillo frágil y rasgado que a menudo falta; la volva del pie es blanca y a menudo está oculta. Al envejecer huele dulzona y desagradable.\n\nSus lugares son los bosques musgosos y ácidos de abedul, haya, pícea y pino del norte y las montañas de Europa y del norte de Asia, de junio a noviembre. Los libros americanos antiguos dan su nombre a lo que suele ser el [ángel destructor americano](/mushrooms/amanita-bisporigera) y sus parientes.\n\nLos errores empiezan con los jóvenes. El champiñón anisado de bosque tiene láminas pálidas antes de volverse gris rosadas y también una base hinchada, aunque sin volva; al [champiñón](/mushrooms/agaricus-bisporus) el rosa le llega asimismo con el tiempo. El [parasol](/mushrooms/macrolepiota-procera) abierto luce escamas pardas y pie con dibujo, y una bola blanca es [bejín](/mushrooms/calvatia-gigantea) solo si el corte de arriba abajo muestra una masa uniforme, sin silueta, ni siquiera tenue. Los parasoles cerrados y los huevos se quedan en tierra.',
    pt: 'Do ovo à velhice é todo branco, no máximo com um toque marfim no centro do chapéu. No jovem o chapéu é um cone ou um sino e com frequência assenta torto sobre o pé, áspero de fibras soltas. No alto pende um anel frágil e rasgado que muitas vezes falta; a volva do pé é branca e muitas vezes está escondida. Ao envelhecer ganha cheiro adocicado e desagradável.\n\nSeus lugares são as florestas musgosas e ácidas de bétula, faia, espruce e pinheiro do norte e das montanhas da Europa e do norte da Ásia, de junho a novembro. Livros americanos antigos dão seu nome ao que em geral é o [anjo-destruidor-americano](/mushrooms/amanita-bisporigera) e seus parentes.\n\nOs erros começam com os jovens. O agárico-dos-bosques tem lâminas pálidas antes de ficarem cinza-rosadas e também uma base inchada, embora sem volva; no [champignon](/mushrooms/agaricus-bisporus) o rosa igualmente só vem com o tempo. O [frade](/mushrooms/macrolepiota-procera) mostra escamas marrons e pé com desenho depois de aberto, e uma bola branca só é [bufa-de-lobo](/mushrooms/calvatia-gigantea) se o corte de cima a baixo revela uma massa uniforme, sem contorno, nem fraco. Frades fechados e ovos ficam na terra.',
  },
  cap: {
    en: 'Conical to bell-shaped, later wider and often tilted, 4–11 cm, pure white or ivory at the center, smooth.',
    es: 'Cónico a acampanado, después más ancho y a menudo ladeado, de 4 a 11 cm, blanco puro o marfil en el centro, liso.',
    pt: 'Cônico a campanulado, depois mais largo e muitas vezes inclinado, de 4 a 11 cm, branco puro ou marfim no centro, liso.',
  },
  gills: {
    en: 'White gills, white print. Stem 8–16 cm by 0.8–2 cm, white, shaggy and fibrous, with a fragile ragged ring high up, often torn away, and a white sac, often buried.',
    es: 'Láminas blancas, esporada blanca. Pie de 8–16 cm por 0,8–2 cm, blanco, lanoso y fibroso, con un anillo frágil y rasgado en lo alto, a menudo perdido, y una volva blanca con frecuencia enterrada.',
    pt: 'Lâminas brancas, esporada branca. Pé de 8–16 cm por 0,8–2 cm, branco, felpudo e fibroso, com um anel frágil e rasgado no alto, muitas vezes perdido, e uma volva branca com frequência enterrada.',
  },
  es: {
    habitat: 'Bosques ácidos y musgosos de abedul, haya, pícea y pino.',
    substrates: ['micorriza con abedul, haya, pícea y pino'],
    bruising: null,
    toxins: [
      'Detienen la ARN polimerasa II, de modo que las células del hígado y del riñón dejan de fabricar proteínas; resisten el calor, el secado y la congelación.',
      'Se absorben mal en el intestino y añaden poco al daño cuando se comen.',
      'Halladas en A. virosa; de poco peso cuando se comen.',
    ],
    fatality:
      'Muertes en Escandinavia, Finlandia y Japón; la intoxicación por amatoxinas mata al 10–30 % de los pacientes hospitalizados, según la serie.',
    regions:
      'Norte y montañas de Europa y norte de Asia; la principal amanita mortal de Escandinavia y una de las más mortales de Japón. Lo que los libros americanos antiguos llaman A. virosa es casi siempre A. bisporigera y sus parientes.',
    sporeShape: 'redonda a casi redonda, lisa',
    microscopy: 'Esporas amiloides; basidios de cuatro esporas; la carne amarillea con hidróxido de potasio.',
    differences: {
      'Amanita verna': 'Pie más liso, sombrero más plano y sobre todo en primavera y verano; igual de mortal.',
      'Amanita citrina':
        'La forma blanca tiene bulbo redondo con reborde, placas sueltas en el sombrero y olor a papa cruda; no se come nunca.',
    },
    summaries: {},
  },
  pt: {
    habitat: 'Florestas ácidas e musgosas de bétula, faia, espruce e pinheiro.',
    substrates: ['micorriza com bétula, faia, espruce e pinheiro'],
    bruising: null,
    toxins: [
      'Param a RNA polimerase II, e as células do fígado e dos rins deixam de fazer proteínas; resistem ao calor, à secagem e ao congelamento.',
      'São mal absorvidas no intestino e pouco somam ao dano quando ingeridas.',
      'Encontradas em A. virosa; de pouco peso quando ingeridas.',
    ],
    fatality:
      'Mortes na Escandinávia, na Finlândia e no Japão; a intoxicação por amatoxinas mata 10–30% dos pacientes hospitalizados, conforme a série.',
    regions:
      'Norte e montanhas da Europa e norte da Ásia; a principal amanita mortal da Escandinávia e uma das mais mortais do Japão. O que os livros americanos antigos chamam de A. virosa é quase sempre A. bisporigera e seus parentes.',
    sporeShape: 'redonda a quase redonda, lisa',
    microscopy: 'Esporos amiloides; basídios de quatro esporos; a carne fica amarela com hidróxido de potássio.',
    differences: {
      'Amanita verna': 'Pé mais liso, chapéu mais plano e sobretudo na primavera e no verão; igualmente mortal.',
      'Amanita citrina':
        'A forma branca tem bulbo redondo com borda, placas soltas no chapéu e cheiro de batata crua; nunca se come.',
    },
    summaries: {},
  },
})
