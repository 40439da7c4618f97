import { agaricusXanthodermusFacts } from '../poisonous/facts/agaricus-xanthodermus.data'
import { poisonous } from '../poisonous/shape'

export const agaricusXanthodermus = poisonous(agaricusXanthodermusFacts, {
  lead: {
    en: 'The yellow stainer passes for a field mushroom on lawns and in parks, until the cut foot of its stem flashes chrome yellow and the pan begins to smell of ink.',
    es: 'El champiñón amarilleante pasa por un champiñón cualquiera en céspedes y parques, hasta que la base cortada se tiñe de amarillo cromo y la sartén empieza a oler a tinta.',
    pt: 'Este agárico passa por um champignon qualquer em gramados e parques, até que a base cortada se tinge de amarelo-cromo e a panela começa a cheirar a tinta.',
  },
  description: {
    en: 'Young caps are white, smooth and oddly square, as if pressed in a box; later they flatten and take on a grayish cream. The gills go from pale through pink to chocolate, and the white stem wears a ring. So far this is the portrait of any good Agaricus. What sets it apart sits in the ground: sliced at the very foot, the stem flashes chrome yellow, then fades to brown.\n\nIt fruits from July to November in the north and from March to June in the south, on lawns, beside hedges, at woodland edges and under planted cypress and eucalyptus. Turf and trees have carried it far from Europe.\n\nIt is taken for the [button mushroom](/mushrooms/agaricus-bisporus), for the horse mushroom, which smells of aniseed, or for the [almond mushroom](/mushrooms/agaricus-subrufescens). Old and dry ones hardly stain, and the smell can be faint when raw. If a pan of wild mushrooms gives off ink or hospital, throw out the whole dish.',
    es: 'De joven el sombrero es blanco, liso y casi cuadrado, como salido de un molde; después se aplana y toma un crema grisáceo. Las láminas pasan de pálidas a rosas y de ahí a chocolate, y el pie blanco lleva un anillo. Hasta aquí, el retrato de cualquier Agaricus bueno. Lo que lo distingue está bajo tierra: cortada en su extremo, la base del pie se tiñe al instante de amarillo cromo y luego se apaga en pardo.\n\nFructifica de julio a noviembre en el norte y de marzo a junio en el sur, en céspedes, junto a setos, en linderos y bajo cipreses y eucaliptos plantados. El césped y los árboles lo han llevado lejos de Europa.\n\nSe toma por [champiñón](/mushrooms/agaricus-bisporus), por la bola de nieve, que huele a anís, o por el [champiñón del sol](/mushrooms/agaricus-subrufescens). Los viejos o secos apenas se manchan, y en crudo el olor puede ser débil. Si la sartén despide olor a tinta o a hospital, tire el plato entero.',
    pt: 'Quando jovem o chapéu é branco, liso e quase quadrado, como saído de uma forma; depois se achata e ganha um creme acinzentado. As lâminas vão de pálidas a rosadas e daí a chocolate, e o pé branco leva um anel. Até aqui, o retrato de qualquer bom Agaricus. O que o distingue está debaixo da terra: cortada bem na ponta, a base do pé se tinge na hora de amarelo-cromo e logo se apaga em marrom.\n\nFrutifica de julho a novembro no norte e de março a junho no sul, em gramados, junto a sebes, em bordas de mata e sob ciprestes e eucaliptos plantados. A grama e as árvores levaram-no para longe da Europa.\n\nÉ tomado por [champignon](/mushrooms/agaricus-bisporus), pelo A. arvensis, que cheira a anis, ou pelo [cogumelo-do-sol](/mushrooms/agaricus-subrufescens). Os velhos ou secos mal mancham, e cru o cheiro pode ser fraco. Se a panela soltar cheiro de tinta ou de hospital, jogue fora o prato inteiro.',
  },
  cap: {
    en: 'Boxy when young, then convex, 5–15 cm, white to cream or pale grayish tan, smooth, yellowing at once where the edge is scratched.',
    es: 'Cuadrado de joven, luego convexo, de 5 a 15 cm, blanco a crema o gris ocre pálido, liso, amarillea al instante si se raspa el borde.',
    pt: 'Quadrado quando jovem, depois convexo, com 5–15 cm, branco a creme ou bege-acinzentado claro, liso, amarela na hora se a borda é raspada.',
  },
  gills: {
    en: 'Gills pale, then pink, finally chocolate; print dark brown. Stem 5–15 cm by 1–2.5 cm, white, ringed, without a volva, chrome yellow inside the base when cut.',
    es: 'Láminas pálidas, luego rosas, al final chocolate; esporada pardo oscura. Pie de 5–15 cm por 1–2,5 cm, blanco, con anillo y sin volva, amarillo cromo en la base al cortarlo.',
    pt: 'Lâminas pálidas, depois rosadas, por fim chocolate; esporada marrom-escura. Pé de 5–15 cm por 1–2,5 cm, branco, com anel e sem volva, amarelo-cromo na base quando cortado.',
  },
  es: {
    habitat: 'Céspedes, parques, setos, linderos de bosque y bajo cipreses y eucaliptos plantados.',
    substrates: ['suelo de pradera', 'suelo de jardines y parques'],
    bruising: 'Amarillo cromo vivo al frotar o al cortar la base del pie, que luego pasa a pardo',
    toxins: [
      'Dan el olor a tinta u hospital y se les atribuye la intoxicación; al cocinarlo, el olor vuelve con más fuerza.',
    ],
    fatality: 'Ninguna muerte bien documentada.',
    regions:
      'Europa, Asia occidental y el norte de África; introducido con céspedes y árboles en el oeste de Norteamérica, Sudáfrica, Sudamérica, Australia y Nueva Zelanda. En el sudeste de Australia es una de las causas más comunes de intoxicación por setas.',
    sporeShape: 'elipsoidal, lisa',
    microscopy: 'Cistidios de la arista de las láminas en forma de globo; basidios de cuatro esporas.',
    differences: {
      'Agaricus moelleri': 'Sombrero de escamas grises, con el mismo olor a tinta y la misma mancha amarilla.',
      'Amanita phalloides': 'Láminas blancas y volva en saco; no se mancha de amarillo.',
    },
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/?term=Constituents+of+Agaricus+xanthodermus+Genevier%3A+The+First+Naturally+Endogenous+Azo+Compound+and+Toxic+Phenolic+Metabolites':
        'Encuentra el fenol y el pigmento que causa la mancha amarilla.',
    },
  },
  pt: {
    habitat: 'Gramados, parques, sebes, bordas de mata e sob ciprestes e eucaliptos plantados.',
    substrates: ['solo de campo gramado', 'solo de jardins e parques'],
    bruising: 'Amarelo-cromo vivo ao esfregar ou ao cortar a base do pé, passando depois a marrom',
    toxins: [
      'Dão o cheiro de tinta ou hospital e a eles se atribui a intoxicação; ao cozinhar, o cheiro volta mais forte.',
    ],
    fatality: 'Nenhuma morte bem documentada.',
    regions:
      'Europa, Ásia ocidental e norte da África; introduzido com gramados e árvores no oeste da América do Norte, na África do Sul, na América do Sul, na Austrália e na Nova Zelândia. No sudeste da Austrália é uma das causas mais comuns de intoxicação por cogumelos.',
    sporeShape: 'elipsoide, lisa',
    microscopy: 'Cistídios da borda das lâminas em forma de balão; basídios de quatro esporos.',
    differences: {
      'Agaricus moelleri': 'Chapéu de escamas cinzentas, com o mesmo cheiro de tinta e a mesma mancha amarela.',
      'Amanita phalloides': 'Lâminas brancas e volva em saco; não mancha de amarelo.',
    },
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/?term=Constituents+of+Agaricus+xanthodermus+Genevier%3A+The+First+Naturally+Endogenous+Azo+Compound+and+Toxic+Phenolic+Metabolites':
        'Encontra o fenol e o pigmento que causa a mancha amarela.',
    },
  },
})
