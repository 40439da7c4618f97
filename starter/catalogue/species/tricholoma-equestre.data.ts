import { tricholomaEquestreFacts } from '../poisonous/facts/tricholoma-equestre.data'
import { poisonous } from '../poisonous/shape'

export const tricholomaEquestre = poisonous(tricholomaEquestreFacts, {
  lead: {
    en: 'A yellow mushroom of sandy pine woods, eaten in millions of meals and then tied to deaths from muscle breakdown after repeated large ones; no safe amount is known.',
    es: 'Seta amarilla de los pinares sobre arena, comida millones de veces y ligada después a muertes por destrucción muscular tras varias comidas abundantes; no se conoce ninguna cantidad segura.',
    pt: 'Cogumelo amarelo dos pinhais em areia, comido milhões de vezes e depois ligado a mortes por destruição muscular após várias refeições fartas; não se conhece nenhuma quantidade segura.',
  },
  description: {
    en: 'Gills of sulfur yellow are what one remembers. The cap above is yellow as well, browner and olive in the middle, sticky in wet weather, so that sand clings to it; the stem, too, is yellow and bears no ring and no sac. Some smell of flour, others of nothing.\n\nIt keeps company with pine on sand: in woods, plantations and dunes, also under aspen and birch, in late autumn and, on mild coasts, through winter. Europe, Asia and North America have it, and Argentina in its pine plantations.\n\nPoisonings are known from south-western France, Poland and Lithuania. France, Italy and Spain have banned its sale; in Portugal and Poland it is still gathered and eaten. Mouse experiments raised muscle enzymes without proving a compound, and some researchers doubt the verdict, because other mushrooms do the same in high amounts. Several yellow species share the name, so it is not always known which one was on the plate.\n\nA second danger walks beside it: people after yellow knights have died of the death cap, whose gills are white.',
    es: 'Lo que se recuerda son las láminas de un amarillo azufre. También el sombrero es amarillo, más pardo y oliva en el centro, y con tiempo húmedo se vuelve tan pegajoso que la arena se le adhiere; el pie, amarillo, no lleva anillo ni volva. Unos huelen a harina y otros a nada.\n\nAcompaña al pino sobre arena, en bosques, plantaciones y dunas, y también a temblones y abedules, a fines de otoño y, en costas suaves, durante el invierno. Vive en Europa, Asia y Norteamérica, y en Argentina en las plantaciones de pinos.\n\nSe conocen intoxicaciones en el suroeste de Francia, Polonia y Lituania. Francia, Italia y España han prohibido su venta; en Portugal y Polonia se sigue recogiendo y comiendo. En ratones los extractos elevaron las enzimas musculares sin que se hallara el compuesto, y algunos investigadores dudan del veredicto, pues otras setas hacen lo mismo en grandes cantidades. Varias especies amarillas comparten el nombre, así que no siempre se sabe cuál había en el plato.\n\nA su lado acecha otro peligro: hay quien buscaba setas de los caballeros y murió por la oronja verde, de láminas blancas.',
    pt: 'O que fica na memória são as lâminas amarelo-enxofre. O chapéu também é amarelo, mais marrom e oliva no centro, e com tempo úmido fica tão pegajoso que a areia gruda nele; o pé, amarelo, não traz anel nem volva. Uns cheiram a farinha, outros a nada.\n\nAcompanha o pinheiro em areia, em bosques, plantações e dunas, e também choupos-tremedores e bétulas, no fim do outono e, em costas amenas, durante o inverno. Vive na Europa, na Ásia e na América do Norte, e na Argentina nas plantações de pinheiros.\n\nConhecem-se envenenamentos no sudoeste da França, na Polônia e na Lituânia. França, Itália e Espanha proibiram a venda; em Portugal e na Polônia ele continua sendo colhido e comido. Em camundongos os extratos elevaram as enzimas musculares sem que se achasse o composto, e alguns pesquisadores duvidam do veredito, pois outros cogumelos fazem o mesmo em grandes quantidades. Várias espécies amarelas dividem o nome, e nem sempre se sabe qual estava no prato.\n\nAo lado dele há outro perigo: quem procurava míscaros já morreu por causa do chapéu-da-morte, de lâminas brancas.',
  },
  cap: {
    en: 'Domed, then spreading, 4–14 cm, yellow with an olive-brown center, smooth, sticky when wet and often gritty with sand.',
    es: 'Convexo y luego extendido, de 4 a 14 cm, amarillo con el centro pardo oliva, liso, pegajoso con la humedad y a menudo cubierto de arena.',
    pt: 'Convexo e depois aberto, com 4–14 cm, amarelo com o centro marrom-oliva, liso, pegajoso quando úmido e muitas vezes coberto de areia.',
  },
  gills: {
    en: 'Sulfur yellow gills; spore print white. Stem 3–10 cm by 1–2.5 cm, yellow, with no ring and no sac at the base.',
    es: 'Láminas de color amarillo azufre; esporada blanca. Pie de 3–10 cm por 1–2,5 cm, amarillo, sin anillo y sin volva en la base.',
    pt: 'Lâminas de cor amarelo-enxofre; esporada branca. Pé de 3–10 cm por 1–2,5 cm, amarelo, sem anel e sem volva na base.',
  },
  es: {
    habitat:
      'Pinares sobre arena, plantaciones de pinos y dunas, también bajo temblones y abedules; fin de otoño y, en costas suaves, invierno.',
    substrates: ['micorriza con pino sobre arena'],
    bruising: null,
    toxins: [
      'Los extractos elevaron las enzimas musculares en ratones, pero no se ha demostrado ningún compuesto y otras setas también lo hacen en grandes cantidades.',
    ],
    fatality:
      'Murieron tres de los 12 pacientes franceses de 1992–2000, y hay muertes aisladas en otros lugares; como millones de comidas han pasado sin daño, algunos investigadores dudan del veredicto, pero no se conoce cantidad segura.',
    regions:
      'Europa, Asia y Norteamérica, y plantaciones de pinos de Argentina. Intoxicaciones en el suroeste de Francia, Polonia y Lituania. Prohibida su venta en Francia, Italia y España; aún se recoge y se come en Portugal, como míscaro, y en Polonia.',
    sporeShape: 'elipsoidal, lisa',
    microscopy: 'Esporas no amiloides; hifas sin fíbulas. Bajo el nombre se reúnen todavía varias especies amarillas.',
    differences: {
      'Amanita phalloides': 'Láminas blancas, anillo y volva; ha matado a quienes recogían seta de los caballeros.',
      'Tricholoma sulphureum': 'Huele a gas de alumbrado; amarga y desagradable.',
    },
    summaries: {
      'https://doi.org/10.1056/NEJMoa010581':
        'Doce pacientes franceses, tres de ellos muertos, tras comer repetidamente seta de los caballeros.',
      'https://doi.org/10.1111/1541-4337.12374':
        'Sopesa las pruebas contra la seta de los caballeros y cuestiona una parte.',
    },
  },
  pt: {
    habitat:
      'Pinhais em areia, plantações de pinheiros e dunas, também sob choupos-tremedores e bétulas; fim do outono e, em costas amenas, inverno.',
    substrates: ['micorriza com pinheiro em areia'],
    bruising: null,
    toxins: [
      'Extratos elevaram as enzimas musculares em camundongos, mas nenhum composto foi provado e outros cogumelos também o fazem em grandes quantidades.',
    ],
    fatality:
      'Morreram três dos 12 pacientes franceses de 1992–2000, e há mortes isoladas em outros lugares; como milhões de refeições passaram sem dano, alguns pesquisadores duvidam do veredito, mas não se conhece quantidade segura.',
    regions:
      'Europa, Ásia e América do Norte, e plantações de pinheiros da Argentina. Envenenamentos no sudoeste da França, na Polônia e na Lituânia. Venda proibida na França, na Itália e na Espanha; ainda colhido e comido em Portugal, como míscaro, e na Polônia.',
    sporeShape: 'elipsoide, lisa',
    microscopy: 'Esporos não amiloides; hifas sem fíbulas. Sob o nome ainda se reúnem várias espécies amarelas.',
    differences: {
      'Amanita phalloides': 'Lâminas brancas, anel e volva; já matou quem colhia míscaro-amarelo.',
      'Tricholoma sulphureum': 'Cheira a gás de iluminação; amargo e desagradável.',
    },
    summaries: {
      'https://doi.org/10.1056/NEJMoa010581':
        'Doze pacientes franceses, três dos quais morreram, depois de comer repetidamente míscaro-amarelo.',
      'https://doi.org/10.1111/1541-4337.12374': 'Avalia as provas contra o míscaro-amarelo e questiona uma parte.',
    },
  },
})
