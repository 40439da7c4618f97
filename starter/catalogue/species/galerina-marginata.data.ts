import { galerinaMarginataFacts } from '../poisonous/facts/galerina-marginata.data'
import { poisonous } from '../poisonous/shape'

export const galerinaMarginata = poisonous(galerinaMarginataFacts, {
  lead: {
    en: 'A small brown cap on rotting wood, with a ring that soon falls off and the same liver poison as the death cap, at times standing in the very tuft that somebody came to cut.',
    es: 'Una pequeña seta parda de la madera podrida, con un anillo que pronto se cae y el mismo veneno para el hígado que la oronja verde, a veces dentro del grupo que alguien venía a cortar.',
    pt: 'Um pequeno cogumelo marrom da madeira podre, com um anel que logo cai e o mesmo veneno para o fígado do chapéu-da-morte, às vezes no meio do tufo que alguém veio cortar.',
  },
  description: {
    en: 'Nothing about a funeral bell asks to be noticed. The cap is smooth, brown and thin, and turns pale from the center outward as it dries. Below it sits a fragile ring, or only a zone where a ring has been, often stained rusty by falling spores. Under that the stem is silky, free of scales and darker toward the foot.\n\nIt grows on rotting wood of conifers and broadleaf trees, in tufts, in troops or alone: on mossy logs, on chips, and on buried wood, where it seems to come up from grass. Autumn brings most of them, but where winters are mild no month is without.\n\nThose it poisons were often after tufted wood mushrooms, or after [wavy caps](/mushrooms/psilocybe-cyanescens) in wood chips. Species mix within one clump, the marks that part them fall off, and a knife takes a dozen stems at once. Looking at the first cap tells you about the first cap; the one beside it may have grown from another fungus.',
    es: 'Nada en la galerina mortal llama la atención. El sombrero es liso, pardo y delgado, y al secarse palidece desde el centro hacia fuera. Debajo queda un anillo frágil, o solo la zona donde lo hubo, a menudo teñida de óxido por las esporas que caen. Más abajo el pie es sedoso, sin escamas y más oscuro hacia la base.\n\nCrece sobre madera podrida de coníferas y frondosas, en grupos apretados, en tropas o aislada: en troncos con musgo, en astillas y en madera enterrada, donde parece brotar de la hierba. La mayoría sale en otoño, pero donde el invierno es suave no falta ningún mes.\n\nLos intoxicados buscaban a menudo setas que crecen en ramillete sobre madera, o el [sombrero ondulado](/mushrooms/psilocybe-cyanescens) entre las astillas. Las especies se mezclan en un mismo grupo, los rasgos que las separan se desprenden y la navaja corta una docena de pies de una vez. Mirar el primer sombrero informa sobre ese sombrero; el de al lado puede ser de otro hongo.',
    pt: 'Nada na galerina-mortal chama a atenção. O chapéu é liso, marrom e fino, e ao secar clareia do centro para fora. Logo abaixo fica um anel frágil, ou apenas a zona onde ele existiu, muitas vezes tingida de ferrugem pelos esporos que caem. Dali para baixo o pé é sedoso, sem escamas e mais escuro perto da base.\n\nCresce sobre madeira podre de coníferas e folhosas, em tufos, em bandos ou sozinha: em troncos com musgo, em lascas e em madeira enterrada, onde parece sair da grama. A maioria aparece no outono, mas onde o inverno é ameno não há mês sem ela.\n\nQuem se envenena procurava muitas vezes cogumelos de madeira que nascem em tufos, ou o [chapéu-ondulado](/mushrooms/psilocybe-cyanescens) no meio das lascas. As espécies se misturam num só tufo, as marcas que as separam caem e a faca leva uma dúzia de pés de uma vez. Olhar o primeiro chapéu só informa sobre o primeiro; o vizinho pode ter nascido de outro fungo.',
  },
  cap: {
    en: 'Domed, flatter with age, 1.5–6 cm, brown to honey tan and fading from the center as it dries, smooth, at most greasy, or sticky when wet.',
    es: 'Convexo, más plano con la edad, de 1,5 a 6 cm, pardo a color miel, que palidece desde el centro al secarse, liso, como mucho graso, o pegajoso con la humedad.',
    pt: 'Convexo, mais plano com a idade, com 1,5–6 cm, marrom a cor de mel, clareando do centro ao secar, liso, no máximo gorduroso, ou pegajoso quando úmido.',
  },
  gills: {
    en: 'Tan-brown gills and a rusty brown print. Stem 2–10 cm by 0.2–0.9 cm, brown and darker at the base, silky without scales, with a fragile ring or ring zone that is easily lost and no volva.',
    es: 'Láminas pardo claras y esporada pardo herrumbre. Pie de 2–10 cm por 0,2–0,9 cm, pardo y más oscuro en la base, sedoso y sin escamas, con un anillo frágil o una zona anular que se pierde con facilidad y sin volva.',
    pt: 'Lâminas marrom-claras e esporada marrom-ferrugem. Pé de 2–10 cm por 0,2–0,9 cm, marrom e mais escuro na base, sedoso e sem escamas, com anel frágil ou zona anelar que se perde com facilidade e sem volva.',
  },
  es: {
    habitat:
      'En grupos, en tropas o aislada sobre madera podrida de coníferas y frondosas, astillas y troncos con musgo, también sobre madera enterrada, de modo que parece crecer en la hierba; sobre todo en otoño, pero hallada en todos los meses donde el invierno es suave.',
    substrates: ['troncos de coníferas y frondosas', 'astillas de madera'],
    bruising: null,
    toxins: [
      'Detienen la ARN polimerasa II, de modo que las células del hígado y del riñón dejan de fabricar proteínas; resisten el calor, el secado y la congelación.',
    ],
    fatality:
      'Muertes en Europa y Norteamérica; algunas muestras contienen, a igual peso, más amatoxina que la oronja verde, así que de diez a veinte sombreros pequeños, quizá menos, pueden matar a un niño.',
    regions:
      'Zonas frescas y templadas del hemisferio norte, también Australia y Nueva Zelanda. Intoxicaciones en Europa, en el noroeste de Norteamérica junto al Pacífico y en el este de Norteamérica, a menudo entre quienes recogen setas de madera en grupos o psilocibes.',
    sporeShape: 'almendrada a elipsoidal, verrugosa, con una zona lisa justo encima del punto de inserción',
    microscopy:
      'Cistidios en forma de botella en el borde y en la cara de las láminas; las esporas se vuelven algo pardo rojizas en el reactivo de Melzer.',
    differences: {
      'Hypholoma fasciculare': 'Amarillo azufre, con láminas verdosas y esporada pardo púrpura; amargo.',
      'Pholiotina rugosa':
        'Más pequeña, en el suelo y en astillas, con un anillo estriado que se desliza o se cae; también tiene amatoxinas.',
    },
    summaries: {},
  },
  pt: {
    habitat:
      'Em tufos, em bandos ou isolada sobre madeira podre de coníferas e folhosas, lascas e troncos com musgo, também sobre madeira enterrada, de modo que parece crescer na grama; sobretudo no outono, mas encontrada em todos os meses onde o inverno é ameno.',
    substrates: ['troncos de coníferas e folhosas', 'lascas de madeira'],
    bruising: null,
    toxins: [
      'Param a RNA polimerase II, e as células do fígado e dos rins deixam de fazer proteínas; resistem ao calor, à secagem e ao congelamento.',
    ],
    fatality:
      'Mortes na Europa e na América do Norte; algumas amostras contêm, em igual peso, mais amatoxina que o chapéu-da-morte, de modo que dez a vinte chapéus pequenos, talvez menos, podem matar uma criança.',
    regions:
      'Zonas frescas e temperadas do hemisfério norte, também Austrália e Nova Zelândia. Envenenamentos na Europa, no noroeste da América do Norte junto ao Pacífico e no leste da América do Norte, muitas vezes entre quem colhe cogumelos de madeira em tufos ou psilocibes.',
    sporeShape: 'amendoada a elipsoide, verrucosa, com uma zona lisa logo acima do ponto de inserção',
    microscopy:
      'Cistídios em forma de garrafa na borda e na face das lâminas; os esporos ficam um pouco marrom-avermelhados no reagente de Melzer.',
    differences: {
      'Hypholoma fasciculare': 'Amarelo-enxofre, com lâminas esverdeadas e esporada marrom-púrpura; amargo.',
      'Pholiotina rugosa':
        'Menor, no solo e em lascas, com um anel estriado que desliza ou cai; também tem amatoxinas.',
    },
    summaries: {},
  },
})
