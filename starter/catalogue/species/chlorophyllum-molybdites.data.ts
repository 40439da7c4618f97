import { chlorophyllumMolybditesFacts } from '../poisonous/facts/chlorophyllum-molybdites.data'
import { poisonous } from '../poisonous/shape'

export const chlorophyllumMolybdites = poisonous(chlorophyllumMolybditesFacts, {
  lead: {
    en: 'The green-spored parasol stands in rings on warm lawns, looks like a parasol fit for the kitchen, and causes more named mushroom illness in North America than any other species.',
    es: 'La lepiota de esporas verdes sale en corros en céspedes cálidos, parece un parasol comestible y es, entre las setas identificadas, la que más intoxicaciones causa en Norteamérica.',
    pt: 'A lepiota-de-esporos-verdes aparece em círculos em gramados quentes, parece um guarda-sol comestível e é, entre os cogumelos identificados, o que mais intoxica na América do Norte.',
  },
  description: {
    en: 'After warm rain a lawn can fill with pale caps as wide as plates. Each is white with brown scales, carried on a smooth stem with a double-edged ring that slides. Underneath, the gills start white and turn gray-green as the green spores ripen. Cut flesh may slowly turn a dull reddish brown.\n\nThe season runs from May to October in the north and from November to April in the south, in parks, pastures and road verges of every warm region; hotter summers are carrying it north.\n\nPeople pick it as a [parasol](/mushrooms/macrolepiota-procera), as a shaggy parasol, while still closed as a [shaggy mane](/mushrooms/coprinus-comatus), or as a [button mushroom](/mushrooms/agaricus-bisporus). The error is easy: until the spores ripen, nothing on the cap is green, and sterile caps never give a print. The smooth stem is then the mark that remains, and a white print alone clears no parasol. Large scaly caps from a lawn belong on the lawn.',
    es: 'Tras una lluvia cálida, el césped puede llenarse de sombreros pálidos, grandes como platos. Cada uno es blanco con escamas pardas, sobre un pie liso que lleva un anillo doble y corredizo. Por debajo, las láminas empiezan blancas y se vuelven gris verdosas al madurar las esporas verdes. La carne cortada puede tomar despacio un tono pardo rojizo.\n\nLa temporada va de mayo a octubre en el norte y de noviembre a abril en el sur, en parques, pastos y bordes de camino de todas las regiones cálidas; los veranos más calurosos la llevan hacia el norte.\n\nSe recoge por [parasol](/mushrooms/macrolepiota-procera), por parasol enrojecido, cerrada aún por [barbuda](/mushrooms/coprinus-comatus), o por [champiñón](/mushrooms/agaricus-bisporus). El error es fácil: antes de que maduren las esporas nada verdea, y los ejemplares estériles no dan esporada nunca. Queda entonces el pie sin dibujo, pues una esporada blanca por sí sola no absuelve a ningún parasol. Los sombreros grandes y escamosos del césped se quedan en el césped.',
    pt: 'Depois de uma chuva quente, o gramado pode encher-se de chapéus claros, largos como pratos. Cada um é branco com escamas marrons, sobre um pé liso que leva um anel duplo e móvel. Por baixo, as lâminas começam brancas e ficam cinza-esverdeadas quando os esporos verdes amadurecem. A carne cortada pode tomar devagar um tom marrom-avermelhado.\n\nA temporada vai de maio a outubro no norte e de novembro a abril no sul, em parques, pastos e beiras de estrada de todas as regiões quentes; no Brasil, sobretudo no Sul e no Sudeste. Verões mais quentes levam-na cada vez mais para o norte.\n\nColhem-na como [frade](/mushrooms/macrolepiota-procera), como frade-avermelhado, ainda fechada como [coprino-cabeludo](/mushrooms/coprinus-comatus), ou como [champignon](/mushrooms/agaricus-bisporus). O erro é fácil: antes de os esporos amadurecerem nada fica verde, e os exemplares estéreis jamais dão esporada. Resta então o pé sem desenho, pois uma esporada branca sozinha não absolve guarda-sol nenhum. Chapéus grandes e escamosos do gramado ficam no gramado.',
  },
  cap: {
    en: 'Opening wide to flat, 8–30 cm, whitish, covered with tan to brown scales.',
    es: 'Se abre hasta quedar plano, de 8 a 30 cm, blanquecino, cubierto de escamas canela a pardas.',
    pt: 'Abre-se até ficar plano, com 8–30 cm, esbranquiçado, coberto de escamas bege a marrons.',
  },
  gills: {
    en: 'Gills white when young, gray-green later; spore print dull green, absent in young or sterile caps. Stem 8–25 cm by 0.8–2.5 cm, pale and smooth, with a double-edged movable ring and no volva.',
    es: 'Láminas blancas y después gris verdosas; esporada verde apagado, ausente en ejemplares jóvenes o estériles. Pie de 8–25 cm por 0,8–2,5 cm, pálido y liso, con anillo doble corredizo y sin volva.',
    pt: 'Lâminas brancas e mais tarde cinza-esverdeadas; esporada verde opaca, ausente em exemplares jovens ou estéreis. Pé de 8–25 cm por 0,8–2,5 cm, claro e liso, com anel duplo móvel e sem volva.',
  },
  es: {
    habitat: 'Céspedes, parques, pastos y bordes de camino, a menudo en corros, después de lluvias cálidas.',
    substrates: ['suelo de pradera', 'céspedes y pastos'],
    bruising: 'La carne cortada y la base del pie pueden volverse despacio pardo rojizas',
    toxins: [
      'Se sospecha de una enzima suya que rompe proteínas; una cocción larga reduce el daño, pero no lo elimina.',
    ],
    fatality:
      'Las muertes son rarísimas: consta la de un niño pequeño. Entre las setas identificadas es la causa más frecuente de intoxicación en Norteamérica.',
    regions:
      'Regiones cálidas de todo el mundo, en avance hacia el norte con los veranos más calurosos. Céspedes de Estados Unidos, México, Brasil (sobre todo el Sur y el Sudeste), Australia, Japón y el sur de Asia.',
    sporeShape: 'elipsoidal, lisa, con poro germinativo truncado',
    microscopy:
      'Esporas de pared gruesa, dextrinoides, verdes en masa; cistidios de la arista de las láminas en forma de maza.',
    differences: {
      'Chlorophyllum brunneum':
        'Esporada blanca y carne que vira a naranja y luego a rojo; también sienta mal a muchas personas.',
      'Amanita bisporigera': 'Volva blanca en la base y ninguna escama parda.',
    },
    summaries: {
      'https://www.scielo.br/j/babt/a/3NBsQTkFXm5ZcQMLvVq7bSq/?lang=en':
        'Primeras intoxicaciones identificadas en Brasil por este parasol y su extensión en el país.',
    },
  },
  pt: {
    habitat: 'Gramados, parques, pastos e beiras de estrada, muitas vezes em círculos, depois de chuvas quentes.',
    substrates: ['solo de campo gramado', 'gramados e pastos'],
    bruising: 'A carne cortada e a base do pé podem ficar devagar marrom-avermelhadas',
    toxins: [
      'Suspeita-se de uma enzima sua que quebra proteínas; o cozimento longo diminui o dano, mas não o elimina.',
    ],
    fatality:
      'As mortes são raríssimas: há registro de uma criança pequena. Entre os cogumelos identificados é a causa mais frequente de intoxicação na América do Norte.',
    regions:
      'Regiões quentes do mundo inteiro, avançando para o norte com verões mais quentes. Gramados dos Estados Unidos, México, Brasil (sobretudo Sul e Sudeste), Austrália, Japão e sul da Ásia.',
    sporeShape: 'elipsoide, lisa, com poro germinativo truncado',
    microscopy:
      'Esporos de parede espessa, dextrinoides, verdes em massa; cistídios da borda das lâminas em forma de clava.',
    differences: {
      'Chlorophyllum brunneum':
        'Esporada branca e carne que fica laranja e depois vermelha; também faz mal a muitas pessoas.',
      'Amanita bisporigera': 'Volva branca na base e nenhuma escama marrom.',
    },
    summaries: {
      'https://www.scielo.br/j/babt/a/3NBsQTkFXm5ZcQMLvVq7bSq/?lang=en':
        'Primeiros envenenamentos identificados no Brasil por este guarda-sol e sua expansão no país.',
    },
  },
})
