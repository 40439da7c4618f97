import { isoxazolePoisoning } from '../poisonous/isoxazole'
import type { SpeciesSeed } from '../shapes'

export const amanitaPantherina: SpeciesSeed = {
  slug: 'amanita-pantherina',
  scientificName: 'Amanita pantherina',
  authority: '(DC.) Krombh.',
  variation: null,
  synonyms: [],
  commonNames: { en: ['Panther Cap'], es: ['Amanita pantera', 'Pantera'], pt: ['Amanita-pantera'] },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'Amanita pantherina',
  },
  types: ['psychoactive'],
  edibility: 'toxic',
  flavors: [],
  fragrances: [],
  textures: [],
  effects: [],
  lead: {
    en: 'Brown-capped and dotted with pure white warts, the panther cap is a handsome woodland Amanita whose poisoning is more often severe than that of the fly agaric.',
    es: 'De sombrero pardo salpicado de verrugas blanquísimas, la amanita pantera es una bella seta de bosque cuya intoxicación suele ser más grave que la de la matamoscas.',
    pt: 'Com chapéu marrom salpicado de verrugas muito brancas, a amanita-pantera é um belo cogumelo de bosque cuja intoxicação costuma ser mais grave que a do agário-das-moscas.',
  },
  description: {
    en: 'Panther caps appear from July to November in the woods of Europe and Asia, often with beech, oak or pine. Look for a brown cap with a finely lined edge and small, pure white warts that rain can wash away; crowded white gills; a smooth hanging ring; and a bulb whose top ends in a neat rolled collar, often with one or two girdles above. Cut flesh stays white.\n\nIt has no place in the kitchen. Ibotenic acid and muscimol act on the brain and bring confusion, delirium, muscle jerks, seizures or coma, and alcohol or sedatives make the course more dangerous. How much of either a specimen holds cannot be guessed. In science the species serves toxicology and the study of tree-root partnerships.\n\nMost poisonings begin with someone who thought they had a blusher or a parasol. If any has been swallowed, call a poison center at once and keep the remains for identification. Dig up the whole base, look for reddening flesh, and treat every brown, warted *Amanita* as a poisonous one; nothing less than the certainty of a trained eye should separate them.',
    es: 'La amanita pantera sale de julio a noviembre en bosques de Europa y Asia, con frecuencia junto a hayas, robles o pinos. Se reconoce por el sombrero pardo de margen finamente estriado con verrugas pequeñas y blancas que la lluvia puede llevarse, las láminas blancas y apretadas, el anillo colgante sin estrías y un bulbo rematado por un reborde enrollado, a menudo con una o dos pulseras encima. La carne no cambia de color.\n\nNo tiene sitio en la cocina. El ácido iboténico y el muscimol actúan sobre el cerebro y causan confusión, delirio, sacudidas musculares, convulsiones o coma; el alcohol y los sedantes agravan el cuadro. Es imposible adivinar cuánto contiene un ejemplar. A la ciencia le interesa por la toxicología y por su alianza con las raíces.\n\nMuchas intoxicaciones empiezan con alguien que creía llevar amanitas rojizas o parasoles. Ante cualquier ingestión, llame enseguida a un centro de toxicología y guarde los restos. Desentierre la base completa, busque carne que enrojezca y dé por venenosa toda *Amanita* parda con verrugas mientras un ojo experto no la haya determinado con seguridad.',
    pt: 'A amanita-pantera aparece de julho a novembro em bosques da Europa e da Ásia, muitas vezes junto de faias, carvalhos ou pinheiros. Reconhece-se pelo chapéu marrom de margem finamente estriada, com verrugas pequenas e brancas que a chuva pode levar, pelas lâminas brancas e juntas, pelo anel pendente e liso e pelo bulbo que termina num rebordo enrolado, com uma ou duas pulseiras acima. A carne cortada continua branca.\n\nNão tem lugar na cozinha. O ácido ibotênico e o muscimol agem no cérebro e causam confusão, delírio, contrações musculares, convulsões ou coma; álcool e sedativos agravam o quadro. É impossível adivinhar quanto há em cada exemplar. Para a ciência, interessa à toxicologia e ao estudo da vida em comum com as raízes.\n\nMuitas intoxicações começam com quem achava ter colhido amanita-vinosa ou frade. Em caso de ingestão, ligue logo para um centro de intoxicações e guarde os restos. Desenterre a base inteira, procure carne que avermelhe e trate como venenosa toda *Amanita* marrom com verrugas, até que um especialista a identifique sem margem de erro.',
  },
  cap: {
    en: 'Convex then flat, 5 to 12 cm across, hazel to dark brown, scattered with small pure white warts that wash off, and finely lined at the rim.',
    es: 'Convexo y después plano, de 5 a 12 cm, de avellana a pardo oscuro, con verruguitas blancas que se desprenden y margen finamente estriado.',
    pt: 'Convexo e depois plano, de 5 a 12 cm, avelã a marrom-escuro, com verruguinhas brancas que se soltam e margem finamente estriada.',
  },
  gills: {
    en: 'Free, crowded, white gills and a white spore print. The white stem, 6 to 14 cm by 0.8 to 2 cm, has a smooth ring and a volva fused to the bulb as a rolled rim.',
    es: 'Láminas libres, apretadas y blancas; esporada blanca. Pie blanco de 6 a 14 cm por 0,8 a 2 cm, con anillo liso y volva soldada al bulbo en forma de reborde.',
    pt: 'Lâminas livres, juntas e brancas; esporada branca. Pé branco, de 6 a 14 cm por 0,8 a 2 cm, com anel liso e volva aderida ao bulbo como um rebordo.',
  },
  bruising: null,
  habitat: {
    en: 'Broadleaf and conifer woods, often with beech or pine.',
    es: 'Bosques de frondosas y de coníferas, muchas veces con hayas o pinos.',
    pt: 'Bosques de folhosas e de coníferas, muitas vezes com faias ou pinheiros.',
  },
  substrates: [
    {
      en: 'mycorrhiza with beech, oak and pine',
      es: 'micorriza con haya, roble y pino',
      pt: 'micorriza com faia, carvalho e pinheiro',
    },
  ],
  substrateFacts: ['mycorrhiza with beech, oak and pine'],
  seasonNorth: [7, 8, 9, 10, 11],
  continents: ['europe', 'asia'],
  helpsWith: [],
  danger: {
    ...isoxazolePoisoning,
    fatality: {
      en: 'Deaths are rare but recorded; coma is more frequent than with the fly agaric.',
      es: 'Las muertes son raras, pero constan; el coma es más frecuente que con la matamoscas.',
      pt: 'Mortes são raras, mas constam; o coma é mais frequente do que com o agário-das-moscas.',
    },
    regions: {
      en: 'Europe and western Asia; related panthers in North America carry the same poisons. Dried caps and sweets of Amanita are sold online with unknown strength; some have sent people to hospital.',
      es: 'Europa y Asia occidental; las panteras emparentadas de Norteamérica llevan los mismos venenos. En internet se venden sombreros secos y golosinas de Amanita de contenido desconocido; ha habido hospitalizaciones.',
      pt: 'Europa e Ásia ocidental; as panteras aparentadas da América do Norte têm os mesmos venenos. Chapéus secos e balas de Amanita são vendidos na internet com teor desconhecido; já houve internações.',
    },
  },
  sideEffects: [
    {
      sideEffect: {
        en: 'Often severe poisoning',
        es: 'Intoxicación a menudo grave',
        pt: 'Intoxicação muitas vezes grave',
      },
      description: {
        en: 'Panther cap poisoning is severe more often than poisoning by fly agaric.',
        es: 'La intoxicación por pantera es grave con más frecuencia que la de la matamoscas.',
        pt: 'A intoxicação por amanita-pantera é grave com mais frequência que a do agário-das-moscas.',
      },
    },
    {
      sideEffect: {
        en: 'Delirium, seizures, coma',
        es: 'Delirio, convulsiones y coma',
        pt: 'Delírio, convulsões e coma',
      },
      description: {
        en: 'Confusion and delirium can pass into muscle jerks, seizures and loss of consciousness.',
        es: 'La confusión y el delirio pueden avanzar hacia sacudidas musculares, convulsiones y pérdida de consciencia.',
        pt: 'Confusão e delírio podem evoluir para contrações musculares, convulsões e perda de consciência.',
      },
    },
    {
      sideEffect: { en: 'Needs urgent medical help', es: 'Urgencia médica', pt: 'Emergência médica' },
      description: {
        en: 'After any mouthful of panther cap, ring a poison center straight away without waiting for symptoms.',
        es: 'Tras cualquier bocado de amanita pantera hay que llamar de inmediato a un centro de toxicología, sin esperar síntomas.',
        pt: 'Depois de qualquer bocado de amanita-pantera, telefone na hora para um centro de intoxicações, sem esperar sintomas.',
      },
    },
    {
      sideEffect: {
        en: 'Worse with alcohol, sedatives',
        es: 'Peor con alcohol y sedantes',
        pt: 'Pior com álcool e sedativos',
      },
      description: {
        en: 'Alcohol, sleeping pills and other sedatives deepen its effect on breathing and consciousness.',
        es: 'El alcohol, los somníferos y otros sedantes acentúan su efecto sobre la respiración y la consciencia.',
        pt: 'Álcool, remédios para dormir e outros sedativos aprofundam o efeito sobre a respiração e a consciência.',
      },
    },
  ],
  psychoactiveChem: [
    {
      compound: 'ibotenic-acid',
      min: 0.19,
      max: 0.27,
      typical: null,
      unit: 'mg/g dry',
      source:
        'Caps of only two market samples, Tsujikawa et al. 2006 (0.188-0.269 as hydrate); too few for a typical value. Other authors estimate about 4 mg/g for ibotenic acid and muscimol together, so content can be far higher',
    },
    {
      compound: 'muscimol',
      min: 1.55,
      max: 1.88,
      typical: null,
      unit: 'mg/g dry',
      source: 'Only two dried-cap samples, Tsujikawa et al. 2006; too few for a typical value',
    },
  ],
  medicinalChem: [],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'convex',
    capColors: ['#7a5a3f', '#a07f5c', '#f2ecdf'],
    capDiameterCm: [5, 12],
    gills: 'gills',
    gillColor: '#faf7ee',
    stipe: { lengthCm: [6, 14], widthCm: [0.8, 2], color: '#f8f4ea', ring: true, volva: true },
    sporePrint: { color: 'white', hex: '#f8f5ee' },
    bruising: null,
    surface: 'warty',
  },
  lookAlikes: [
    {
      scientificName: 'Amanita rubescens',
      commonName: { en: 'Blusher', es: 'Amanita rojiza', pt: 'Amanita-vinosa' },
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Edible only when thoroughly cooked; its flesh reddens where damaged and the ring is grooved on top, while a panther stays white and has a smooth ring.',
        es: 'Comestible solo muy cocinada; la carne enrojece donde se daña y el anillo es estriado por arriba, mientras que la pantera no cambia y lo tiene liso.',
        pt: 'Comestível apenas muito bem cozida; a carne avermelha onde é ferida e o anel é estriado por cima, ao passo que a pantera não muda e o tem liso.',
      },
    },
    {
      scientificName: 'Amanita excelsa',
      commonName: { en: 'Gray Spotted Amanita', es: 'Amanita gris', pt: 'Amanita-cinzenta' },
      edibility: 'inedible',
      differences: {
        en: 'Grayish instead of white warts, a grooved ring, and a bulb without the gutter-like rim.',
        es: 'Verrugas grisáceas, anillo estriado y bulbo sin reborde acanalado.',
        pt: 'Verrugas acinzentadas, anel estriado e bulbo sem o rebordo em calha.',
      },
    },
    {
      scientificName: 'Macrolepiota procera',
      commonName: { en: 'Parasol', es: 'Parasol', pt: 'Frade' },
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Has true brown scales, a ring that slides, a snakeskin pattern on the stem and no volva.',
        es: 'Tiene escamas pardas, anillo que se desliza, pie atigrado como piel de serpiente y ninguna volva.',
        pt: 'Tem escamas marrons, anel que desliza, pé com desenho de pele de cobra e nenhuma volva.',
      },
    },
    {
      scientificName: 'Amanita phalloides',
      commonName: { en: 'Death Cap', es: 'Oronja verde', pt: 'Chapéu-da-morte' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly in small amounts. Its cap is olive to pale, normally bare of loose white warts, and the base sits in a deep bag.',
        es: 'Mortal en pequeña cantidad. Sombrero oliváceo a pálido, por lo común sin verrugas blancas sueltas, y base dentro de una bolsa profunda.',
        pt: 'Mortal em pequena quantidade. O chapéu é oliváceo a pálido, em geral sem verrugas brancas soltas, e a base fica dentro de uma bolsa funda.',
      },
    },
  ],
  productGuide: [],
  cultivation: null,
  cultivationNote: {
    en: 'The panther cap is not farmed, being bound to the roots of living trees.',
    es: 'La amanita pantera no se cultiva, ya que vive ligada a raíces de árboles vivos.',
    pt: 'A amanita-pantera não é cultivada, pois vive presa às raízes de árvores vivas.',
  },
  references: [
    {
      title: 'Panther cap Amanita pantherina poisoning case report and review',
      year: 2006,
      url: 'https://doi.org/10.1016/j.toxicon.2006.01.008',
      doi: '10.1016/j.toxicon.2006.01.008',
      summary: {
        en: 'Case report and short review of panther cap poisoning.',
        es: 'Caso clínico y breve revisión de la intoxicación por amanita pantera.',
        pt: 'Relato de caso e breve revisão da intoxicação por amanita-pantera.',
      },
    },
    {
      title: 'Analysis of hallucinogenic constituents in Amanita mushrooms circulated in Japan',
      year: 2006,
      url: 'https://doi.org/10.1016/j.forsciint.2006.01.004',
      doi: '10.1016/j.forsciint.2006.01.004',
      summary: {
        en: 'Laboratory values for ibotenic acid and muscimol in fly agaric and panther cap sold in Japan.',
        es: 'Valores de ácido iboténico y muscimol en matamoscas y pantera vendidas en Japón.',
        pt: 'Dosagens de ácido ibotênico e muscimol em amostras de agário-das-moscas e amanita-pantera vendidas no Japão.',
      },
    },
    {
      title: 'Amanita muscaria: chemistry, biology, toxicology, and ethnomycology',
      year: 2003,
      url: 'https://doi.org/10.1017/S0953756203007305',
      doi: '10.1017/S0953756203007305',
      summary: {
        en: 'Covers fly agaric chemistry, poisoning and place in human culture.',
        es: 'Repasa los compuestos, las intoxicaciones y la historia cultural de la matamoscas.',
        pt: 'Trata dos compostos, das intoxicações e da história cultural do agário-das-moscas.',
      },
    },
  ],
}
