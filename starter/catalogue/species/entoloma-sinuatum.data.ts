import { entolomaSinuatumFacts } from '../poisonous/facts/entoloma-sinuatum.data'
import { poisonous } from '../poisonous/shape'

export const entolomaSinuatum = poisonous(entolomaSinuatumFacts, {
  lead: {
    en: 'Large, pale and mealy-smelling like two mushrooms that people gather on purpose, the livid pinkgill is one of the main causes of mushroom illness in France, Switzerland and Spain.',
    es: 'Grande, pálida y con el mismo olor a harina que dos setas comestibles, la pérfida es una de las principales causas de intoxicación por setas en Francia, Suiza y España.',
    pt: 'Grande, pálido e com o mesmo cheiro de farinha de dois cogumelos comestíveis, o entoloma-lívido é uma das principais causas de intoxicação por cogumelos na França, na Suíça e na Espanha.',
  },
  description: {
    en: 'This is a big mushroom with a greasy cap somewhere between lead and cream. Turn a young one over and the gills are yellowish; later they take on the salmon of ripe spores. They are notched where they meet a thick, pale stem that carries neither ring nor sac. Many smell strongly of meal or cucumber, others of nothing.\n\nFrom July to October it stands under oak, beech and hornbeam on clay and limestone, above all in the warmer parts of Europe.\n\nPickers bring it home as St George’s mushroom, the miller, the clouded funnel or a [button mushroom](/mushrooms/agaricus-bisporus). The first two smell of meal as well, so a nose trained on them works against its owner. A cap left on paper tells more: the pinkgill prints salmon, St George’s mushroom white, the button mushroom dark brown. The miller prints pink too; its soft flesh and the gills that run down the stem from the start set it apart, and where those leave any doubt, a large pale cap from an oak wood stays in the oak wood.',
    es: 'Es una seta grande, de sombrero graso y de un color entre el plomo y la crema. De joven muestra láminas amarillentas, que más tarde toman el tono salmón de las esporas maduras. Son escotadas junto a un pie grueso y pálido, sin anillo ni volva. Muchos ejemplares huelen con fuerza a harina o pepino; otros, a nada.\n\nDe julio a octubre aparece bajo robles, hayas y carpes, en suelos de arcilla y caliza, sobre todo en las zonas más cálidas de Europa.\n\nLlega a la cocina en lugar de la seta de San Jorge, la molinera, la pardilla o el [champiñón](/mushrooms/agaricus-bisporus). Las dos primeras también huelen a harina, de modo que la nariz de quien las conoce juega en su contra. Más dice un sombrero dejado sobre papel: la pérfida da esporada salmón; la seta de San Jorge, blanca; el champiñón, pardo oscura. La molinera la da rosa, y solo la separan la carne blanda y unas láminas que bajan por el pie desde el principio. Si eso no queda claro, no hay más preguntas: se deja en el bosque.',
    pt: 'É um cogumelo grande, de chapéu gorduroso e cor entre o chumbo e o creme. Quando jovem mostra lâminas amareladas, que depois ganham o tom salmão dos esporos maduros. Elas são recortadas junto a um pé grosso e pálido, sem anel nem volva. Muitos exemplares cheiram forte a farinha ou pepino; outros, a nada.\n\nDe julho a outubro aparece sob carvalhos, faias e carpinos, em solos de argila e calcário, sobretudo nas partes mais quentes da Europa.\n\nChega à cozinha no lugar do cogumelo-de-são-jorge, do cogumelo-moleiro, do clitocibe-nebular ou do [champignon](/mushrooms/agaricus-bisporus). Os dois primeiros também cheiram a farinha, e assim o nariz de quem os conhece trabalha contra o dono. Um chapéu deixado sobre papel conta mais: o entoloma dá esporada salmão; o cogumelo-de-são-jorge, branca; o champignon, marrom-escura. O moleiro a dá rosa, e só o distinguem a carne mole e as lâminas que descem pelo pé desde o início. Onde isso não estiver claro, o chapéu grande e pálido continua onde nasceu.',
  },
  cap: {
    en: 'Domed, flatter with age, 6–20 cm, leaden white to buff or gray-beige, smooth and greasy to the touch.',
    es: 'Convexo, más plano con la edad, de 6 a 20 cm, blanco plomizo a crema o beige grisáceo, liso y graso al tacto.',
    pt: 'Convexo, mais plano com a idade, com 6–20 cm, branco-plúmbeo a creme ou bege-acinzentado, liso e gorduroso ao toque.',
  },
  gills: {
    en: 'Notched gills, yellow when young, then salmon pink like the print. Stem 5–15 cm by 1.5–3.5 cm, stout, whitish to cream, with no ring and no volva.',
    es: 'Láminas escotadas, amarillas de joven y después rosa salmón, como la esporada. Pie de 5–15 cm por 1,5–3,5 cm, robusto, blanquecino a crema, sin anillo ni volva.',
    pt: 'Lâminas recortadas, amarelas no cogumelo jovem e depois rosa-salmão, como a esporada. Pé de 5–15 cm por 1,5–3,5 cm, robusto, esbranquiçado a creme, sem anel e sem volva.',
  },
  es: {
    habitat: 'Bosques de robles, hayas y carpes sobre arcilla y caliza.',
    substrates: ['micorriza con roble y haya'],
    bruising: null,
    toxins: ['Irritantes del intestino de naturaleza desconocida; cocinarla no la hace segura.'],
    fatality:
      'Las muertes son raras y casi todas antiguas; las series modernas registran trastornos digestivos graves, a veces con valores hepáticos elevados.',
    regions:
      'Europa, sobre todo sus zonas más cálidas; citada también de Asia y Norteamérica. Una de las causas principales de intoxicación por setas en Francia, Suiza y España.',
    sporeShape: 'angulosa, de cinco a seis lados',
    microscopy: 'Con fíbulas; las esporas rosadas y angulosas confirman el género.',
    differences: {
      'Entoloma rhodopolium':
        'Más delgado, palidece al secarse y sus láminas nunca son amarillas; la esporada es del mismo salmón.',
    },
    summaries: {},
  },
  pt: {
    habitat: 'Matas de carvalhos, faias e carpinos sobre argila e calcário.',
    substrates: ['micorriza com carvalho e faia'],
    bruising: null,
    toxins: ['Irritantes do intestino de natureza desconhecida; o cozimento não o torna seguro.'],
    fatality:
      'As mortes são raras e quase todas antigas; as séries modernas registram distúrbios digestivos graves, às vezes com valores hepáticos elevados.',
    regions:
      'Europa, sobretudo suas partes mais quentes; relatado também da Ásia e da América do Norte. Uma das causas principais de intoxicação por cogumelos na França, na Suíça e na Espanha.',
    sporeShape: 'angulosa, com cinco a seis lados',
    microscopy: 'Com fíbulas; os esporos rosados e angulosos confirmam o gênero.',
    differences: {
      'Entoloma rhodopolium':
        'Mais fino, clareia ao secar e suas lâminas nunca são amarelas; a esporada é do mesmo salmão.',
    },
    summaries: {},
  },
})
