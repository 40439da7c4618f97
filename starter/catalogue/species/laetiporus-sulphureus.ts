import type { SpeciesSeed } from '../shapes'

export const laetiporusSulphureus: SpeciesSeed = {
  slug: 'laetiporus-sulphureus',
  scientificName: 'Laetiporus sulphureus',
  authority: '(Bull.) Murrill',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['Chicken of the Woods', 'Sulfur Shelf'],
    es: ['Pollo del bosque', 'Políporo azufrado'],
    pt: ['Galinha-da-floresta', 'Galinha-do-bosque'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Polyporales',
    family: 'Laetiporaceae',
    genus: 'Laetiporus',
    species: 'Laetiporus sulphureus',
  },
  types: ['culinary'],
  edibility: 'edible-when-cooked',
  flavors: ['mild', 'meaty', 'umami'],
  fragrances: ['fungus', 'gentle'],
  textures: ['meaty', 'fleshy', 'chewy'],
  effects: [],
  lead: {
    en: 'Visible across a wood as tiers of orange and sulfur yellow on old oaks, this bracket has a pale, fibrous flesh that cooks like poultry when it is young.',
    es: 'Sus repisas anaranjadas y amarillas se distinguen de lejos en los robles viejos, y su carne tierna, una vez cocinada, se deshace en hebras como la del pollo.',
    pt: 'Prateleiras cor de laranja e enxofre denunciam ao longe este fungo dos carvalhos velhos, cuja carne jovem, depois de cozida, desfia como a de frango.',
  },
  description: {
    en: 'Few fungi announce themselves so loudly. From May to October overlapping shelves break from living or dead oak, chestnut, cherry, willow and yew, orange above with yellow margins, sulfur yellow beneath and set with fine pores. There is no stem to speak of. Fresh brackets are soft and moist; old ones fade toward white and crumble like chalk. The species, or its close kin, is recorded in Europe, North America, Asia and Africa.\n\nOnly the young, tender edge is worth cutting. It is mild and meaty, pulls into strands and takes sauces well, but it always needs thorough cooking. Growing it on heat-treated oak logs is possible for those with patience, since the crop is slow and irregular.\n\nStomach upset is common, above all from raw or old pieces and from shelves growing on conifers, eucalyptus, locust or yew; one child suffered dizziness and hallucinations. Identify the tree before the fungus. Check for pores, because the poisonous jack-o’-lantern has gills. Begin with a small portion, and only after host, pores and flesh have all confirmed the name beyond doubt.',
    es: 'Pocos hongos se hacen notar tanto. De mayo a octubre brotan repisas superpuestas en robles, castaños, cerezos, sauces y tejos, vivos o muertos: naranjas por arriba, amarillas en el borde y de color azufre por debajo, donde se abren poros finos. No hay un pie definido. Frescas son blandas y jugosas; de viejas palidecen y se desmigan como tiza. La especie, o su grupo más cercano, se cita en Europa, Norteamérica, Asia y África.\n\nSolo merece la pena cortar el borde joven y tierno. De gusto suave y cárnico, se separa en hebras y agradece las salsas, aunque siempre exige cocción completa. Puede cultivarse en troncos de roble tratados con calor, con paciencia, pues la cosecha es lenta e irregular.\n\nLas molestias de estómago son frecuentes, sobre todo con trozos crudos o viejos y con los que crecen en coníferas, eucalipto, robinia o tejo; un menor sufrió mareo y alucinaciones. Identifique antes el árbol. Busque poros, porque las setas linterna, tóxicas, tienen láminas. Pruebe poca cantidad la primera vez, y solo cuando árbol, poros y carne hayan confirmado el nombre por completo.',
    pt: 'Poucos fungos chamam tanto a atenção. De maio a outubro, prateleiras sobrepostas irrompem de carvalhos, castanheiros, cerejeiras, salgueiros e teixos, vivos ou mortos, alaranjadas em cima, amarelas na margem e cor de enxofre embaixo, onde se abrem poros miúdos. Não há pé definido. Novas, são macias e úmidas; velhas, desbotam e esfarelam como giz. A espécie, ou seu grupo próximo, é citada na Europa, América do Norte, Ásia e África.\n\nSó vale cortar a borda jovem e tenra. Suave e carnuda, ela se separa em fibras e aceita bem os molhos, mas precisa sempre de cozimento completo. É possível cultivá-la em toras de carvalho tratadas pelo calor, desde que se aceite uma safra lenta e irregular.\n\nDesconfortos de estômago são comuns, em especial com pedaços crus ou velhos e com os que crescem em coníferas, eucalipto, robínia ou teixo; uma criança teve tontura e alucinações. Reconheça primeiro a árvore. Confirme os poros, já que os cogumelos-lanterna, tóxicos, têm lâminas. Comece por uma porção pequena, e somente quando hospedeiro, poros e carne tiverem confirmado a espécie.',
  },
  cap: {
    en: 'Fan-shaped, overlapping shelves 10 to 40 cm across, bright orange fading to yellow at the rim, smooth to faintly suede-like.',
    es: 'Repisas en abanico, superpuestas, de 10 a 40 cm, de naranja vivo a amarillo en el margen y superficie lisa.',
    pt: 'Prateleiras em leque, sobrepostas, com 10 a 40 cm, laranja-vivas e mais amarelas na borda, de superfície lisa.',
  },
  gills: {
    en: 'The underside carries tiny sulfur-yellow pores and drops a white spore print; a stem, ring and volva are all lacking.',
    es: 'Cara inferior con poros diminutos de color amarillo azufre; esporada blanca. Sin pie, anillo ni volva.',
    pt: 'Na face inferior há poros minúsculos, amarelo-enxofre, e a esporada é branca; faltam pé, anel e volva.',
  },
  bruising: null,
  habitat: {
    en: 'On living or dead oak, chestnut, cherry, willow and yew.',
    es: 'Sobre robles, castaños, cerezos, sauces y tejos, tanto vivos como muertos.',
    pt: 'Em carvalhos, castanheiros, cerejeiras, salgueiros e teixos, vivos ou já mortos.',
  },
  substrates: [
    { en: 'trunks of broadleaf trees', es: 'troncos de árboles de hoja ancha', pt: 'troncos de árvores folhosas' },
  ],
  substrateFacts: ['hardwood trunks'],
  seasonNorth: [5, 6, 7, 8, 9, 10],
  continents: ['europe', 'north-america', 'asia', 'africa'],
  helpsWith: [
    {
      ailment: 'oxidative-stress',
      evidence: 'in-vitro',
      note: {
        en: 'Extracts behave as antioxidants in laboratory assays, which says nothing yet about eating the fungus.',
        es: 'Sus extractos actúan como antioxidantes en pruebas de laboratorio, sin que eso diga nada aún sobre comerlo.',
        pt: 'Extratos mostram ação antioxidante em testes de bancada, o que ainda nada diz sobre comê-lo.',
      },
    },
    {
      ailment: 'bacterial-infection',
      evidence: 'in-vitro',
      note: {
        en: 'Some bacteria grow more slowly in culture when exposed to its extracts; it is no substitute for an antibiotic.',
        es: 'Ciertas bacterias crecen más despacio en cultivo ante sus extractos; no sustituye a un antibiótico.',
        pt: 'Certas bactérias crescem mais devagar em cultura diante dos extratos, que não substituem antibióticos.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'Stomach upset', es: 'Trastorno digestivo frecuente', pt: 'Mal-estar gástrico' },
      description: {
        en: 'Nausea and vomiting happen often enough to be expected, most of all from raw or old pieces or those cut from conifers, eucalyptus, locust or yew.',
        es: 'Son frecuentes las náuseas y los vómitos, sobre todo con piezas crudas o viejas o cortadas de coníferas, eucaliptos, robinias o tejos.',
        pt: 'Náusea e vômito são comuns, sobretudo com pedaços crus ou velhos ou colhidos em coníferas, eucaliptos, robínias e teixos.',
      },
    },
    {
      sideEffect: { en: 'Dizziness and hallucinations', es: 'Mareo y alucinaciones', pt: 'Tontura e alucinações' },
      description: {
        en: 'A single published case describes a child who became unsteady and saw things after eating it.',
        es: 'Un caso publicado describe a un menor con inestabilidad y visiones después de ingerirlo.',
        pt: 'Um relato de caso descreve uma criança com desequilíbrio e visões após ingeri-lo.',
      },
    },
  ],
  psychoactiveChem: [],
  medicinalChem: [
    {
      name: 'lectins',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'The lectin called LSL, broken down by heat, serves laboratories as a model of how proteins bind sugars and pierce membranes.',
        es: 'La lectina LSL, que el calor destruye, sirve de modelo para estudiar cómo una proteína se une a azúcares y perfora membranas.',
        pt: 'A lectina LSL, desfeita pelo calor, serve de modelo para ver como proteínas se prendem a açúcares e perfuram membranas.',
      },
    },
    {
      name: 'polysaccharides',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Reported in the fruit body and examined in cell and laboratory tests.',
        es: 'Señalados en el cuerpo fructífero y examinados en ensayos celulares y de laboratorio.',
        pt: 'Citados no corpo de frutificação e examinados em ensaios celulares e de laboratório.',
      },
    },
    {
      name: 'triterpenes',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Eburicoic acid and related molecules are tested in cells, chiefly for effects on inflammation.',
        es: 'El ácido eburicoico y otros afines se ensayan en células, sobre todo por su relación con la inflamación.',
        pt: 'O ácido eburicoico e compostos afins são testados em células, em especial quanto à inflamação.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Mostly ergosterol, looked at as the starting point of vitamin D2.',
        es: 'Ergosterol en su mayor parte, que interesa como punto de partida de la vitamina D2.',
        pt: 'Na maior parte ergosterol, considerado o ponto de partida da vitamina D2.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'shelf',
    capColors: ['#f39a1f', '#f7c33b', '#f2e07a'],
    capDiameterCm: [10, 40],
    gills: 'pores',
    gillColor: '#f6df5a',
    stipe: null,
    sporePrint: { color: 'white', hex: '#f6f2e6' },
    bruising: null,
    surface: 'smooth',
  },
  lookAlikes: [
    {
      scientificName: 'Laetiporus huroniensis',
      commonName: { en: 'Conifer Chicken', es: 'Pollo de las coníferas', pt: 'Galinha-das-coníferas' },
      edibility: 'toxic',
      differences: {
        en: 'Often makes people vomit. It is almost a twin and grows on old conifers in North America, so the host tree decides.',
        es: 'Provoca vómitos a menudo. Es casi idéntico, pero crece en coníferas viejas de Norteamérica: decide el árbol.',
        pt: 'Costuma provocar vômitos. Quase gêmea, vive em coníferas velhas da América do Norte, e é a árvore que as separa.',
      },
    },
    {
      scientificName: 'Omphalotus illudens',
      commonName: { en: 'Eastern Jack-o’-Lantern', es: 'Seta linterna americana', pt: 'Cogumelo-lanterna americano' },
      edibility: 'toxic',
      differences: {
        en: 'Poisonous. Its orange clusters have true gills and a stem where this bracket has pores.',
        es: 'Tóxica. Forma grupos naranjas con pie y láminas verdaderas en lugar de poros.',
        pt: 'Tóxico. Cresce em tufos alaranjados com pé e lâminas verdadeiras, sem poros.',
      },
    },
    {
      scientificName: 'Hapalopilus rutilans',
      commonName: { en: 'Tender Nesting Polypore', es: 'Políporo canela', pt: 'Políporo-canela' },
      edibility: 'toxic',
      differences: {
        en: 'Poisonous, with nausea and kidney trouble. Brackets are small and dull cinnamon and turn violet with a drop of alkali.',
        es: 'Tóxico, con náuseas y daño renal. Sus repisas son pequeñas, de color canela, y viran a violeta con una gota de álcali.',
        pt: 'Tóxico, provoca náusea e problemas nos rins. Tem prateleiras pequenas, cor de canela, que ficam violeta com álcali.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Cut the tender rim', es: 'Cortar el borde tierno', pt: 'Colher a borda tenra' },
      description: {
        en: 'Take the outer part that a knife enters like cheese and leave the base on the tree. Chalky flesh is past eating.',
        es: 'Llévese la parte externa que el cuchillo atraviesa sin esfuerzo y deje la base. Si la carne parece tiza, ya no sirve.',
        pt: 'Leve a parte externa, que a faca atravessa sem esforço, e deixe a base no tronco. Carne com jeito de giz já passou.',
      },
    },
    {
      tip: { en: 'Blanch, then fry', es: 'Hervir y después saltear', pt: 'Escaldar antes de fritar' },
      description: {
        en: 'Boil pieces first, discard the water, then fry or stew until no part is springy or raw.',
        es: 'Hierva los trozos, tire el agua y fríalos o guíselos hasta que no quede nada crudo.',
        pt: 'Ferva os pedaços, jogue fora a água e frite ou guise até não restar parte crua.',
      },
    },
    {
      tip: { en: 'Freeze it cooked', es: 'Congelar ya cocinado', pt: 'Congelar depois de cozido' },
      description: {
        en: 'Surplus keeps best frozen after cooking; dried pieces turn woody and are good only for powder.',
        es: 'El excedente se conserva mejor congelado tras la cocción; seco se vuelve leñoso y solo vale molido.',
        pt: 'O que sobrar congela melhor já cozido; seco, endurece e só presta moído.',
      },
    },
  ],
  cultivation: {
    difficulty: 4,
    colonisationTempC: [22, 26],
    fruitingTempC: [18, 24],
    humidityPct: [80, 90],
    daysToFruit: { en: '6 to 24 months on logs', es: 'De 6 a 24 meses en tronco', pt: '6 a 24 meses em toras' },
    yield: {
      en: 'Irregular, with one or two flushes a year',
      es: 'Irregular, con una o dos oleadas al año',
      pt: 'Irregular, com um ou dois fluxos por ano',
    },
    method: {
      en: 'Heat-treated oak logs or blocks are inoculated and kept half buried in shade.',
      es: 'Troncos o bloques de roble tratados con calor, inoculados y semienterrados a la sombra.',
      pt: 'Toras ou blocos de carvalho tratados pelo calor, inoculados e mantidos meio enterrados na sombra.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title: 'Molecular phylogeny of Laetiporus and other brown rot polypore genera in North America',
      year: 2008,
      url: 'https://doi.org/10.3852/07-124R2',
      doi: '10.3852/07-124R2',
      summary: {
        en: 'Shows that chicken of the woods is several species separated by host and region.',
        es: 'Demuestra con ADN que bajo este nombre hay varias especies, separadas por árbol y región.',
        pt: 'Mostra por DNA que sob esse nome há várias espécies, distintas pela árvore e pela região.',
      },
    },
    {
      title: 'Laetiporus sulphureus causing visual hallucinations and ataxia in a child',
      year: 1988,
      url: 'https://www.researchgate.net/publication/19773375_Laetiporus_sulphureus_causing_visual_hallucinations_and_ataxia_in_a_child',
      doi: null,
      summary: {
        en: 'Case report of a young child with a neurological reaction after eating the fungus.',
        es: 'Relata el caso de un menor con una reacción neurológica después de comer el hongo.',
        pt: 'Relato clínico de uma criança com reação neurológica depois de comer o fungo.',
      },
    },
  ],
}
