import { amanitaBrunnescensFacts } from '../poisonous/facts/amanita-brunnescens.data'
import { poisonous } from '../poisonous/shape'

export const amanitaBrunnescens = poisonous(amanitaBrunnescensFacts, {
  lead: {
    en: 'A brown-staining amanita of eastern North American oak woods whose bulb is split by vertical clefts; nobody has tested its poison, and it stands close to the death cap in looks.',
    es: 'Amanita de los robledales del este de Norteamérica que se mancha de pardo y tiene el bulbo hendido; nadie ha analizado su veneno, y su aspecto se acerca al de la oronja verde.',
    pt: 'Amanita dos carvalhais do leste da América do Norte que mancha de marrom e tem o bulbo fendido; ninguém analisou seu veneno, e seu aspecto se aproxima do chapéu-da-morte.',
  },
  description: {
    en: 'Dig one up and the foot explains the name: vertical clefts run down the bulb, deep in some, barely visible in others. Above rises a pale stem whose white ring soon collapses against it. The cap is streaky brown to olive, now and then almost white, and often bare of veil patches. Where flesh or stem base is hurt, an orange-brown to reddish-brown stain appears. Some smell of raw potato.\n\nFrom June to November it fruits with oak, beech and pine in dry oak and mixed woods, from Quebec to Florida and Texas.\n\nPeople who gather the blusher may bring it home, although that one reddens like wine instead of browning and keeps its bulb whole. American botanists once took it for the [death cap](/mushrooms/amanita-phalloides), and today the mistake is dangerous the other way round. A real sac, no brown stain and an unsplit bulb speak for the death cap, but shallow clefts and faint stains leave room for error. No amatoxins have been shown in the cleft-foot amanita; its bad name rests on poisonous relatives and on the absence of any test. Lack of evidence is not a clean record.',
    es: 'Al desenterrarla, el pie explica el nombre: el bulbo está recorrido por hendiduras verticales, hondas en unas, apenas visibles en otras. Encima se alza un pie pálido con un anillo blanco que pronto se desploma sobre él. El sombrero, jaspeado, es pardo a oliva, a veces casi blanco, a menudo sin restos de velo. Donde se dañan la carne o la base aparece una mancha parda anaranjada a pardo rojiza. Puede oler a papa cruda.\n\nDe junio a noviembre sale con robles, hayas y pinos en bosques secos de roble o mixtos, desde Quebec hasta Florida y Texas.\n\nQuien busca amanita rojiza puede llevársela a casa, aunque aquella enrojece como el vino en lugar de pardear y tiene el bulbo entero. Botánicos estadounidenses la tomaron antaño por la [oronja verde](/mushrooms/amanita-phalloides), y hoy el error peligroso es el contrario. Una volva verdadera, ninguna mancha parda y un bulbo sin hendir hablan de la oronja verde, pero las hendiduras leves y las manchas débiles dan pie a equivocarse. En esta especie no se han demostrado amatoxinas; su mala fama se apoya en parientes tóxicos y en que nadie la ha analizado. Que falten pruebas en contra no la absuelve.',
    pt: 'Ao desenterrá-la, o pé explica o nome: fendas verticais percorrem o bulbo, fundas em umas, quase invisíveis em outras. Acima ergue-se um pé claro com um anel branco que logo desaba sobre ele. O chapéu é marrom a oliva, rajado, às vezes quase branco, e muitas vezes sem restos de véu. Onde a carne ou a base são feridas aparece uma mancha marrom-alaranjada a marrom-avermelhada. Algumas cheiram a batata crua.\n\nDe junho a novembro sai com carvalhos, faias e pinheiros em bosques secos de carvalho ou mistos, de Quebec à Flórida e ao Texas.\n\nQuem procura amanita-vinosa pode levá-la para casa, embora aquela avermelhe como vinho em vez de amarronzar e tenha o bulbo inteiro. Botânicos norte-americanos a tomaram de início pelo [chapéu-da-morte](/mushrooms/amanita-phalloides), e hoje o erro perigoso é o inverso. Uma volva verdadeira, nenhuma mancha marrom e um bulbo sem fendas falam pelo chapéu-da-morte, mas fendas rasas e manchas fracas abrem caminho ao engano. Nesta espécie não se demonstraram amatoxinas; a má fama vem dos parentes tóxicos e de ninguém tê-la analisado. Não haver provas contra ela não a inocenta.',
  },
  cap: {
    en: 'Domed to flat, 3–12 cm, streaky brown to olive, sometimes nearly white, fibrous, with few veil patches or none.',
    es: 'Convexo a plano, de 3 a 12 cm, pardo a oliva jaspeado, a veces casi blanco, fibroso, con pocas placas de velo o ninguna.',
    pt: 'Convexo a plano, com 3–12 cm, marrom a oliva rajado, às vezes quase branco, fibroso, com poucas placas de véu ou nenhuma.',
  },
  gills: {
    en: 'White to cream gills; print white. Stem 5–15 cm by 0.8–2 cm, whitish, staining brown below, with a collapsing white ring and a bulb split by vertical clefts in place of a sac.',
    es: 'Láminas blancas a crema; esporada blanca. Pie de 5–15 cm por 0,8–2 cm, blanquecino, que se mancha de pardo abajo, con anillo blanco que se desploma y bulbo de hendiduras verticales en lugar de volva en saco.',
    pt: 'Lâminas brancas a creme; esporada branca. Pé de 5–15 cm por 0,8–2 cm, esbranquiçado, que mancha de marrom embaixo, com anel branco que desaba e bulbo de fendas verticais em lugar de volva em saco.',
  },
  es: {
    habitat: 'Bosques secos de roble y mixtos del este de Norteamérica, en verano y otoño.',
    substrates: ['micorriza con roble, haya y pino'],
    bruising: 'La base del pie y la carne se manchan de pardo anaranjado a pardo rojizo',
    toxins: [
      'No se han demostrado amatoxinas; figura desde hace tiempo como probablemente venenosa porque nadie la ha analizado y sus parientes son tóxicas.',
    ],
    fatality: null,
    regions:
      'Este de Norteamérica, desde Quebec hasta Florida y Texas. Ningún informe de intoxicación la nombra con certeza; los botánicos estadounidenses la tomaron primero por la oronja verde.',
    sporeShape: 'redonda, lisa',
    microscopy: 'Esporas amiloides; basidios de cuatro esporas.',
    differences: {
      'Amanita phalloides':
        'Volva verdadera en la base, sin manchas pardas, bulbo no hendido; en caso de duda, tómela por oronja verde.',
      'Amanita citrina':
        'Sombrero con tinte limón, bulbo liso con reborde y sin hendiduras profundas, olor a papa cruda.',
    },
    summaries: {
      'https://openlibrary.org/isbn/9780394519920':
        'Guía norteamericana de referencia, con notas de comestibilidad y especies parecidas.',
    },
  },
  pt: {
    habitat: 'Bosques secos de carvalho e mistos do leste da América do Norte, no verão e no outono.',
    substrates: ['micorriza com carvalho, faia e pinheiro'],
    bruising: 'A base do pé e a carne mancham de marrom-alaranjado a marrom-avermelhado',
    toxins: [
      'Não se demonstraram amatoxinas; consta há muito como provavelmente venenosa porque ninguém a analisou e suas parentes são tóxicas.',
    ],
    fatality: null,
    regions:
      'Leste da América do Norte, de Quebec à Flórida e ao Texas. Nenhum relato de envenenamento a nomeia com certeza; os botânicos norte-americanos a tomaram primeiro pelo chapéu-da-morte.',
    sporeShape: 'arredondada, lisa',
    microscopy: 'Esporos amiloides; basídios de quatro esporos.',
    differences: {
      'Amanita phalloides':
        'Volva verdadeira na base, sem manchas marrons, bulbo não fendido; na dúvida, tome-a por chapéu-da-morte.',
      'Amanita citrina': 'Chapéu com tom de limão, bulbo liso com rebordo e sem fendas fundas, cheiro de batata crua.',
    },
    summaries: {
      'https://openlibrary.org/isbn/9780394519920':
        'Guia norte-americano de referência, com notas de comestibilidade e espécies parecidas.',
    },
  },
})
