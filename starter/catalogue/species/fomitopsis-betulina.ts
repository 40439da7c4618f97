import type { SpeciesSeed } from '../shapes'

export const fomitopsisBetulina: SpeciesSeed = {
  slug: 'fomitopsis-betulina',
  scientificName: 'Fomitopsis betulina',
  authority: '(Bull.) B.K. Cui, M.L. Han & Y.C. Dai',
  variation: null,
  synonyms: ['Piptoporus betulinus'],
  commonNames: {
    en: ['Birch Polypore', 'Razor Strop Fungus'],
    es: ['Políporo del abedul', 'Yesquero del abedul'],
    pt: ['Políporo-da-bétula'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Polyporales',
    family: 'Fomitopsidaceae',
    genus: 'Fomitopsis',
    species: 'Fomitopsis betulina',
  },
  types: ['medicinal'],
  edibility: 'medicinal',
  flavors: ['bitter', 'woody'],
  fragrances: ['fungus', 'fresh'],
  textures: ['firm', 'chewy'],
  effects: [],
  lead: {
    en: 'A pale, rounded bracket found only on birch, once used to strop razors, and one of the fungi carried by the Iceman who died in the Alps 5,300 years ago.',
    es: 'Repisa pálida y redondeada que vive solo en abedules, sirvió para asentar navajas y viajaba con el hombre de hielo que murió en los Alpes hace 5300 años.',
    pt: 'Orelha-de-pau clara e arredondada, exclusiva das bétulas, antes usada para afiar navalhas e levada pelo Homem do Gelo que morreu nos Alpes há 5.300 anos.',
  },
  description: {
    en: 'Wherever birch dies in Europe, Asia and North America, this bracket is likely to follow, and it can be met in every month because old brackets hang through winter. It begins as a white knob and swells to a smooth cushion or kidney 8 to 25 cm across, fawn to gray-buff above, with a thick rolled margin overhanging white pores. The flesh is white, light and corky; the wood behind it rots to brown cubes.\n\nStrong brews can upset the stomach, and its safety in people has hardly been tested. Tinder fungus grows on birch too, but is a hard gray hoof, and the red-belted conk is woody with a colored band. Confirm the birch, the inrolled edge and the white pores before you call it certain.\n\nPeople have cut it into strops, tinder, pincushions and styptic strips, and simmered young slices for a bitter drink. It is no table mushroom. The triterpenes and other compounds are studied in the laboratory, and almost nothing has been tried in people.',
    es: 'Donde muere un abedul, en Europa, Asia o Norteamérica, suele llegar esta repisa, y se ve en cualquier mes porque las viejas cuelgan todo el invierno. Nace como un botón blanco y se hincha en un cojín o riñón liso de 8 a 25 cm, beige o gris ocre por encima, con un borde grueso y enrollado que sobresale de los poros blancos. La carne es blanca, ligera y corchosa; la madera de detrás se descompone en cubos pardos.\n\nLas infusiones cargadas revuelven el estómago y los datos de seguridad son escasos. El yesquero común también crece en abedul, pero es un casco gris y duro; el marginado es leñoso y con banda roja. Abedul, borde enrollado y poros blancos deben verse sin duda antes de darle nombre.\n\nCon ella se hicieron asentadores, yesca, alfileteros y tiras para restañar la sangre, y de las rodajas tiernas hervidas, una bebida amarga. No es seta de mesa. Sus triterpenos y otros compuestos se estudian en el laboratorio y casi nada se ha probado en personas.',
    pt: 'Onde morre uma bétula, na Europa, na Ásia ou na América do Norte, é provável que apareça esta orelha-de-pau, visível em qualquer mês porque as velhas pendem o inverno inteiro. Começa como um botão branco e incha até virar almofada ou rim liso, de 8 a 25 cm, bege a cinza-ocre por cima, com margem grossa e enrolada que ultrapassa os poros brancos. A carne é branca, leve e corticenta; a madeira atrás dela se desfaz em cubos marrons.\n\nBebidas fortes podem irritar o estômago, e faltam dados de segurança. O fungo-isca também cresce em bétula, mas é um casco cinzento e duro; a orelha-de-faixa-vermelha é lenhosa e colorida. Bétula, borda enrolada e poros brancos: só com os três conferidos o nome é certo.\n\nDela já se fizeram assentadores de navalha, isca de fogo, alfineteiras e tiras para estancar sangue, e das fatias novas fervidas, uma bebida amarga. Não é cogumelo de mesa. Seus triterpenos e outros compostos são estudados em laboratório, e quase nada foi testado em pessoas.',
  },
  cap: {
    en: 'Cushion to kidney shape, 8–25 cm across, smooth and skin-like; whitish when fresh, later fawn or gray-buff and cracking, with an inrolled rim.',
    es: 'Cojín o riñón de 8 a 25 cm, liso como una piel, blanquecino de joven y después beige o gris ocre y cuarteado, con borde enrollado.',
    pt: 'Almofada ou rim de 8 a 25 cm, liso como pele, esbranquiçado quando novo, depois bege ou cinza-ocre e rachado, de margem enrolada.',
  },
  gills: {
    en: 'Small, crowded white pores sunk below the rim, with a white spore print. It has no stem, ring or volva.',
    es: 'Poros blancos, pequeños y apretados, hundidos bajo el reborde; esporada blanca. No tiene pie, anillo ni volva.',
    pt: 'Poros brancos, pequenos e juntos, recuados sob a borda, e esporada branca; prende-se ao tronco sem pé, anel ou volva.',
  },
  bruising: null,
  habitat: {
    en: 'Dead and dying birches, standing or fallen, in northern and mountain woods.',
    es: 'Abedules muertos o moribundos, en pie o caídos, en bosques del norte y de montaña.',
    pt: 'Bétulas mortas ou moribundas, em pé ou tombadas, em matas do norte e de montanha.',
  },
  substrates: [{ en: 'birch trunks', es: 'troncos de abedul', pt: 'troncos de bétula' }],
  substrateFacts: ['birch trunks'],
  seasonNorth: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  continents: ['europe', 'asia', 'north-america'],
  helpsWith: [
    {
      ailment: 'intestinal-parasites',
      evidence: 'traditional',
      sources: ['https://doi.org/10.1016/S0140-6736(05)79939-6'],
      note: {
        en: 'The Iceman carried it and had whipworm eggs in his gut, so some suppose he took it for worms; that is a guess about the past, not a remedy.',
        es: 'El hombre de hielo la llevaba y tenía huevos de tricocéfalo en el intestino, de donde se supone un uso vermífugo: conjetura histórica y no remedio.',
        pt: 'O Homem do Gelo a levava e tinha ovos de tricuro no intestino, daí a suposição de uso vermífugo, que é hipótese histórica e não remédio.',
      },
    },
    {
      ailment: 'wound-healing',
      evidence: 'traditional',
      sources: ['https://doi.org/10.1007/s11274-017-2247-0'],
      note: {
        en: 'Strips of the inner layer were laid on cuts as a styptic in folk practice, never compared with modern dressings.',
        es: 'En la práctica popular se ponían tiras sobre los cortes para detener la sangre, sin comparación con apósitos actuales.',
        pt: 'Na prática popular, tiras do fungo eram postas sobre cortes para estancar o sangue, sem comparação com curativos modernos.',
      },
    },
    {
      ailment: 'bacterial-infection',
      evidence: 'in-vitro',
      sources: ['https://doi.org/10.1007/s11274-017-2247-0'],
      note: {
        en: 'Piptamine and crude extracts slow bacteria in culture dishes; infections in people need proper treatment.',
        es: 'La piptamina y los extractos frenan bacterias en placa de cultivo, y una infección humana requiere tratamiento médico.',
        pt: 'A piptamina e extratos brutos freiam bactérias em placa, e infecção em gente pede tratamento médico.',
      },
    },
    {
      ailment: 'inflammation',
      evidence: 'in-vitro',
      sources: ['https://doi.org/10.1007/s11274-017-2247-0'],
      note: {
        en: 'Polyporenic acids block enzymes of inflammation in test tubes, with no trial to show what they do in people.',
        es: 'Los ácidos poliporénicos bloquean enzimas de la inflamación en el tubo de ensayo, sin ensayos que muestren su efecto en personas.',
        pt: 'Ácidos poliporênicos bloqueiam enzimas da inflamação em tubo de ensaio, sem estudo que mostre o efeito em pessoas.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: {
        en: 'Bitterness and stomach upset',
        es: 'Amargor y molestias digestivas',
        pt: 'Amargor e mal-estar digestivo',
      },
      description: {
        en: 'It is very bitter, and strong brews may bring nausea or cramps.',
        es: 'Es muy amargo y, en infusiones cargadas, puede dar náuseas o retortijones.',
        pt: 'É muito amarga, e bebidas concentradas podem dar náusea ou cólica.',
      },
    },
    {
      sideEffect: {
        en: 'Little known safety in people',
        es: 'Seguridad poco conocida',
        pt: 'Segurança pouco conhecida',
      },
      description: {
        en: 'Effects in pregnancy, in children or beside medicines have not been established, so it is best left alone in those cases.',
        es: 'No se conocen sus efectos en el embarazo, en niños ni junto a medicamentos, y en esos casos conviene evitarlo.',
        pt: 'Não se sabe o que faz na gravidez, em crianças ou junto com remédios, e nesses casos é melhor não usar.',
      },
    },
  ],
  psychoactiveChem: [],
  medicinalChem: [
    {
      name: 'beta-glucans',
      min: 50,
      max: null,
      unit: 'g/100 g dry',
      source: 'Sari et al. 2017: more than 50 g/100 g dry',
      benefits: {
        en: 'They make up more than half the dry weight in one survey and are studied in the laboratory for immune activity.',
        es: 'Superan la mitad del peso seco en un muestreo y se estudian en el laboratorio por su acción inmunitaria.',
        pt: 'Passam da metade do peso seco em um levantamento e são estudadas em laboratório por sua atividade imunitária.',
      },
    },
    {
      name: 'triterpenes',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Polyporenic acids are tested against inflammatory enzymes and bacteria in the test tube.',
        es: 'Los ácidos poliporénicos se prueban in vitro frente a enzimas inflamatorias y bacterias.',
        pt: 'Os ácidos poliporênicos são testados in vitro contra enzimas inflamatórias e bactérias.',
      },
    },
    {
      name: 'polysaccharides',
      min: null,
      max: null,
      unit: null,
      source: 'Pleszczyńska et al. 2017 review',
      benefits: {
        en: 'Fractions reviewed for activity on cells and microbes, with very little beyond the bench.',
        es: 'Fracciones revisadas por su acción sobre células y microbios, con muy poco fuera del laboratorio.',
        pt: 'Frações revisadas por sua ação em células e micróbios, com muito pouco além da bancada.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Ergosterol is the main one and is followed as a starting point for vitamin D2.',
        es: 'El principal, el ergosterol, interesa como materia inicial de la vitamina D2.',
        pt: 'O principal, o ergosterol, interessa como matéria inicial da vitamina D2.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'shelf',
    capColors: ['#d8cdbb', '#b29a7a', '#f1ebdf'],
    capDiameterCm: [8, 25],
    gills: 'pores',
    gillColor: '#fbf8f0',
    stipe: null,
    sporePrint: { color: 'white', hex: '#f7f4ec' },
    bruising: null,
    surface: 'smooth',
  },
  lookAlikes: [
    {
      scientificName: 'Fomes fomentarius',
      commonName: { en: 'Tinder Fungus', es: 'Yesquero común', pt: 'Fungo-isca' },
      edibility: 'inedible',
      differences: {
        en: 'Inedible: a hard gray hoof with bands and a brown interior, unlike the pale, soft, cushioned birch polypore.',
        es: 'No comestible: casco gris, duro, con bandas e interior pardo, cuando el del abedul es claro, blando y redondeado.',
        pt: 'Não comestível: casco cinzento, duro, com faixas e interior marrom, ao contrário da almofada clara e macia da bétula.',
      },
    },
    {
      scientificName: 'Fomitopsis pinicola',
      commonName: { en: 'Red-belted Conk', es: 'Yesquero marginado', pt: 'Orelha-de-pau-de-faixa-vermelha' },
      edibility: 'inedible',
      differences: {
        en: 'Woody bracket of conifers, mainly, marked by a red band and a cream rim.',
        es: 'Repisa leñosa, en general de coníferas, marcada por una banda roja y el borde crema.',
        pt: 'Prateleira lenhosa, em geral de coníferas, com faixa vermelha e borda creme.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Pick young brackets', es: 'Repisas jóvenes', pt: 'Exemplares jovens' },
      description: {
        en: 'Soft, white-fleshed, unbroken ones are easiest to cut; gray, cracked or beetle-eaten brackets are best left to hang.',
        es: 'Las blandas, blancas y enteras se cortan con facilidad; las grises, agrietadas o comidas por escarabajos es mejor dejarlas.',
        pt: 'Os macios, brancos e inteiros cortam-se com facilidade; cinzentos, rachados ou roídos por besouros ficam na árvore.',
      },
    },
    {
      tip: { en: 'Slice before drying', es: 'Cortar antes de secar', pt: 'Fatie antes de secar' },
      description: {
        en: 'A whole bracket dries as hard as cork and grows mold inside, so slice thinly and dry at once.',
        es: 'Entera se endurece como corcho y enmohece por dentro, de modo que se filetea fina y se seca enseguida.',
        pt: 'Inteira, endurece como cortiça e mofa por dentro; fatie fino e seque logo.',
      },
    },
    {
      tip: { en: 'Check the tree', es: 'Mirar el árbol', pt: 'Observe a árvore' },
      description: {
        en: 'Bark that peels in white papery strips settles half the question; another kind of tree means another fungus.',
        es: 'La corteza blanca que se pela en tiras de papel resuelve media duda; si el árbol no es abedul, el hongo tampoco es este.',
        pt: 'A casca branca que se solta em tiras de papel resolve metade da dúvida; se a árvore não é bétula, o fungo é outro.',
      },
    },
  ],
  cultivation: null,
  cultivationNote: {
    en: 'Seldom farmed; what is sold is gathered from birch.',
    es: 'Casi no se cultiva: se recoge del abedul.',
    pt: 'Raramente cultivada, é colhida em bétulas.',
  },
  references: [
    {
      title:
        "Fomitopsis betulina (formerly Piptoporus betulinus): the Iceman's polypore fungus with modern biotechnological potential",
      year: 2017,
      url: 'https://doi.org/10.1007/s11274-017-2247-0',
      doi: '10.1007/s11274-017-2247-0',
      summary: {
        en: 'Reviews the folk use, chemistry and tested activities of birch polypore.',
        es: 'Revisa el uso popular, la química y las actividades ensayadas del políporo del abedul.',
        pt: 'Revisa o uso popular, a química e as atividades testadas do políporo-da-bétula.',
      },
    },
    {
      title: '5300 years ago, the Ice Man used natural laxatives and antibiotics',
      year: 1998,
      url: 'https://doi.org/10.1016/S0140-6736(05)79939-6',
      doi: '10.1016/S0140-6736(05)79939-6',
      summary: {
        en: 'Short paper suggesting that the Iceman carried birch polypore against intestinal parasites.',
        es: 'Breve artículo que propone que el hombre de hielo la usaba contra parásitos intestinales.',
        pt: 'Breve artigo que propõe que o Homem do Gelo a usava contra parasitas intestinais.',
      },
    },
    {
      title: 'Screening of beta-glucan contents in commercially cultivated and wild growing mushrooms',
      year: 2017,
      url: 'https://doi.org/10.1016/j.foodchem.2016.08.010',
      doi: '10.1016/j.foodchem.2016.08.010',
      summary: {
        en: 'Enzyme assays of alpha- and beta-glucans across 39 mushroom species, with stems often richer than caps.',
        es: 'Medición enzimática de alfa y betaglucanos en 39 especies, a menudo más abundantes en el pie que en el sombrero.',
        pt: 'Medidas enzimáticas de alfa e betaglucanas em 39 espécies, com frequência mais altas no pé que no chapéu.',
      },
    },
  ],
}
