import type { SpeciesSeed } from '../shapes'

export const pleurotusDjamor: SpeciesSeed = {
  slug: 'pleurotus-djamor',
  scientificName: 'Pleurotus djamor',
  authority: '(Rumph. ex Fr.) Boedijn',
  variation: null,
  synonyms: ['Pleurotus salmoneostramineus'],
  commonNames: {
    en: ['Pink Oyster', 'Salmon Oyster', 'Flamingo Oyster'],
    es: ['Seta ostra rosa', 'Gírgola rosa'],
    pt: ['Cogumelo-ostra-rosa', 'Shimeji-rosa'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Pleurotaceae',
    genus: 'Pleurotus',
    species: 'Pleurotus djamor',
  },
  types: ['culinary'],
  edibility: 'edible-when-cooked',
  flavors: ['umami', 'meaty', 'woody'],
  fragrances: ['musky', 'earthy'],
  textures: ['meaty', 'seafood', 'chewy'],
  effects: [],
  lead: {
    en: 'A heat-loving oyster mushroom of tropical wood, colored like the inside of a shell, which fruits fast on straw and asks to be picked and cooked almost at once.',
    es: 'Seta de maderas tropicales, rosada como el interior de una caracola, que fructifica con rapidez sobre paja y pide calor, cosecha puntual y una buena sartén.',
    pt: 'Parente tropical do shimeji, de um rosa vivo quando jovem, que gosta de calor, frutifica depressa na palha e vai melhor à panela no próprio dia da colheita.',
  },
  description: {
    en: 'In the warm parts of Asia, Africa, the Americas and Oceania this oyster breaks out in tiers on fallen broadleaf wood, palm, rubber tree and bamboo, mostly from May to October in the north. The shells are thin, smooth and shrimp-pink, 2 to 10 cm wide, with pink gills running down to a stub of a stem or none at all. Strong light and age bleach them to cream.\n\nIt keeps badly, and the heavy spore fall can irritate the lungs of people who work beside it. Other pale or orange shelves share its logs, among them the stinking, hairy Mock Oyster. Check smooth flesh, pink gills, pale pinkish print and a clean smell, and cook it only when every one of them agrees.\n\nGrowers value it for speed: pasteurized straw, a warm room, and a first flush in two or three weeks. In the kitchen it has to be cooked through. Raw or half-done it is sour; fried until the edges crisp it turns meaty, with a hint of shellfish, and the pink gives way to golden brown.',
    es: 'Brota en pisos superpuestos sobre troncos caídos de frondosas, palmeras, caucho y bambú en las regiones cálidas de Asia, África, América y Oceanía; en el hemisferio norte, sobre todo de mayo a octubre. Las conchas, lisas y delgadas, miden de 2 a 10 cm y nacen de un rosa camarón que la luz y los días van apagando hasta el crema. Las láminas, también rosadas, bajan hasta un pie mínimo o ausente.\n\nSe conserva poco, y la nube de esporas que suelta puede molestar los pulmones de quien trabaja a su lado. Comparte madera con otras repisas claras o anaranjadas, como *Phyllotopsis nidulans*, peluda y maloliente. Solo debe ir a la mesa cuando carne, láminas, esporada y olor confirman sin duda la especie.\n\nPara quien cultiva es una seta agradecida: paja pasteurizada, ambiente cálido y primera cosecha en dos o tres semanas. En la cocina hay que hacerla del todo, porque a medio cocer resulta agria; dorada hasta que crujen los bordes, queda carnosa y con un recuerdo a marisco, aunque pierde el color.',
    pt: 'Nas regiões quentes da Ásia, da África, das Américas e da Oceania, este cogumelo surge em andares sobre madeira morta de árvores folhosas, palmeiras, seringueiras e bambus; no hemisfério norte, principalmente de maio a outubro. Os chapéus lembram conchas finas e lisas, de 2 a 10 cm, rosa-camarão no começo e desbotados para o creme com a luz e a idade. As lâminas, do mesmo rosa, descem até um pé curtíssimo, quando ele existe.\n\nEstraga depressa, e a chuva de esporos pode irritar os pulmões de quem cuida da estufa. Na mata, há prateleiras claras ou alaranjadas parecidas, entre elas a fétida *Phyllotopsis nidulans*. Confira pele lisa, lâminas rosadas, esporada pálida e cheiro limpo; sem identificação segura, o cogumelo fica no tronco.\n\nO cultivo é dos mais simples: palha pasteurizada, calor e uma primeira colheita em duas ou três semanas. Na cozinha precisa cozinhar por completo, pois malpassado fica azedo; dourado em fogo forte ganha textura de carne e uma lembrança de frutos do mar, enquanto o rosa desaparece.',
  },
  cap: {
    en: 'Fan- or shell-shaped, 2–10 cm across, thin and smooth; bright salmon to shrimp pink when fresh, fading to pale peach or cream.',
    es: 'Sombrero en abanico o concha, de 2 a 10 cm, liso y poco grueso, de rosa salmón intenso que palidece hasta melocotón claro o crema.',
    pt: 'Chapéu em forma de leque ou concha, com 2 a 10 cm, fino e liso, rosa-salmão vivo quando novo e pêssego-claro ou creme depois.',
  },
  gills: {
    en: 'Crowded pink gills run down onto a pale pink, off-center stem at most 2 cm long, without ring or volva. The print is pinkish buff.',
    es: 'Láminas apretadas y rosadas, decurrentes sobre un pie lateral de hasta 2 cm, rosa pálido, sin anillo ni volva. La esporada es ante rosado.',
    pt: 'As lâminas, juntas e cor-de-rosa, descem por um pé lateral rosado de no máximo 2 cm, sem anel nem volva; a esporada é bege-rosada.',
  },
  bruising: null,
  habitat: {
    en: 'Dead broadleaf wood, palms, rubber trees and bamboo in tropical and subtropical country.',
    es: 'Madera muerta de frondosas, palmeras, árboles del caucho y bambúes, en climas tropicales y subtropicales.',
    pt: 'Troncos mortos de folhosas, palmeiras, seringueiras e bambus, em zonas tropicais e subtropicais.',
  },
  substrates: [
    { en: 'hardwood logs', es: 'troncos de frondosas', pt: 'toras de folhosas' },
    { en: 'straw', es: 'paja', pt: 'palha' },
    { en: 'palm wood', es: 'madera de palma', pt: 'tronco de palmeira' },
    { en: 'bamboo', es: 'caña de bambú', pt: 'colmo de bambu' },
  ],
  substrateFacts: ['hardwood logs', 'straw', 'palm', 'bamboo'],
  seasonNorth: [5, 6, 7, 8, 9, 10],
  continents: ['asia', 'africa', 'south-america', 'north-america', 'oceania'],
  helpsWith: [
    {
      ailment: 'oxidative-stress',
      evidence: 'in-vitro',
      sources: ['https://doi.org/10.1016/j.tifs.2016.01.012'],
      note: {
        en: 'Extracts of pink oyster neutralize free radicals in the test tube, which says little about what a meal of it does in the body.',
        es: 'En tubo de ensayo sus extractos neutralizan radicales libres, algo que no permite prever qué ocurre al comerla.',
        pt: 'No tubo de ensaio, seus extratos neutralizam radicais livres; o que isso significa para quem o come ainda não se sabe.',
      },
    },
    {
      ailment: 'diabetes',
      evidence: 'animal',
      note: {
        en: 'Diabetic rodents given extracts had lower blood glucose; no one has shown the same in people, and it does not replace treatment.',
        es: 'En roedores diabéticos los extractos bajaron la glucosa en sangre, sin que se haya demostrado en personas ni sirva de tratamiento.',
        pt: 'Em roedores diabéticos, extratos reduziram a glicose no sangue; falta prova em pessoas e nada disso substitui o tratamento.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'Sourness when undercooked', es: 'Acidez si queda cruda', pt: 'Azedume quando malpassado' },
      description: {
        en: 'Undercooked flesh is sour and disagreeable; frying it thoroughly puts this right.',
        es: 'Poco hecha sabe agria y desagradable, defecto que desaparece con una cocción completa.',
        pt: 'Mal cozida, a carne fica azeda e pouco agradável, o que se resolve com cozimento completo.',
      },
    },
    {
      sideEffect: { en: 'Spore allergy in growers', es: 'Alergia a las esporas', pt: 'Alergia aos esporos' },
      description: {
        en: 'Anyone tending fruiting blocks indoors can become sensitized to the dense spore fall, so good ventilation and a mask are worth having.',
        es: 'La abundante esporada puede sensibilizar a quien cuida cultivos bajo techo; conviene ventilar y usar mascarilla.',
        pt: 'Quem trabalha em câmaras de frutificação pode ficar sensível à grande quantidade de esporos; ventilação e máscara ajudam a evitar isso.',
      },
    },
  ],
  psychoactiveChem: [],
  medicinalChem: [
    {
      name: 'beta-glucans',
      min: 15.3,
      max: 21.7,
      unit: 'g/100 g dry',
      source: 'Sari et al. 2017',
      benefits: {
        en: 'Measured at roughly a fifth of the dry weight, these cell-wall fibers are examined for their action on immune cells, so far mainly in the laboratory.',
        es: 'Estas fibras de la pared celular rondan la quinta parte del peso seco y se investigan por su acción sobre células inmunitarias, casi siempre en laboratorio.',
        pt: 'Perto de um quinto do peso seco são estas fibras da parede celular, pesquisadas sobretudo em laboratório por sua ação em células de defesa.',
      },
    },
    {
      name: 'polysaccharides',
      min: null,
      max: null,
      unit: null,
      source: 'Correa et al. 2016 review',
      benefits: {
        en: 'Crude polysaccharide fractions of oyster mushrooms are tested for antioxidant and blood-sugar effects in cells and rodents.',
        es: 'Las fracciones de polisacáridos de los Pleurotus se ensayan en células y roedores por su efecto antioxidante y sobre la glucosa.',
        pt: 'Frações de polissacarídeos dos Pleurotus são testadas em células e roedores quanto à atividade antioxidante e ao efeito na glicose.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'shelf',
    capColors: ['#f2a0a8', '#ee7f8d', '#f8cfc9'],
    capDiameterCm: [2, 10],
    gills: 'gills',
    gillColor: '#f6b4b8',
    stipe: { lengthCm: [0, 2], widthCm: [0.5, 1], color: '#f6d6d2', ring: false, volva: false },
    sporePrint: { color: 'pinkish buff', hex: '#e9c9bd' },
    bruising: null,
    surface: 'smooth',
  },
  lookAlikes: [
    {
      scientificName: 'Phyllotopsis nidulans',
      commonName: { en: 'Mock Oyster', es: 'Falsa seta de ostra', pt: 'Falso-cogumelo-ostra' },
      edibility: 'inedible',
      differences: {
        en: 'Inedible and foul-smelling, with a hairy orange cap and orange gills; pink oyster is smooth-skinned and has no stench.',
        es: 'No comestible: repisas anaranjadas y velludas, láminas naranja y un hedor intenso, frente a la piel lisa y el olor limpio de la ostra rosa.',
        pt: 'Não é comestível: tem chapéu alaranjado e peludo, lâminas laranja e cheiro repugnante, ao passo que o cogumelo-ostra-rosa é liso e não fede.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Buy it bright', es: 'Elegirla de color vivo', pt: 'Prefira o rosa vivo' },
      description: {
        en: 'Choose clusters that are still vivid and dry, with edges turned slightly down; faded, wet or sour-smelling ones are past their day.',
        es: 'Los mejores ramilletes son de color encendido, secos y con el borde algo curvado hacia abajo; si están desvaídos, húmedos o huelen agrio, ya pasaron.',
        pt: 'Escolha buquês bem coloridos e secos, de margem ainda voltada para baixo; desbotados, molhados ou de odor azedo já passaram do ponto.',
      },
    },
    {
      tip: { en: 'Cook within a day', es: 'Cocinar sin demora', pt: 'Cozinhe logo' },
      description: {
        en: 'Keep it in a paper bag for a day at most, then fry hot and long enough for the edges to brown and crisp.',
        es: 'Aguanta apenas un día en bolsa de papel; después, sartén fuerte y tiempo suficiente para que los bordes queden crujientes.',
        pt: 'Guarde em saco de papel por um dia, não mais, e salteie em fogo alto até as bordas ficarem crocantes.',
      },
    },
    {
      tip: { en: 'Keep cultures warm', es: 'Micelio lejos del frío', pt: 'Cultura longe da geladeira' },
      description: {
        en: 'The living mycelium dies in a refrigerator, so store spawn at room temperature and use it soon.',
        es: 'El refrigerador mata el micelio vivo, de modo que se guarda a temperatura ambiente y se emplea pronto.',
        pt: 'O micélio vivo morre com o frio; mantenha o spawn em temperatura ambiente e use-o em pouco tempo.',
      },
    },
  ],
  cultivation: {
    difficulty: 1,
    colonisationTempC: [24, 30],
    fruitingTempC: [20, 30],
    humidityPct: [85, 90],
    daysToFruit: { en: '14–21 days', es: '14–21 días', pt: '14–21 dias' },
    yield: {
      en: '75–150% biological efficiency',
      es: '75–150 % de eficiencia biológica',
      pt: '75–150% de eficiência biológica',
    },
    method: {
      en: 'Pasteurized straw kept in warm conditions; never refrigerate the cultures, which the cold kills.',
      es: 'Paja pasteurizada en ambiente cálido; los cultivos no se refrigeran porque el frío los mata.',
      pt: 'Palha pasteurizada em ambiente quente; as culturas não resistem à geladeira.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title:
        'Biotechnological, nutritional and therapeutic uses of Pleurotus spp. (Oyster mushroom) related with its chemical composition: A review on the past decade findings',
      year: 2016,
      url: 'https://doi.org/10.1016/j.tifs.2016.01.012',
      doi: '10.1016/j.tifs.2016.01.012',
      summary: {
        en: 'Reviews a decade of work on the cultivation, composition and health research of oyster mushrooms.',
        es: 'Repasa una década de trabajos sobre cultivo, composición e investigación en salud del género Pleurotus.',
        pt: 'Revisa dez anos de estudos sobre cultivo, composição e pesquisa em saúde com cogumelos do gênero Pleurotus.',
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
    {
      title: 'Growing Gourmet and Medicinal Mushrooms (3rd edition)',
      year: 2000,
      url: 'https://openlibrary.org/isbn/9781580081757',
      doi: null,
      summary: {
        en: 'A working handbook for growers, with temperatures, substrates and expected yields species by species.',
        es: 'Manual para cultivadores con temperaturas, sustratos y rendimientos de decenas de especies.',
        pt: 'Manual de cultivo que reúne parâmetros, substratos e rendimentos de dezenas de cogumelos.',
      },
    },
  ],
}
