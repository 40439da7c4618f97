import type { SpeciesSeed } from '../shapes'

export const macrolepiotaProcera: SpeciesSeed = {
  slug: 'macrolepiota-procera',
  scientificName: 'Macrolepiota procera',
  authority: '(Scop.) Singer',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['Parasol', 'Parasol Mushroom'],
    es: ['Parasol', 'Galamperna', 'Apagador'],
    pt: ['Frade', 'Púcara'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Macrolepiota',
    species: 'Macrolepiota procera',
  },
  types: ['culinary'],
  edibility: 'edible-when-cooked',
  flavors: ['nutty', 'sweet', 'meaty'],
  fragrances: ['nutty', 'gentle'],
  textures: ['fleshy', 'meaty'],
  effects: [],
  lead: {
    en: 'A tall meadow mushroom with a scaly cap as wide as a plate and a stem patterned like snakeskin, loved when cooked and unforgiving of anyone who picks small.',
    es: 'Seta alta de los prados, con sombrero escamoso ancho como un plato y pie atigrado como piel de culebra, muy querida en la cocina y severa con quien recoge ejemplares pequeños.',
    pt: 'Cogumelo alto de prados, com chapéu escamoso largo como um prato e pé malhado como pele de cobra, estimado depois de cozido e traiçoeiro para quem colhe exemplares pequenos.',
  },
  description: {
    en: 'From July to November in the Northern Hemisphere it rises in meadows, along wood edges and in open woods on well-drained soil, in Europe, Asia and Africa. The young mushroom resembles a drumstick; open, the cap spans 10–30 cm, pale with brown scales round a darker nipple. White gills give a white spore print. A thick double ring slides along the 15–35 cm stem, which is banded brown like a snake, and the cut flesh hardly changes color.\n\nThe caps are breaded and fried whole, grilled or dried for soup; the stems are woody but make a good powder. Always cook it through, since raw parasols upset many stomachs, and spare verges and polluted ground because it gathers mercury and other metals.\n\nBeware of deadly dapperlings, which are small, so leave every parasol whose cap is under about 10 cm. The green-spored parasol poisons people wherever it grows, and death caps in the button can pass for closed parasols. Dig out the whole base, check for a volva, try the ring and take a print, though a white one alone clears no parasol. Nothing goes in the pan on resemblance alone.',
    es: 'Surge de julio a noviembre en el hemisferio norte, en prados, lindes y bosques abiertos de suelo bien drenado, en Europa, Asia y África. De joven parece una maza de tambor; abierta, el sombrero mide de 10 a 30 cm, claro y cubierto de escamas pardas en torno a un pezón más oscuro. Las láminas son blancas, igual que las esporas. Un anillo doble corre por el pie, de 15 a 35 cm y atigrado de pardo; la carne cortada apenas cambia de color.\n\nLos sombreros se empanan enteros, se hacen a la plancha o se secan para caldos; el pie, leñoso, sirve molido. Cocínela siempre bien, porque cruda sienta mal a muchos, y evite arcenes y suelos contaminados: acumula mercurio y otros metales.\n\nLas lepiotas mortales son pequeñas, de modo que no recoja parasoles de menos de unos 10 cm. La lepiota de esporas verdes intoxica allí donde crece y la oronja verde cerrada imita al parasol sin abrir. Desentierre la base entera, busque la volva, compruebe que el anillo se desliza y tome la esporada, aunque una blanca sola no absuelve a ningún ejemplar. El parecido no basta.',
    pt: 'Ergue-se de julho a novembro, no hemisfério norte, em prados, orlas e bosques abertos de solo bem drenado, na Europa, na Ásia e na África. Fechado, lembra uma baqueta; aberto, o chapéu mede de 10 a 30 cm, claro, com escamas marrons ao redor de um mamilo mais escuro. As lâminas e os esporos são brancos. O anel duplo desliza pelo pé de 15 a 35 cm, malhado de marrom, e a carne cortada quase não muda de cor.\n\nOs chapéus são empanados inteiros, grelhados ou secos para sopas; o pé, lenhoso, rende um bom pó. Cozinhe sempre por completo, pois cru faz mal a muita gente, e evite beiras de estrada e terrenos poluídos, porque concentra mercúrio e outros metais.\n\nAs lepiotas mortais são pequenas; por isso não colha nenhum frade com menos de cerca de 10 cm. A lepiota-de-esporos-verdes envenena onde quer que cresça, e o chapéu-da-morte ainda fechado se parece com um frade jovem. Desenterre a base inteira, procure a volva, mova o anel e tire a esporada, embora a branca, sozinha, não garanta nada. Semelhança não é identificação.',
  },
  cap: {
    en: 'Egg-shaped, then flat with a central knob, 10–30 cm across. Brown scales break up a pale, fibrous surface around a smooth dark center.',
    es: 'De ovoide a plano con mamelón, de 10 a 30 cm; fondo claro y fibroso, roto en escamas pardas alrededor de un centro liso y oscuro.',
    pt: 'Ovoide no início, depois plano com umbo, de 10 a 30 cm; a superfície clara e fibrosa se rompe em escamas marrons em torno de um centro liso e escuro.',
  },
  gills: {
    en: 'Crowded white gills stand free of the stem; the print is white. Stem 15–35 cm tall, snake-patterned brown, with a movable double ring and no volva.',
    es: 'Láminas blancas, apretadas y libres; esporada blanca. Pie de 15 a 35 cm, atigrado en pardo, con anillo doble que se mueve y sin volva.',
    pt: 'Lâminas brancas, densas e livres, com esporada branca. Pé de 15 a 35 cm com desenho de pele de cobra, anel duplo móvel e base sem volva.',
  },
  bruising: {
    en: 'Cut flesh stays white or barely darkens; it never turns orange-red.',
    es: 'La carne cortada casi no varía y nunca toma tono anaranjado.',
    pt: 'A carne cortada quase não muda e jamais fica alaranjada.',
  },
  habitat: {
    en: 'Meadows, wood edges and open woods on well-drained soil.',
    es: 'Prados, lindes y bosques claros sobre suelo bien drenado.',
    pt: 'Prados, orlas e bosques abertos em solo de boa drenagem.',
  },
  substrates: [
    {
      en: 'grassland and open-wood soil',
      es: 'suelo de prado y bosque abierto',
      pt: 'solo de prado e de bosque aberto',
    },
  ],
  substrateFacts: ['grassland and woodland soil'],
  seasonNorth: [7, 8, 9, 10, 11],
  continents: ['europe', 'asia', 'africa'],
  helpsWith: [
    {
      ailment: 'oxidative-stress',
      evidence: 'in-vitro',
      sources: ['https://doi.org/10.1021/jf070407o'],
      note: {
        en: 'Extracts mop up free radicals in glassware, a common laboratory finding that promises nothing for the eater.',
        es: 'Los extractos neutralizan radicales libres en probeta, un hallazgo de laboratorio sin efecto probado al comerla.',
        pt: 'Extratos neutralizam radicais livres no tubo de ensaio, o que não garante efeito algum a quem o come.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'Raw parasols upset stomachs', es: 'Indigesta en crudo', pt: 'Indigesto quando cru' },
      description: {
        en: 'Raw or half-cooked caps cause cramps and vomiting in many people, so cook every piece right through.',
        es: 'Cruda o poco hecha da a muchas personas cólicos y vómitos, por lo que debe cocinarse por completo.',
        pt: 'Malpassado ou cru, provoca cólicas e vômitos em muita gente e deve ser cozido até o centro.',
      },
    },
    {
      sideEffect: { en: 'May gather mercury', es: 'Acumula mercurio y metales', pt: 'Concentra mercúrio e metais' },
      description: {
        en: 'It can concentrate mercury and other metals from the soil, which is a reason to avoid roadsides and industrial land.',
        es: 'Toma del suelo mercurio y otros metales y conviene no recogerla junto a carreteras o fábricas.',
        pt: 'Retira mercúrio e outros metais do solo, então não colha perto de estradas ou indústrias.',
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
        en: 'A heat-sensitive protein named MPL has been isolated and tested in cell studies; cooking destroys it.',
        es: 'La proteína MPL, sensible al calor, se ha aislado y estudiado en células; la cocción la destruye.',
        pt: 'Uma proteína sensível ao calor, a MPL, foi isolada e observada em células; o cozimento a destrói.',
      },
    },
    {
      name: 'polysaccharides',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Cell-wall sugars have been reported and tested as antioxidants, without trials in people.',
        es: 'Se han descrito azúcares de la pared celular con actividad antioxidante, sin ensayos en personas.',
        pt: 'Açúcares da parede celular foram relatados e testados como antioxidantes, sem ensaios clínicos.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'flat',
    capColors: ['#e9dcc3', '#a07a53', '#6b4c33'],
    capDiameterCm: [10, 30],
    gills: 'gills',
    gillColor: '#f8f2e6',
    stipe: { lengthCm: [15, 35], widthCm: [1, 2], color: '#b89a75', ring: true, volva: false },
    sporePrint: { color: 'white', hex: '#f7f4ec' },
    bruising: 'Flesh hardly changes color',
    surface: 'scaly',
  },
  lookAlikes: [
    {
      scientificName: 'Chlorophyllum molybdites',
      commonName: { en: 'Green-spored Parasol', es: 'Lepiota de esporas verdes', pt: 'Lepiota-de-esporos-verdes' },
      edibility: 'toxic',
      differences: {
        en: 'Poisonous, and the leading cause of mushroom poisoning in North America. Ripe gills and print are gray-green, but young or sterile caps give no green; the stem shows no snakeskin.',
        es: 'Tóxica y primera causa de intoxicación por setas en América del Norte. Maduras, las láminas y la esporada verdean, pero los ejemplares jóvenes o estériles no dan verde; el pie carece de dibujo atigrado.',
        pt: 'Tóxica, é a principal causa de intoxicação por cogumelos na América do Norte. Maduras, as lâminas e a esporada ficam verde-acinzentadas, mas exemplares jovens ou estéreis não dão verde; o pé é liso, sem pele de cobra.',
      },
    },
    {
      scientificName: 'Lepiota brunneoincarnata',
      commonName: { en: 'Deadly Dapperling', es: 'Lepiota mortal', pt: 'Lepiota-mortal' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly, with amatoxins. It is small, its cap seldom over 5 cm, and has no movable ring, so never gather little parasols; yet a large cap is no proof of safety either.',
        es: 'Mortal por sus amatoxinas. Es pequeña, rara vez de más de 5 cm, y no tiene anillo móvil: jamás recoja parasoles chicos, aunque un sombrero grande tampoco garantiza nada.',
        pt: 'Mata por amatoxinas. Pequena, com chapéu raramente acima de 5 cm e sem anel móvel, é o motivo de nunca colher frades miúdos; mas um chapéu grande também não garante nada.',
      },
    },
    {
      scientificName: 'Chlorophyllum brunneum',
      commonName: { en: 'Brown Shaggy Parasol', es: 'Parasol pardo', pt: 'Frade-castanho' },
      edibility: 'toxic',
      differences: {
        en: 'Makes some people seriously unwell. Cut flesh turns orange-red, and the stem is plain.',
        es: 'Sienta muy mal a algunas personas. Su carne enrojece al corte y el pie es liso, sin atigrado.',
        pt: 'Faz bastante mal a algumas pessoas. A carne cortada fica vermelho-alaranjada e o pé não tem desenho.',
      },
    },
    {
      scientificName: 'Amanita pantherina',
      commonName: { en: 'Panther Cap', es: 'Amanita pantera', pt: 'Amanita-pantera' },
      edibility: 'toxic',
      differences: {
        en: 'Its toxins act on the nervous system. Loose white warts instead of brown scales, ridged tissue round the volva at the base, and no snakeskin stem.',
        es: 'Sus toxinas actúan sobre el sistema nervioso. Lleva verrugas blancas y sueltas, volva con rodetes en la base y un pie sin atigrar.',
        pt: 'As toxinas agem no sistema nervoso. Tem verrugas brancas soltas, volva com anéis de tecido na base e pé sem malhas.',
      },
    },
    {
      scientificName: 'Amanita phalloides',
      commonName: { en: 'Death Cap', es: 'Oronja verde', pt: 'Chapéu-da-morte' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly. The olive to pale cap is smooth, the ring hangs fixed and a bag-like volva wraps the base; closed young parasols are the usual mix-up, so dig everything out.',
        es: 'Mortal. Sombrero liso, de verde oliva a pálido, anillo fijo y colgante y volva en saco; se confunde con el parasol cerrado, así que desentierre toda la base.',
        pt: 'Mortal. Chapéu liso, oliva ou claro, anel fixo e pendente e volva em saco na base; é confundido com frades fechados, o que exige desenterrar tudo.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Pick them open', es: 'Recójala abierta', pt: 'Colha aberto' },
      description: {
        en: 'Gather only opened caps on tall stems, where ring, scales and snakeskin can be read; leave drumsticks standing.',
        es: 'Recoja solo sombreros abiertos en pies altos, donde anillo, escamas y atigrado se distinguen bien; deje las mazas cerradas.',
        pt: 'Leve só chapéus abertos em pés altos, com anel, escamas e malhas bem visíveis; deixe as baquetas fechadas.',
      },
    },
    {
      tip: { en: 'Cook caps whole', es: 'Sombreros enteros', pt: 'Chapéus inteiros' },
      description: {
        en: 'Discard the tough stem or dry and grind it. Fry breaded caps slowly until the thickest part is hot throughout.',
        es: 'Descarte el pie o séquelo para moler, y fría los sombreros empanados a fuego medio hasta que el centro quede bien hecho.',
        pt: 'Tire o pé, que pode ser seco e moído, e frite os chapéus empanados em fogo médio até o centro ficar bem passado.',
      },
    },
    {
      tip: { en: 'Dry the surplus', es: 'Seque lo que sobre', pt: 'Seque o excedente' },
      description: {
        en: 'Sound caps dry fast in thin pieces at low heat and keep their nutty scent in a sealed jar; cook them well afterward.',
        es: 'En trozos finos y a baja temperatura seca pronto y guarda su aroma a nuez en un tarro; después, igualmente cocínela.',
        pt: 'Em pedaços finos e calor baixo, seca depressa e mantém o aroma de nozes em pote fechado; ainda assim, cozinhe depois.',
      },
    },
  ],
  cultivation: null,
  cultivationNote: {
    en: 'Attempts to grow it have stayed experimental.',
    es: 'Solo se ha cultivado de forma experimental.',
    pt: 'O cultivo não saiu da fase experimental.',
  },
  references: [
    {
      title:
        'Mushroom poisoning by Chlorophyllum molybdites in the Midwest United States: cases and a review of the syndrome',
      year: 1992,
      url: 'https://doi.org/10.1007/BF00472564',
      doi: '10.1007/BF00472564',
      summary: {
        en: 'Case reports of poisoning by the green-spored parasol, the classic confusion, with a review of the illness.',
        es: 'Casos de intoxicación por la lepiota de esporas verdes, la confusión clásica, y revisión del cuadro.',
        pt: 'Casos de envenenamento pela lepiota-de-esporos-verdes, o engano clássico, com revisão dos sintomas.',
      },
    },
    {
      title:
        'Effects of Conservation Treatment and Cooking on the Chemical Composition and Antioxidant Activity of Portuguese Wild Edible Mushrooms',
      year: 2007,
      url: 'https://doi.org/10.1021/jf070407o',
      doi: '10.1021/jf070407o',
      summary: {
        en: 'Compares the effect of drying, freezing and cooking on nutrients and antioxidants of wild Portuguese mushrooms.',
        es: 'Compara cómo cambian los nutrientes de setas silvestres portuguesas al secarlas, congelarlas o cocinarlas.',
        pt: 'Compara secagem, congelamento e cozimento quanto aos nutrientes de cogumelos silvestres portugueses.',
      },
    },
    {
      title: 'A review of chemical composition and nutritional value of wild-growing and cultivated mushrooms',
      year: 2013,
      url: 'https://doi.org/10.1002/jsfa.5960',
      doi: '10.1002/jsfa.5960',
      summary: {
        en: 'Gathers published values for protein, fat, carbohydrate, minerals and vitamins in wild and farmed mushrooms.',
        es: 'Recopila datos de proteína, grasa, hidratos, minerales y vitaminas en setas silvestres y cultivadas.',
        pt: 'Reúne dados de proteína, gordura, carboidratos, minerais e vitaminas em cogumelos silvestres e cultivados.',
      },
    },
  ],
}
