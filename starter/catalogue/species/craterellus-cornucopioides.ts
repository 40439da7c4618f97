import type { SpeciesSeed } from '../shapes'

export const craterellusCornucopioides: SpeciesSeed = {
  slug: 'craterellus-cornucopioides',
  scientificName: 'Craterellus cornucopioides',
  authority: '(L.) Pers.',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['Black Trumpet', 'Horn of Plenty', 'Trumpet of the Dead'],
    es: ['Trompeta de los muertos', 'Trompeta de la muerte', 'Trompeta negra'],
    pt: ['Trombeta-dos-mortos', 'Trombeta-da-morte', 'Trombeta-negra'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Cantharellales',
    family: 'Hydnaceae',
    genus: 'Craterellus',
    species: 'Craterellus cornucopioides',
  },
  types: ['culinary'],
  edibility: 'choice',
  flavors: ['smoky', 'fruity', 'floral', 'umami'],
  fragrances: ['earthy', 'musky', 'nutty'],
  textures: ['chewy', 'fleshy'],
  effects: [],
  lead: {
    en: 'A thin, hollow, soot-dark funnel that hides in beech and oak litter, the black trumpet looks like a hole in the ground and cooks into one of autumn’s deepest flavors.',
    es: 'Fina, hueca y negra como el hollín, la trompeta de los muertos se confunde con la hojarasca de hayas y robles, y guarda un sabor ahumado que se concentra al secarla.',
    pt: 'Funil oco, fino e escuro como fuligem, a trombeta-dos-mortos some entre as folhas de faias e carvalhos e, depois de seca, perfuma qualquer prato de outono.',
  },
  description: {
    en: 'You rarely see one black trumpet; you notice a dark gap in the leaves, crouch, and find thirty. They come up from August to November under beech, oak and hazel, often in mossy hollows, as wavy-edged horns hollow to the very base. The inside is nearly black and finely scaly, the outside ash-gray and almost smooth, with no gills or true ridges.\n\nNo deadly fungus closely copies the shape, yet haste still spoils baskets with soil, rotten horns and strangers. Devil’s urn, a leathery goblet on sticks, belongs to early spring; ashen chanterelle shows forked ridges. Cook black trumpets well, and keep only those whose smooth, hollow horn leaves you in no doubt.\n\nThe flesh is thin but full of scent, smoky, fruity and a little musky. Split each trumpet, rinse out the grit, and fry gently or dry it, for it dries in hours and crumbles into a dark seasoning for rice, eggs and sauces. It lives with tree roots and comes only from wild woods.',
    es: 'Casi nunca se ve una sola: se percibe un hueco oscuro entre las hojas, uno se agacha y aparecen treinta. Brota de agosto a noviembre bajo hayas, robles y avellanos, muchas veces en hondonadas con musgo, en forma de cuerno de borde ondulado, hueco hasta la base. Por dentro es casi negra y algo escamosa; por fuera, gris ceniza y prácticamente lisa, sin láminas ni pliegues marcados.\n\nNingún hongo mortal imita de cerca su figura, pero las prisas llenan la cesta de tierra, piezas podridas e intrusos. La urna del diablo, copa coriácea sobre ramas, es de comienzos de primavera, y la trompeta gris tiene pliegues bifurcados. Se come bien hecha, y únicamente cuando la trompeta lisa y hueca no admite otra lectura.\n\nLa carne es delgada y muy aromática, ahumada, afrutada y con un punto almizclado. Conviene abrirla a lo largo, enjuagar la tierra y saltearla despacio, o bien secarla, cosa que ocurre en horas; molida sazona arroces, huevos y salsas. Vive asociada a raíces y solo se recoge en el bosque.',
    pt: 'Quase nunca se avista uma só: percebe-se um buraco escuro entre as folhas, a gente se abaixa e surgem trinta. Nasce de agosto a novembro sob faias, carvalhos e aveleiras da Europa, da América do Norte e da Ásia, muitas vezes em baixadas com musgo, como uma corneta de borda ondulada e oca até a base. O interior é quase preto; o lado externo, cinza e praticamente liso, sem lâminas nem pregas fortes.\n\nNenhum fungo mortal copia de perto essa forma, mas a pressa enche o cesto de terra, peças estragadas e intrusos. A urna-do-diabo, taça coriácea sobre galhos, é do começo da primavera, e o cantarelo-cinzento tem pregas bifurcadas. Sirva bem cozida e apenas se a corneta lisa e oca não deixar dúvida alguma.\n\nA carne é fina e muito perfumada, defumada, frutada, um tanto almiscarada. Abra ao meio, lave a areia e refogue devagar, ou seque, o que leva poucas horas; em pó, tempera arroz, ovos e molhos. Por depender das raízes das árvores, só se encontra na mata.',
  },
  cap: {
    en: 'A hollow funnel 2 to 8 cm wide with a thin, flared and wavy rim, blackish brown to charcoal inside and grayer as it dries.',
    es: 'Embudo hueco de 2 a 8 cm de ancho, con borde fino, abierto y ondulado; negro pardusco o carbón por dentro y más gris al secarse.',
    pt: 'Funil oco com 2 a 8 cm de largura, borda fina, aberta e ondulada, preto-amarronzado a carvão por dentro e mais cinza quando seca.',
  },
  gills: {
    en: 'No gills: the ash-gray outer face is smooth to faintly wrinkled and gives a white spore print. It tapers into a dark tube-like stem 3 to 10 cm by 0.5 to 1.5 cm, with neither ring nor volva.',
    es: 'Sin láminas: la cara externa, gris ceniza, es lisa o apenas arrugada y deja esporada blanca. Se estrecha en un pie tubular oscuro de 3 a 10 cm por 0,5 a 1,5 cm, sin anillo ni volva.',
    pt: 'Sem lâminas; a face externa, cinza, é lisa ou pouco enrugada e deixa esporada branca. Afina num pé tubular escuro de 3 a 10 cm por 0,5 a 1,5 cm, sem anel e sem volva.',
  },
  bruising: null,
  habitat: {
    en: 'Leaf litter beneath beech, oak and hazel, with a liking for damp mossy hollows.',
    es: 'Hojarasca de hayedos, robledales y avellanares, con gusto por las hondonadas musgosas.',
    pt: 'Folhiço sob faias, carvalhos e aveleiras, com preferência por baixadas úmidas e musgosas.',
  },
  substrates: [
    {
      en: 'mycorrhiza with beech, oak and hazel',
      es: 'micorriza con haya, roble y avellano',
      pt: 'micorriza com faia, carvalho e aveleira',
    },
  ],
  substrateFacts: ['mycorrhiza with beech, oak and hazel'],
  seasonNorth: [8, 9, 10, 11],
  continents: ['europe', 'north-america', 'asia'],
  helpsWith: [
    {
      ailment: 'inflammation',
      evidence: 'in-vitro',
      note: {
        en: 'Black trumpet extracts quieted inflammatory signals in cultured immune cells, with nothing yet shown in patients.',
        es: 'En cultivos de células inmunitarias, los extractos de trompeta negra atenuaron señales inflamatorias, sin estudios que lo confirmen en pacientes.',
        pt: 'Extratos de trombeta-negra reduziram sinais inflamatórios em células de defesa cultivadas, sem confirmação em pacientes.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'Grit in the horn', es: 'Arenilla en el interior', pt: 'Areia dentro do funil' },
      description: {
        en: 'The open trumpet collects sand, needles and small insects, so split and rinse it before cooking.',
        es: 'La trompeta abierta recoge arena, agujas y bichitos; ábrala y enjuáguela antes de guisarla.',
        pt: 'A corneta aberta acumula areia, folhas e pequenos insetos, por isso deve ser aberta e lavada antes do preparo.',
      },
    },
    {
      sideEffect: { en: 'Stomach upset when raw', es: 'Molestias si va cruda', pt: 'Incômodo digestivo se crua' },
      description: {
        en: 'A generous raw portion of black trumpets may disagree with the stomach.',
        es: 'Una cantidad grande de trompetas crudas puede revolver el estómago.',
        pt: 'Muita trombeta-negra crua de uma vez pode embrulhar o estômago.',
      },
    },
  ],
  psychoactiveChem: [],
  medicinalChem: [
    {
      name: 'polysaccharides',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Reported in the fruit body and explored in cell and animal studies of immune function.',
        es: 'Se han descrito en la trompeta negra y se exploran en estudios de función inmunitaria con células y animales.',
        pt: 'Descritos na trombeta-negra e explorados em pesquisas de função imune com células e animais.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Chiefly ergosterol, looked at in black trumpets as the substance light turns into vitamin D2.',
        es: 'En su mayor parte ergosterol, que en la trompeta negra se analiza como origen de la vitamina D2.',
        pt: 'Principalmente ergosterol, analisado na trombeta-negra como origem da vitamina D2.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'funnel',
    capColors: ['#3a3533', '#57504c', '#211d1c'],
    capDiameterCm: [2, 8],
    gills: 'none',
    gillColor: '#6f6a6b',
    stipe: { lengthCm: [3, 10], widthCm: [0.5, 1.5], color: '#4a4543', ring: false, volva: false },
    sporePrint: { color: 'white', hex: '#f4f1ea' },
    bruising: null,
    surface: 'smooth',
  },
  lookAlikes: [
    {
      scientificName: 'Urnula craterium',
      commonName: { en: 'Devil’s Urn', es: 'Urna del diablo', pt: 'Urna-do-diabo' },
      edibility: 'inedible',
      differences: {
        en: 'A tough, leathery goblet attached to buried sticks in early spring, deep and urn-shaped where the trumpet is thin and flaring.',
        es: 'Copa dura y coriácea fijada a ramas caídas a comienzos de primavera, con perfil de urna y sin el borde fino y abierto de la trompeta.',
        pt: 'Taça rija e coriácea presa a galhos no começo da primavera, com perfil de urna e sem a borda fina e aberta da trombeta.',
      },
    },
    {
      scientificName: 'Craterellus cinereus',
      commonName: { en: 'Ashen Chanterelle', es: 'Trompeta gris', pt: 'Cantarelo-cinzento' },
      edibility: 'edible',
      differences: {
        en: 'Edible too, and told apart by the clear forked ridges on its underside.',
        es: 'También comestible; la distinguen los pliegues nítidos y bifurcados de la cara inferior.',
        pt: 'Igualmente comestível, distingue-se pelas pregas nítidas e bifurcadas na face inferior.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Pick crisp trumpets', es: 'Trompetas firmes y secas', pt: 'Trombetas firmes' },
      description: {
        en: 'Fresh ones feel pliant and dry and smell faintly of fruit. Leave horns that are limp, wet or smell of fish.',
        es: 'Las buenas se notan flexibles, secas y con un leve olor afrutado. Deje las que estén lacias, mojadas o huelan a pescado.',
        pt: 'As boas são flexíveis, secas e têm leve cheiro de fruta. Rejeite as murchas, encharcadas ou com cheiro de peixe.',
      },
    },
    {
      tip: { en: 'Dry for the pantry', es: 'Secado para la despensa', pt: 'Seque para guardar' },
      description: {
        en: 'Spread split trumpets in a warm draft or a low dryer until brittle, then seal them in a jar away from light.',
        es: 'Extienda las trompetas abiertas en una corriente templada o en deshidratador suave hasta que se quiebren, y ciérrelas en un tarro lejos de la luz.',
        pt: 'Espalhe as trombetas abertas em corrente de ar morno ou desidratador brando até quebrarem, e feche num pote ao abrigo da luz.',
      },
    },
    {
      tip: { en: 'Grind as seasoning', es: 'Muélala como condimento', pt: 'Moa como tempero' },
      description: {
        en: 'A spoonful of powdered black trumpet stirred into risotto, potatoes or a cream sauce early in cooking lends color and a smoky depth.',
        es: 'Una cucharada de polvo de trompeta añadida al principio de un arroz, unas papas o una salsa de nata aporta color y fondo ahumado.',
        pt: 'Uma colher do pó no início do preparo de um risoto, de batatas ou de um molho de creme traz cor e um fundo defumado.',
      },
    },
  ],
  cultivation: null,
  cultivationNote: {
    en: 'Black trumpets are not farmed, because the fungus depends on tree roots.',
    es: 'Nadie cultiva la trompeta negra: el hongo depende de las raíces de los árboles.',
    pt: 'A trombeta-negra não é cultivada, pois o fungo vive associado às raízes das árvores.',
  },
  references: [
    {
      title: 'Molecular systematics of Craterellus: cladistic analysis of nuclear LSU rDNA sequence data',
      year: 2000,
      url: 'https://doi.org/10.1017/S0953756299001380',
      doi: '10.1017/S0953756299001380',
      summary: {
        en: 'DNA study that redraws the line between black trumpets and chanterelles.',
        es: 'Estudio de ADN que vuelve a trazar la frontera entre trompetas y rebozuelos.',
        pt: 'Estudo de DNA que redefine o limite entre trombetas e cantarelos.',
      },
    },
    {
      title:
        'Wild Edible Fungi: A Global Overview of Their Use and Importance to People (FAO Non-Wood Forest Products 17)',
      year: 2004,
      url: 'https://www.fao.org/3/y5489e/y5489e00.htm',
      doi: null,
      summary: {
        en: 'FAO survey of the wild fungi people gather, eat and sell, and what they mean for rural life.',
        es: 'Estudio de la FAO sobre los hongos silvestres que la gente recoge, come y vende, y su peso en la vida rural.',
        pt: 'Levantamento da FAO sobre os fungos silvestres que as pessoas colhem, comem e vendem, e seu valor para o campo.',
      },
    },
  ],
}
