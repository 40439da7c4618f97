import { lepiotaBrunneoincarnataFacts } from '../poisonous/facts/lepiota-brunneoincarnata.data'
import { poisonous } from '../poisonous/shape'

export const lepiotaBrunneoincarnata = poisonous(lepiotaBrunneoincarnataFacts, {
  lead: {
    en: 'A parasol in miniature, with wine-brown scales and a banded stem, the deadly dapperling grows on lawns and in town gardens and has killed from Spain to China.',
    es: 'Un parasol en miniatura, de escamas pardo vinosas y pie con bandas, la lepiota mortal crece en céspedes y jardines urbanos y ha matado desde España hasta China.',
    pt: 'Um frade em miniatura, de escamas marrom-vinosas e pé com faixas, a lepiota-mortal cresce em gramados e jardins urbanos e já matou da Espanha à China.',
  },
  description: {
    en: 'The pattern catches the eye first: wine-brown scales set in circles on a small pale cap, seldom wider than 5 cm. The stem changes partway down. Above it is clean and pale; then comes a dark ring zone, and from there to the foot one band of brown scales follows another. The gills are white and free. Flesh that has been cut flushes slowly pink.\n\nIt needs no forest. Lawns, parks, gardens, road verges and dunes suit it as well as clearings, often with a cedar, a cypress or a pine nearby. Autumn is its main season; warm countries have it in spring and winter too.\n\nIt has been eaten in place of the [parasol](/mushrooms/macrolepiota-procera), of fairy ring champignons from the same turf, and of gray knights gathered under pines and cedars, where one stray dapperling among many caps goes unseen. No parasol under 10 cm across is food, and a larger one is not cleared by its size, since poisonous kinds grow large as well. On mown grass as under trees, look at stem and cap of every piece.',
    es: 'Lo primero que se ve es el dibujo: escamas pardo vinosas en círculos sobre un sombrero pequeño y claro, rara vez de más de 5 cm. El pie cambia a cierta altura. Arriba es limpio y pálido; luego viene una zona anular oscura, y desde ahí hasta la base se suceden bandas de escamas pardas. Las láminas son blancas y libres. La carne cortada se tiñe poco a poco de rosa.\n\nNo necesita bosque. Céspedes, parques, jardines, bordes de caminos y dunas le sirven tanto como los claros, a menudo con un cedro, un ciprés o un pino cerca. Su época principal es el otoño; en países cálidos sale también en primavera e invierno.\n\nSe ha comido en lugar del [parasol](/mushrooms/macrolepiota-procera), de la senderuela del mismo césped y de la negrilla recogida bajo pinos y cedros, donde una sola lepiota entre muchos sombreros pasa inadvertida. Ningún parasol de menos de 10 cm se come, y a uno más grande no lo salva su tamaño, porque también hay venenosos grandes. Tanto en la hierba segada como bajo los árboles, mire el pie y el sombrero de cada pieza.',
    pt: 'O desenho é o que se vê primeiro: escamas marrom-vinosas em círculos sobre um chapéu pequeno e claro, raramente com mais de 5 cm. A certa altura o pé muda. Em cima é limpo e pálido; depois vem uma zona anelar escura, e dali até a base seguem-se faixas de escamas marrons. As lâminas são brancas e livres. A carne cortada vai ficando rosada devagar.\n\nNão precisa de mata. Gramados, parques, jardins, beiras de estrada e dunas lhe servem tanto quanto as clareiras, muitas vezes com um cedro, um cipreste ou um pinheiro por perto. O outono é sua época principal; em países quentes aparece também na primavera e no inverno.\n\nJá foi comida em lugar do [frade](/mushrooms/macrolepiota-procera), do marásmio-das-fadas do mesmo gramado e do tricoloma-cinzento colhido sob pinheiros e cedros, onde uma única lepiota entre muitos chapéus passa despercebida. Nenhum frade com menos de 10 cm se come, e um maior não se salva pelo tamanho, pois também há venenosos grandes. Na grama aparada como debaixo das árvores, olhe o pé e o chapéu de cada peça.',
  },
  cap: {
    en: 'Domed, then flatter, 1.5–6 cm and seldom over 5, pale under concentric wine-brown scales.',
    es: 'Convexo, luego más plano, de 1,5 a 6 cm y rara vez de más de 5, claro bajo escamas concéntricas pardo vinosas.',
    pt: 'Convexo, depois mais plano, com 1,5–6 cm e raramente acima de 5, claro sob escamas concêntricas marrom-vinosas.',
  },
  gills: {
    en: 'White gills, free of the stem, with a white print. Stem 2–5 cm by 0.4–0.9 cm, pale above a dark ring zone, pinkish below it with bands of brown scales; no volva.',
    es: 'Láminas blancas y libres, esporada blanca. Pie de 2–5 cm por 0,4–0,9 cm, claro por encima de una zona anular oscura y rosado por debajo, con bandas de escamas pardas; sin volva.',
    pt: 'Lâminas brancas e livres, esporada branca. Pé de 2–5 cm por 0,4–0,9 cm, claro acima de uma zona anelar escura e rosado abaixo dela, com faixas de escamas marrons; sem volva.',
  },
  es: {
    habitat:
      'Céspedes, parques, jardines, bordes de caminos, dunas y claros de bosque, a menudo cerca de cedros, cipreses y pinos; sobre todo en otoño, en países cálidos también en primavera e invierno.',
    substrates: ['suelo de prados y céspedes', 'suelo de jardines y parques'],
    bruising: 'Carne que se vuelve lentamente rosada a rojiza',
    toxins: [
      'Detienen la ARN polimerasa II, de modo que las células del hígado y del riñón dejan de fabricar proteínas; resisten el calor, el secado y la congelación.',
    ],
    fatality:
      'Muertes en España, Francia, Túnez (cuatro jóvenes de una misma familia), Turquía, Irán (estaba entre las especies que causaron 19 muertes en la primavera de 2018) y China, donde es una de las principales causas de muerte en los informes anuales.',
    regions:
      'Europa cálida y templada, norte de África y Asia hasta China. Intoxicaciones en ciudades y pueblos del Mediterráneo, en Asia occidental y en el norte de China.',
    sporeShape: 'elipsoidal, lisa',
    microscopy:
      'Esporas dextrinoides (pardo rojizas en el reactivo de Melzer); piel del sombrero de pelos largos y erguidos, sin células cortas en su base.',
    differences: {
      'Lepiota subincarnata': 'Más rosada, de escamas menores y esporas más cortas; las mismas toxinas.',
      'Lepiota cristata':
        'Sombrero blanco con el centro pardo bien delimitado, anillo verdadero de joven y olor a goma.',
    },
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/12152395/': 'Informe español de una muerte tras comer lepiota mortal.',
      'https://doi.org/10.15171/ijoem.2018.1380':
        'Más de 1200 pacientes y 19 muertes en una sola primavera; la lepiota mortal estaba entre las especies halladas.',
    },
  },
  pt: {
    habitat:
      'Gramados, parques, jardins, beiras de estrada, dunas e clareiras de mata, muitas vezes perto de cedros, ciprestes e pinheiros; sobretudo no outono, em países quentes também na primavera e no inverno.',
    substrates: ['solo de campos e gramados', 'solo de jardins e parques'],
    bruising: 'Carne que fica lentamente rosada a avermelhada',
    toxins: [
      'Param a RNA polimerase II, e as células do fígado e dos rins deixam de fazer proteínas; resistem ao calor, à secagem e ao congelamento.',
    ],
    fatality:
      'Mortes na Espanha, na França, na Tunísia (quatro jovens de uma mesma família), na Turquia, no Irã (estava entre as espécies por trás de 19 mortes na primavera de 2018) e na China, onde é uma das principais causas de morte nos relatórios anuais.',
    regions:
      'Europa quente e temperada, norte da África e Ásia até a China. Envenenamentos em cidades ao redor do Mediterrâneo, na Ásia ocidental e no norte da China.',
    sporeShape: 'elipsoide, lisa',
    microscopy:
      'Esporos dextrinoides (marrom-avermelhados no reagente de Melzer); pele do chapéu de pelos longos e eretos, sem células curtas na base deles.',
    differences: {
      'Lepiota subincarnata': 'Mais rosada, com escamas menores e esporos mais curtos; as mesmas toxinas.',
      'Lepiota cristata':
        'Chapéu branco com o centro marrom bem delimitado, anel verdadeiro quando jovem e cheiro de borracha.',
    },
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/12152395/': 'Relato espanhol de uma morte depois de comer lepiota-mortal.',
      'https://doi.org/10.15171/ijoem.2018.1380':
        'Mais de 1.200 pacientes e 19 mortes numa só primavera; a lepiota-mortal estava entre as espécies encontradas.',
    },
  },
})
