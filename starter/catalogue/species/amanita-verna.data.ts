import { amanitaVernaFacts } from '../poisonous/facts/amanita-verna.data'
import { poisonous } from '../poisonous/shape'

export const amanitaVerna = poisonous(amanitaVernaFacts, {
  lead: {
    en: 'The spring destroying angel is slim, smooth and white, and in western Spain and southern Portugal it shares its woods and its weeks with the gurumelo that people gather there.',
    es: 'Esbelta, lisa y blanca, la cicuta blanca comparte bosque y semanas con el gurumelo que se recoge en el oeste de España y el sur de Portugal, y ahí está el peligro.',
    pt: 'Esguia, lisa e branca, a cicuta-branca divide mata e semanas com a silarca que se colhe no oeste da Espanha e no sul de Portugal, e é aí que está o perigo.',
  },
  description: {
    en: 'Slender and pure white, at times creamy in the center, this amanita has a smooth cap over gills that never darken and a smooth stem with a thin ring, which may be torn off. The foot stands in a thin white sac; when the stem is pulled, that often remains underground. The white form of the [death cap](/mushrooms/amanita-phalloides) cannot be separated from it with certainty by eye.\n\nWarm woods suit it: oak, holm oak, chestnut and pine on sand, in southern and central Europe, North Africa and western Asia. Spring and early summer bring most of them, autumn a few.\n\nGurumelo pickers meet it at work, since the two stand side by side. A grown gurumelo is thick and heavy, its flesh flushes pink and its stout sac stains ocher to reddish brown; one that is closed and underground shows none of this. It is also gathered as a young [button mushroom](/mushrooms/agaricus-bisporus) with pale gills, or as the stubble rosegill, which owns a sac as well. A drop of potassium hydroxide turns the cap bright yellow, yet its deadly twin A. vidua, long called by the same name, does not react: the drop acquits nothing.',
    es: 'Delgada y de un blanco puro, a veces crema en el centro, esta amanita tiene sombrero liso sobre láminas que nunca oscurecen y pie liso con anillo fino, que puede faltar. La base descansa en una volva blanca y delgada; al tirar del pie, a menudo permanece bajo tierra. A simple vista no se separa con certeza de la forma blanca de la [oronja verde](/mushrooms/amanita-phalloides).\n\nPrefiere bosques cálidos: robles, encinas, castaños y pinos sobre arena, en el sur y el centro de Europa, el norte de África y Asia occidental. La primavera y el comienzo del verano traen la mayoría; el otoño, unas pocas.\n\nQuien busca gurumelos la encuentra, pues crecen lado a lado. Un gurumelo hecho es grueso y pesado, su carne se vuelve rosada y su volva gruesa se mancha de ocre a pardo rojizo; el que sigue cerrado y enterrado no enseña nada de eso. También se recoge como [champiñón](/mushrooms/agaricus-bisporus) joven de láminas pálidas o como volvaria viscosa, que también tiene volva. Una gota de hidróxido de potasio pone el sombrero amarillo vivo, pero su gemela mortal A. vidua, que durante años llevó el mismo nombre, no reacciona: la gota no absuelve a ninguna.',
    pt: 'Delgada e branca pura, às vezes creme no centro, esta amanita tem chapéu liso sobre lâminas que nunca escurecem e pé liso com um anel fino, que pode faltar. A base repousa numa volva branca e delgada; ao puxar o pé, ela muitas vezes fica na terra. A olho nu não se separa com certeza da forma branca do [chapéu-da-morte](/mushrooms/amanita-phalloides).\n\nMatas quentes lhe convêm: carvalhos, azinheiras, castanheiros e pinheiros em areia, no sul e no centro da Europa, no norte da África e na Ásia ocidental. A primavera e o começo do verão trazem a maioria; o outono, algumas.\n\nQuem procura silarcas topa com ela, pois as duas crescem lado a lado. Uma silarca adulta é grossa e pesada, sua carne fica rosada e sua volva grossa mancha de ocre a marrom-avermelhado; a que ainda está fechada e enterrada não mostra nada disso. Também é colhida como [champignon](/mushrooms/agaricus-bisporus) jovem de lâminas pálidas ou como volvária-viscosa, que também tem volva. Uma gota de hidróxido de potássio deixa o chapéu amarelo-vivo, mas sua gêmea mortal A. vidua, que por muito tempo levou o mesmo nome, não reage: a gota não absolve nenhuma.',
  },
  cap: {
    en: 'Convex, then flatter, 4–10 cm, pure white, sometimes creamy in the middle, with a smooth surface.',
    es: 'Convexo, luego más aplanado, de 4 a 10 cm, blanco puro, a veces crema en el medio, de superficie lisa.',
    pt: 'Convexo, depois mais achatado, de 4 a 10 cm, branco puro, às vezes creme no meio, de superfície lisa.',
  },
  gills: {
    en: 'White gills that keep their color, white spore print. Stem 7–13 cm by 0.8–1.8 cm, white and smooth, with a thin ring and a thin white sac around the base.',
    es: 'Láminas blancas que no cambian de color, esporada blanca. Pie de 7–13 cm por 0,8–1,8 cm, blanco y liso, con anillo fino y una volva blanca y delgada en torno a la base.',
    pt: 'Lâminas brancas que não mudam de cor, esporada branca. Pé de 7–13 cm por 0,8–1,8 cm, branco e liso, com anel fino e uma volva branca e delgada em volta da base.',
  },
  en: {
    fatality:
      'Deaths in Spain, Portugal, Italy, France and Turkey; of those who reach a hospital with amatoxin poisoning, 10–30% die, depending on the series.',
  },
  es: {
    habitat:
      'Robledales, encinares y castañares cálidos y pinares arenosos, sobre todo en primavera y a comienzos de verano, a veces en otoño.',
    substrates: ['micorriza con roble, encina, castaño y pino'],
    bruising: null,
    toxins: [
      'Detienen la ARN polimerasa II, de modo que las células del hígado y del riñón dejan de fabricar proteínas; resisten el calor, el secado y la congelación.',
      'Se absorben mal en el intestino y añaden poco al daño cuando se comen.',
    ],
    fatality:
      'Muertes en España, Portugal, Italia, Francia y Turquía; de quienes llegan al hospital intoxicados por amatoxinas muere el 10–30 %, según la serie.',
    regions:
      'Sur y centro de Europa, norte de África y Asia occidental. En el oeste de España y el sur de Portugal el peligro es la recolección primaveral del gurumelo, cuando ambos crecen en los mismos bosques.',
    sporeShape: 'anchamente elipsoidal a elipsoidal, lisa',
    microscopy:
      'Esporas amiloides; basidios de cuatro esporas; el sombrero se pone amarillo vivo con hidróxido de potasio. Su gemela A. vidua, llamada mucho tiempo A. verna, no reacciona y también es mortal: la prueba no descarta nada.',
    differences: {
      'Amanita virosa': 'Pie lanoso y sombrero cónico de joven; igual de mortal.',
      'Amanita phalloides':
        'Las formas blancas de la oronja verde no se distinguen de ella con certeza en el campo; igual de mortales.',
    },
    summaries: {},
  },
  pt: {
    habitat:
      'Matas quentes de carvalho, azinheira e castanheiro e pinhais arenosos, sobretudo na primavera e no começo do verão, às vezes no outono.',
    substrates: ['micorriza com carvalho, azinheira, castanheiro e pinheiro'],
    bruising: null,
    toxins: [
      'Param a RNA polimerase II, e as células do fígado e dos rins deixam de fazer proteínas; resistem ao calor, à secagem e ao congelamento.',
      'São mal absorvidas no intestino e pouco somam ao dano quando ingeridas.',
    ],
    fatality:
      'Mortes na Espanha, em Portugal, na Itália, na França e na Turquia; dos que chegam ao hospital intoxicados por amatoxinas morrem 10–30%, conforme a série.',
    regions:
      'Sul e centro da Europa, norte da África e Ásia ocidental. No oeste da Espanha e no sul de Portugal o perigo é a colheita primaveril da silarca, quando as duas crescem nas mesmas matas.',
    sporeShape: 'amplamente elipsoide a elipsoide, lisa',
    microscopy:
      'Esporos amiloides; basídios de quatro esporos; o chapéu fica amarelo-vivo com hidróxido de potássio. Sua gêmea A. vidua, por muito tempo chamada A. verna, não reage e também é mortal: o teste não descarta nada.',
    differences: {
      'Amanita virosa': 'Pé felpudo e chapéu cônico quando jovem; igualmente mortal.',
      'Amanita phalloides':
        'As formas brancas do chapéu-da-morte não se distinguem dela com certeza no campo; igualmente mortais.',
    },
    summaries: {},
  },
})
