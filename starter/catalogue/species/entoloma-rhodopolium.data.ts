import { entolomaRhodopoliumFacts } from '../poisonous/facts/entoloma-rhodopolium.data'
import { poisonous } from '../poisonous/shape'

export const entolomaRhodopolium = poisonous(entolomaRhodopoliumFacts, {
  lead: {
    en: 'A plain gray-brown mushroom of damp woods, the wood pinkgill hides behind white young gills and a whole group of species, and in Japan it is one of the two commonest poisoners.',
    es: 'Discreto hongo pardo grisáceo de bosques húmedos, el entoloma gris engaña con láminas blancas de joven; en Japón, donde el nombre abarca varias especies, es uno de los dos que más intoxican.',
    pt: 'Discreto cogumelo marrom-acinzentado de matas úmidas, o entoloma cinzento engana com lâminas brancas quando jovem; no Japão, onde o nome abrange várias espécies, é um dos dois que mais intoxicam.',
  },
  description: {
    en: 'Where its livid cousin is stout, the wood pinkgill is thin: a silky gray-brown cap that pales as it dries, on a hollow stem that snaps easily and has no ring. Young gills are white and give nothing away; ripe spores turn them salmon pink. One find has no smell, another smells of meal, a third of chlorine.\n\nIt comes up from August to November in broadleaf and mixed woods, often in groups on damp soil, across temperate Europe, Asia and North America. The name covers a group of species that are told apart by smell and microscope, and Japan’s turned out, by DNA, to be three others.\n\nIn Japan it is mistaken for the edible Entoloma sarcopum, a likeness that fools experts, and for [beech mushrooms](/mushrooms/hypsizygus-tessulatus), whose gills are white too. Those grow from wood, never from soil, and stay white below. Look first at what the stem stands on, then wait for the print: salmon pink rules it out for the table, and gills that are still white have not answered yet.',
    es: 'Donde su pariente la pérfida es robusta, este entoloma es delgado: un sombrero pardo grisáceo y sedoso que palidece al secarse, sobre un pie hueco, fácil de romper y sin anillo. Las láminas jóvenes son blancas y no delatan nada; las esporas maduras las tiñen de rosa salmón. Un ejemplar no huele, otro huele a harina, un tercero a cloro.\n\nSale de agosto a noviembre en bosques de frondosas y mixtos, a menudo en grupos sobre suelo húmedo, en la Europa, el Asia y la Norteamérica templadas. El nombre reúne un grupo de especies que se separan por el olor y el microscopio, y el de Japón resultó ser, según el ADN, otras tres.\n\nAllí se confunde con Entoloma sarcopum, comestible y tan parecido que engaña a expertos, y con los [shimejis de haya](/mushrooms/hypsizygus-tessulatus), de láminas también blancas. Estos salen de la madera, nunca del suelo, y por debajo siguen blancos. Conviene mirar primero de dónde nace el pie y esperar luego la esporada; si es rosa salmón, se descarta, y unas láminas todavía blancas aún no han respondido.',
    pt: 'Onde seu parente lívido é robusto, este entoloma é fino: um chapéu marrom-acinzentado e sedoso que clareia ao secar, sobre um pé oco, fácil de quebrar e sem anel. As lâminas jovens são brancas e não denunciam nada; os esporos maduros as tingem de rosa-salmão. Um exemplar não tem cheiro, outro cheira a farinha, um terceiro a cloro.\n\nSurge de agosto a novembro em matas de folhosas e mistas, muitas vezes em grupos sobre solo úmido, na Europa, na Ásia e na América do Norte temperadas. O nome reúne um grupo de espécies separadas pelo cheiro e pelo microscópio, e o do Japão revelou ser, pelo DNA, outras três.\n\nLá é confundido com Entoloma sarcopum, comestível e tão parecido que engana especialistas, e com os [shimejis de faia](/mushrooms/hypsizygus-tessulatus), também de lâminas brancas. Estes saem da madeira, nunca do solo, e por baixo continuam brancos. Olha-se primeiro onde o pé nasce e depois se espera a esporada; rosa-salmão encerra o assunto, e lâminas ainda brancas não servem de resposta.',
  },
  cap: {
    en: 'Domed, opening out with age, 4–10 cm, gray-brown when moist and paler as it dries, smooth with a silky sheen.',
    es: 'Convexo, más abierto con la edad, de 4 a 10 cm, pardo grisáceo en húmedo y más pálido al secarse, liso y de brillo sedoso.',
    pt: 'Convexo, mais aberto com a idade, com 4–10 cm, marrom-acinzentado quando úmido e mais claro ao secar, liso e de brilho sedoso.',
  },
  gills: {
    en: 'Gills white at first, then salmon pink from the salmon pink spores. Stem 5–12 cm by 0.5–1.5 cm, whitish, silky, hollow and brittle, with neither ring nor volva.',
    es: 'Láminas blancas al principio y luego rosa salmón, el color de la esporada. Pie de 5–12 cm por 0,5–1,5 cm, blanquecino, sedoso, hueco y quebradizo, sin anillo ni volva.',
    pt: 'Lâminas brancas no início e depois rosa-salmão, a cor da esporada. Pé de 5–12 cm por 0,5–1,5 cm, esbranquiçado, sedoso, oco e quebradiço, sem anel nem volva.',
  },
  es: {
    habitat: 'Bosques de frondosas y mixtos, a menudo en grupos sobre suelo húmedo.',
    substrates: ['hojarasca y suelo de bosque bajo frondosas'],
    bruising: null,
    toxins: [
      'Irritantes del intestino; en los parientes japoneses se han descrito una proteína que rompe los glóbulos de la sangre, colina y muscarina.',
    ],
    fatality:
      'No hay muertes documentadas en las series modernas. Bajo este nombre Japón contó 265 de sus 1441 intoxicados por setas en los diez años hasta 2016 (Ministerio de Salud).',
    regions:
      'En sentido amplio, las zonas templadas de Europa, Asia y Norteamérica. En Japón, donde es uno de los dos hongos que más intoxican, el ADN muestra otras tres especies detrás del nombre.',
    sporeShape: 'angulosa, con cinco o seis lados',
    microscopy: 'Un grupo de especies que se distinguen por el olor y el microscopio; con fíbulas.',
    differences: { 'Entoloma sinuatum': 'Más grande y carnosa, con láminas amarillas de joven.' },
    summaries: {
      'https://doi.org/10.1038/s41598-017-14466-x':
        'Muestra que el E. rhodopolium de Japón son otras tres especies y cómo distinguirlas por ADN de E. sarcopum, comestible.',
    },
  },
  pt: {
    habitat: 'Matas de folhosas e mistas, muitas vezes em grupos sobre solo úmido.',
    substrates: ['serapilheira e solo de mata sob folhosas'],
    bruising: null,
    toxins: [
      'Irritantes do intestino; nos parentes japoneses foram descritas uma proteína que rompe as células do sangue, colina e muscarina.',
    ],
    fatality:
      'Não há mortes documentadas nas séries modernas. Sob este nome o Japão contou 265 de seus 1.441 intoxicados por cogumelos nos dez anos até 2016 (Ministério da Saúde).',
    regions:
      'Em sentido amplo, as zonas temperadas da Europa, da Ásia e da América do Norte. No Japão, onde é um dos dois cogumelos que mais intoxicam, o DNA mostra três outras espécies por trás do nome.',
    sporeShape: 'angulosa, com cinco ou seis lados',
    microscopy: 'Um grupo de espécies que se distinguem pelo cheiro e pelo microscópio; com fíbulas.',
    differences: { 'Entoloma sinuatum': 'Maior e mais carnudo, com lâminas amarelas quando jovem.' },
    summaries: {
      'https://doi.org/10.1038/s41598-017-14466-x':
        'Mostra que o E. rhodopolium do Japão são três outras espécies e como distingui-las por DNA do E. sarcopum, comestível.',
    },
  },
})
