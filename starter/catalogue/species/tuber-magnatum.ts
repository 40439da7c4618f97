import type { SpeciesSeed } from '../shapes'

export const tuberMagnatum: SpeciesSeed = {
  slug: 'tuber-magnatum',
  scientificName: 'Tuber magnatum',
  authority: 'Picco',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['White Truffle', 'Alba Truffle', 'Piedmont Truffle'],
    es: ['Trufa blanca', 'Trufa de Alba'],
    pt: ['Trufa-branca', 'Trufa-de-alba'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Pezizomycetes',
    order: 'Pezizales',
    family: 'Tuberaceae',
    genus: 'Tuber',
    species: 'Tuber magnatum',
  },
  types: ['culinary'],
  edibility: 'choice',
  flavors: ['pungent', 'umami', 'grounded'],
  fragrances: ['musky', 'earthy'],
  textures: ['firm', 'crunchy'],
  effects: [],
  lead: {
    en: 'The pale truffle of autumn in Italy and the Balkans, hunted with dogs beside poplars and oaks and prized above every other fungus for a scent that fills a room.',
    es: 'La trufa pálida del otoño italiano y balcánico, que los perros buscan junto a chopos y robles, y el hongo más cotizado del mundo por un aroma capaz de llenar una casa.',
    pt: 'Trufa clara do outono na Itália e nos Bálcãs, farejada por cães junto de choupos e carvalhos e mais valorizada que qualquer outro fungo por seu perfume arrebatador.',
  },
  description: {
    en: 'It ripens from September to January, buried in moist valley soils, tied to the roots of poplar, willow, oak, linden and hazel in Italy and the Balkans. The lumpy tuber has a smooth, ocher-cream skin and firm flesh, marbled brown or pinkish by fine white veins. Scent is what betrays it: musky, garlicky, faintly of cheese.\n\nAllergy is rare. More trouble comes from mistakes: a laxative false truffle shares its pallor, and the buried egg of a death cap may look like a small white tuber. Cut every find from top to base. Solid marbled flesh is a truffle’s; an outlined cap and stem is an Amanita’s. Local rules govern the harvest, and one uncertain specimen is reason enough to ask an expert before tasting.\n\nTrained dogs do the finding, and the hunter refills the hole so the fungus may fruit again. Planted orchards seldom bear, so nearly every truffle sold is wild. It is served raw, in thin shavings over egg, butter, risotto or fresh pasta, because heat chases the aroma away.',
    es: 'Madura de septiembre a enero, enterrada en suelos húmedos de vega, unida a las raíces de chopos, sauces, robles, tilos y avellanos de Italia y los Balcanes. Es un tubérculo irregular de piel lisa, entre crema y ocre, con carne firme recorrida por finas venas blancas. La delata el olor: almizcle, ajo y un fondo de queso curado.\n\nLa alergia es excepcional; los errores preocupan más. Una falsa trufa blanquecina y laxante comparte su aspecto, y el huevo enterrado de la oronja verde puede pasar por un tubérculo pequeño. Corte siempre de arriba abajo: la trufa es maciza y veteada, mientras que la Amanita enseña la silueta de sombrero y pie. Respete las normas locales y no pruebe ninguna pieza cuyo nombre no sea seguro.\n\nLa encuentran perros adiestrados, y el buscador tapa el hoyo para que el lugar vuelva a dar. Las plantaciones rara vez prosperan, de manera que casi todo lo que se vende es silvestre. Se ralla cruda sobre huevos, mantequilla, arroz o pasta fresca, pues el calor le roba el perfume.',
    pt: 'Amadurece de setembro a janeiro, enterrada em solos úmidos de vale, ligada às raízes de choupos, salgueiros, carvalhos, tílias e aveleiras na Itália e nos Bálcãs. O tubérculo é irregular, de pele lisa entre creme e ocre, com carne firme marmorizada por veias brancas e finas. Quem a denuncia é o cheiro, almiscarado, com alho e um toque de queijo.\n\nAlergia é rara; o perigo está no engano. Uma falsa trufa laxante tem a mesma palidez, e o ovo enterrado do chapéu-da-morte pode parecer um tubérculo pequeno. Corte cada achado de cima a baixo: a trufa é maciça e marmorizada, enquanto a Amanita mostra o contorno de chapéu e pé. Siga as regras locais de coleta e deixe de lado o que um especialista não tenha confirmado.\n\nCães treinados a localizam, e o caçador cobre o buraco para que o lugar volte a produzir. Como os plantios quase nunca vingam, praticamente toda trufa vendida é silvestre. Serve-se crua, em lascas sobre ovos, manteiga, risoto ou massa fresca, porque o calor dissipa o aroma.',
  },
  cap: {
    en: 'A rounded to lobed tuber 2–10 cm across with a smooth skin, pale ocher, cream or straw-yellow.',
    es: 'Tubérculo redondeado o lobulado de 2 a 10 cm, con piel lisa de tono ocre pálido, crema o paja.',
    pt: 'Tubérculo arredondado ou com lóbulos, de 2 a 10 cm, pele lisa em ocre-pálido, creme ou cor de palha.',
  },
  gills: {
    en: 'There are no gills or stem; the inner flesh is beige to pinkish brown with fine white veins. Spores stay inside and are yellow-brown in mass.',
    es: 'Sin láminas ni pie: por dentro, una gleba de beige a pardo rosado con venillas blancas. Las esporas, pardo amarillentas, quedan encerradas.',
    pt: 'Não tem lâminas nem pé; o interior vai do bege ao marrom-rosado, com veias brancas finas. Os esporos, marrom-amarelados, ficam dentro da trufa.',
  },
  bruising: null,
  habitat: {
    en: 'Moist, loose valley soils under poplar, willow, oak, linden and hazel in Italy and the Balkans.',
    es: 'Suelos frescos y sueltos de valle bajo chopo, sauce, roble, tilo y avellano, en Italia y los Balcanes.',
    pt: 'Solos úmidos e soltos de vale, sob choupo, salgueiro, carvalho, tília e aveleira, na Itália e nos Bálcãs.',
  },
  substrates: [
    {
      en: 'living roots of poplar, willow, oak and hazel',
      es: 'raíces vivas de chopo, sauce, roble y avellano',
      pt: 'raízes vivas de choupo, salgueiro, carvalho e aveleira',
    },
  ],
  substrateFacts: ['mycorrhiza with poplar, willow, oak and hazel'],
  seasonNorth: [1, 9, 10, 11, 12],
  continents: ['europe'],
  helpsWith: [],
  sideEffects: [
    {
      sideEffect: { en: 'Rare allergy', es: 'Alergia poco común', pt: 'Alergia rara' },
      description: {
        en: 'A few people react to truffles with itching or an upset gut and should avoid them afterward.',
        es: 'Unas pocas personas reaccionan con picor o trastorno digestivo y deberían evitarla desde entonces.',
        pt: 'Poucas pessoas têm coceira ou mal-estar digestivo com trufas e devem evitá-las depois disso.',
      },
    },
    {
      sideEffect: { en: 'Aroma lost to heat', es: 'Pierde aroma al cocerla', pt: 'Aroma perdido ao cozinhar' },
      description: {
        en: 'Cooking drives off the scent, which is why it is nearly always shaved raw over a finished dish.',
        es: 'La cocción disipa su perfume y por eso se lamina cruda sobre el plato ya servido.',
        pt: 'O fogo leva embora o perfume, daí o costume de fatiá-la crua sobre o prato pronto.',
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
        en: 'Long sugars have been reported from this truffle, but research on them is slight and confined to the laboratory.',
        es: 'Se ha comunicado su presencia, con una investigación todavía escasa y limitada al laboratorio.',
        pt: 'Sua presença foi relatada, mas a pesquisa é pouca e não saiu do laboratório.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'spherical',
    capColors: ['#d9c193', '#c4a873', '#e6d5ae'],
    capDiameterCm: [2, 10],
    gills: 'none',
    gillColor: '#c9a57f',
    stipe: null,
    sporePrint: { color: 'yellow-brown (inside the truffle)', hex: '#b58b4f' },
    bruising: null,
    surface: 'smooth',
  },
  lookAlikes: [
    {
      scientificName: 'Tuber borchii',
      commonName: { en: 'Whitish Truffle', es: 'Trufa blanquecina', pt: 'Trufa-esbranquiçada' },
      edibility: 'edible',
      differences: {
        en: 'Edible and smaller, reddening as it ages and smelling of garlic; it comes in late winter and spring.',
        es: 'Comestible y menor, enrojece con el tiempo y huele a ajo; sale a fines de invierno y en primavera.',
        pt: 'Comestível, é menor, avermelha ao envelhecer e cheira a alho; dá no fim do inverno e na primavera.',
      },
    },
    {
      scientificName: 'Choiromyces meandriformis',
      commonName: { en: 'White False Truffle', es: 'Falsa trufa blanca', pt: 'Falsa-trufa-branca' },
      edibility: 'toxic',
      differences: {
        en: 'Strongly laxative. Pale inside with thin winding veins, and heavy with a sickly smell once ripe.',
        es: 'Fuertemente laxante. Su interior claro tiene venas finas y sinuosas, y madura desprende un olor pesado y empalagoso.',
        pt: 'Laxante enérgica. Por dentro é clara, com veias finas e sinuosas, e exala cheiro enjoativo quando madura.',
      },
    },
    {
      scientificName: 'Amanita phalloides',
      commonName: {
        en: 'Death Cap (egg stage)',
        es: 'Oronja verde (fase de huevo)',
        pt: 'Chapéu-da-morte (fase de ovo)',
      },
      edibility: 'deadly',
      differences: {
        en: 'Deadly. Cut from top to base, the buried egg reveals the profile of a cap, gills and stem, whereas a truffle is solid and marbled throughout.',
        es: 'Mortal. Partido de arriba abajo, el huevo muestra el perfil de sombrero, láminas y pie; la trufa es maciza y jaspeada.',
        pt: 'Mortal. Aberto de cima a baixo, o ovo enterrado revela chapéu, lâminas e pé em miniatura, ao passo que a trufa é toda maciça e marmorizada.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Smell before buying', es: 'Huela antes de pagar', pt: 'Cheire antes de comprar' },
      description: {
        en: 'Ask to handle the truffle: it should be firm, clean and strongly scented. Softness, ammonia or a faint smell are reasons to walk away.',
        es: 'Pida tocarla: firme, limpia y muy aromática es buena señal, mientras que una pieza blanda, amoniacal o muda no vale su precio.',
        pt: 'Peça para tocar na trufa, que deve estar firme, limpa e muito perfumada; se estiver mole, com amônia ou quase sem cheiro, deixe-a.',
      },
    },
    {
      tip: { en: 'Eat it soon', es: 'Consumo en pocos días', pt: 'Consuma logo' },
      description: {
        en: 'Wrap it in paper, changed daily, in a closed jar in the refrigerator. Eggs kept in the same jar take on its perfume.',
        es: 'Envuélvala en papel que cambiará cada día y métala en un tarro cerrado en el refrigerador; unos huevos al lado tomarán su olor.',
        pt: 'Embrulhe em papel trocado todo dia, dentro de um pote fechado na geladeira; ovos guardados junto absorvem o perfume.',
      },
    },
    {
      tip: { en: 'Distrust truffle oil', es: 'Cuidado con el aceite', pt: 'Desconfie do azeite trufado' },
      description: {
        en: 'Most bottled truffle oil is flavored with a synthetic sulfur compound. A few fresh shavings on warm butter teach the real scent.',
        es: 'Casi todo el aceite de trufa lleva un aroma sintético azufrado; unas láminas frescas sobre mantequilla templada enseñan cómo es el verdadero.',
        pt: 'Quase todo azeite de trufa leva um aroma sintético de enxofre; algumas lascas frescas na manteiga morna mostram a diferença.',
      },
    },
  ],
  cultivation: null,
  cultivationNote: {
    en: 'Orchards planted for it rarely bear, and almost the whole supply is still found by hunters and dogs.',
    es: 'Las plantaciones casi nunca dan fruto: prácticamente toda procede de la búsqueda en el monte.',
    pt: 'Plantios raramente têm sucesso; quase toda a oferta vem da busca na natureza.',
  },
  references: [
    {
      title: 'Truffles: much more than a prized and local fungal delicacy',
      year: 2006,
      url: 'https://doi.org/10.1111/j.1574-6968.2006.00252.x',
      doi: '10.1111/j.1574-6968.2006.00252.x',
      summary: {
        en: 'Short account of how truffles live, with the Italian white truffle given particular attention.',
        es: 'Breve repaso a la biología de las trufas, con atención especial a la blanca italiana.',
        pt: 'Síntese curta da biologia das trufas, com destaque para a branca italiana.',
      },
    },
    {
      title: 'Truffle volatiles: from chemical ecology to aroma biosynthesis',
      year: 2011,
      url: 'https://doi.org/10.1111/j.1469-8137.2010.03523.x',
      doi: '10.1111/j.1469-8137.2010.03523.x',
      summary: {
        en: 'Reviews the sulfur and alcohol volatiles that make up truffle scent and their role in nature.',
        es: 'Repasa los compuestos volátiles, azufrados y alcohólicos, que forman el olor de la trufa y su función ecológica.',
        pt: 'Revisa os voláteis sulfurados e alcoólicos por trás do cheiro das trufas e para que servem na natureza.',
      },
    },
  ],
}
