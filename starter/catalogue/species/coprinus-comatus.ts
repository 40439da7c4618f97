import type { SpeciesSeed } from '../shapes'

export const coprinusComatus: SpeciesSeed = {
  slug: 'coprinus-comatus',
  scientificName: 'Coprinus comatus',
  authority: '(O.F. Müll.) Pers.',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['Shaggy Mane', 'Lawyer’s Wig', 'Shaggy Ink Cap'],
    es: ['Barbuda', 'Matacandil', 'Seta de tinta'],
    pt: ['Coprino-cabeludo', 'Gota-de-tinta'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Coprinus',
    species: 'Coprinus comatus',
  },
  types: ['culinary'],
  edibility: 'edible',
  flavors: ['mild', 'mushroomy', 'nutty'],
  fragrances: ['gentle', 'fresh'],
  textures: ['fleshy'],
  effects: [],
  lead: {
    en: 'The shaggy white column of spring and autumn lawns, delicate to eat when young, melts into black ink within hours of being picked.',
    es: 'Columna blanca y desflecada de céspedes y cunetas, exquisita cuando es joven, que a las pocas horas de cortada se deshace en tinta negra.',
    pt: 'Coluna branca e desgrenhada de gramados e beiras de caminho, delicada à mesa enquanto jovem, que em poucas horas se desfaz em tinta preta.',
  },
  description: {
    en: 'Lawns, gravel drives, verges and freshly dug soil bring it up after rain, in spring and again from September, often in whole companies. Each begins as a white egg that lengthens into a cylinder clothed in curling scales, with a small ring loose on the hollow stem. Then the rim turns pink, blackens and drips away until only a stalk and a little disc remain.\n\nOnly closed, wholly white caps are worth taking home, and straight to the pan: the flesh is tender, juicy and gently nutty, good with butter, in soup or under eggs. It can be grown on compost beneath a layer of soil.\n\nThe common inkcap, smooth and gray, makes drinkers ill even days later, and the green-spored parasol invades the same lawns. Roadside and industrial ground is to be avoided because this species takes up heavy metals. Check scales, ring, hollow stem and the pink-to-black change on every specimen, and leave behind any that does not answer fully to its name.',
    es: 'Tras las lluvias de primavera y otoño asoma en céspedes, cunetas, caminos de grava y tierras removidas, muchas veces en grupos numerosos. Nace como un huevo blanco y se alarga en un cilindro vestido de escamas rizadas, con un anillo pequeño y suelto sobre el pie hueco. Después el borde se vuelve rosado, ennegrece y gotea hasta dejar poco más que el palo.\n\nSe aprovechan los ejemplares cerrados y blancos por completo, y sin demora: carne tierna, jugosa, de sabor suave a nuez, buena en crema, en revuelto o a la plancha. También se cultiva en compost cubierto con tierra.\n\nEl coprino antialcohólico, gris y liso, enferma a quien bebe incluso días más tarde, y *Chlorophyllum molybdites* comparte los mismos prados. Los bordes de carretera quedan descartados porque absorbe metales pesados. Escamas, anillo, pie hueco y paso del blanco al rosa y al negro: si uno de esos rasgos falta, no está bien identificado y no se come.',
    pt: 'Depois das chuvas, na primavera e no outono, brota em gramados, acostamentos, cascalho e terra revolvida, com frequência em grandes grupos. Começa como um ovo branco e se estica num cilindro coberto de escamas encaracoladas, com um anel pequeno e solto no pé oco. Logo a borda fica rosada, escurece e pinga, até sobrar quase só a haste.\n\nAproveitam-se apenas os exemplares fechados e inteiramente brancos, e sem demora: a carne é macia, suculenta, com leve gosto de nozes, ótima em sopa, com ovos ou na manteiga. Pode ser cultivado em composto sob uma camada de terra.\n\nO coprino-cinzento, liso, adoece quem bebe álcool mesmo dias depois, e *Chlorophyllum molybdites* ocupa os mesmos gramados. Evite beiras de estrada e terrenos industriais, porque ele acumula metais pesados. Veja em cada exemplar as escamas, o anel, o pé oco e a passagem do branco ao rosa e ao preto, e deixe no chão o que não se identificar com segurança.',
  },
  cap: {
    en: 'A tall bell or cylinder 3–7 cm wide, white with a buff crown and covered in shaggy, upturned scales that brown at the tips.',
    es: 'Campana alta o cilindro de 3 a 7 cm de ancho, blanco con el centro ocráceo y cubierto de escamas lanosas que pardean en la punta.',
    pt: 'Sino alongado ou cilindro de 3 a 7 cm de largura, branco, com o topo bege, coberto de escamas felpudas e viradas, marrons nas pontas.',
  },
  gills: {
    en: 'Crowded free gills pass from white through pink to black, as does the ink; spore print black. Stem white, hollow, 8–20 by 1–2 cm, with a thin movable ring and no volva.',
    es: 'Láminas libres y apretadas, blancas, luego rosas y al fin negras; esporada negra. Pie blanco y hueco de 8–20 × 1–2 cm, con anillo fino y móvil, sin volva.',
    pt: 'Lâminas livres e apertadas, do branco ao rosa e ao preto; esporada preta. Pé branco, oco, de 8–20 × 1–2 cm, com anel fino e móvel, sem volva.',
  },
  bruising: {
    en: 'Gills turn from white to pink and finally dissolve into black ink.',
    es: 'Las láminas pasan del blanco al rosa y terminan licuadas en tinta negra.',
    pt: 'As lâminas vão do branco ao rosa e por fim se liquefazem em tinta preta.',
  },
  habitat: {
    en: 'Lawns, roadsides, gravel and rich, disturbed ground.',
    es: 'Céspedes, bordes de camino, gravas y suelos ricos y removidos.',
    pt: 'Gramados, margens de estrada, cascalho e solos férteis remexidos.',
  },
  substrates: [
    { en: 'composted manure and straw', es: 'compost de estiércol y paja', pt: 'composto de esterco e palha' },
    { en: 'grassland soil', es: 'suelo de pradera', pt: 'solo de gramado' },
  ],
  substrateFacts: ['composted manure and straw', 'grassland soil'],
  seasonNorth: [4, 5, 6, 9, 10, 11],
  continents: ['europe', 'north-america', 'asia', 'oceania'],
  helpsWith: [
    {
      ailment: 'diabetes',
      evidence: 'animal',
      note: {
        en: 'Extracts brought down blood glucose in diabetic rodents; nothing comparable has been shown in people.',
        es: 'En roedores diabéticos los extractos bajaron la glucemia, sin pruebas equivalentes en humanos.',
        pt: 'Os extratos reduziram a glicemia de roedores diabéticos, e em pessoas não há prova semelhante.',
      },
    },
    {
      ailment: 'liver-health',
      evidence: 'animal',
      note: {
        en: 'Rats given it suffered less liver damage from chemicals or alcohol, an animal result that supports no treatment.',
        es: 'En ratas atenuó el daño hepático causado por tóxicos o alcohol, un resultado animal que no justifica tratamiento alguno.',
        pt: 'Em ratos, atenuou lesões do fígado por álcool e substâncias químicas, achado animal que não autoriza uso como remédio.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'Dissolves within hours', es: 'Se licúa en horas', pt: 'Desmancha em horas' },
      description: {
        en: 'Picked caps digest themselves into ink even in the fridge, so they need cooking the same day.',
        es: 'Una vez cortada se autodigiere incluso en el refrigerador, por lo que debe cocinarse el mismo día.',
        pt: 'Colhido, ele digere a si mesmo até na geladeira e precisa ir ao fogo no mesmo dia.',
      },
    },
    {
      sideEffect: { en: 'Takes up heavy metals', es: 'Acumula metales pesados', pt: 'Acumula metais pesados' },
      description: {
        en: 'Specimens from verges, old orchards or industrial soil may carry metals gathered from the ground.',
        es: 'Los ejemplares de arcenes y suelos contaminados pueden contener metales tomados de la tierra.',
        pt: 'Exemplares de acostamentos e solos poluídos podem trazer metais retirados da terra.',
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
        en: 'Studied in rodents for effects on blood glucose and on the liver.',
        es: 'Objeto de estudios en roedores centrados en la glucosa y el hígado.',
        pt: 'Testados em roedores com foco na glicose e no fígado.',
      },
    },
    {
      name: 'lectins',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Reported from the fruit body and examined in cell cultures; the heat of cooking undoes them.',
        es: 'Halladas en el cuerpo fructífero y ensayadas en cultivos celulares; pierden su actividad al calentarse.',
        pt: 'Encontradas no corpo de frutificação e ensaiadas em culturas de células; o calor as desnatura.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Chiefly ergosterol, measured as a precursor of vitamin D2.',
        es: 'Sobre todo ergosterol, que se mide por ser precursor de la vitamina D2.',
        pt: 'Sobretudo ergosterol, dosado por ser o precursor da vitamina D2.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'bell',
    capColors: ['#faf7ef', '#e8dcc5', '#b59c78'],
    capDiameterCm: [3, 7],
    gills: 'gills',
    gillColor: '#f3e6e0',
    stipe: { lengthCm: [8, 20], widthCm: [1, 2], color: '#faf7f0', ring: true, volva: false },
    sporePrint: { color: 'black', hex: '#1b1819' },
    bruising: 'Gills go white, pink, then black ink',
    surface: 'scaly',
  },
  lookAlikes: [
    {
      scientificName: 'Coprinopsis atramentaria',
      commonName: { en: 'Common Inkcap', es: 'Coprino antialcohólico', pt: 'Coprino-cinzento' },
      edibility: 'toxic',
      differences: {
        en: 'Toxic with alcohol, even when the drink comes up to five days after the meal; cap gray, smooth and ribbed, never shaggy.',
        es: 'Tóxico si se bebe alcohol, incluso hasta cinco días después de comerlo; sombrero gris, liso o estriado, sin escamas lanosas.',
        pt: 'Tóxico com álcool, mesmo até cinco dias depois da refeição; chapéu cinza, liso ou estriado, nunca felpudo.',
      },
    },
    {
      scientificName: 'Chlorophyllum molybdites',
      commonName: { en: 'Green-spored Parasol', es: 'Lepiota de esporas verdes', pt: 'Lepiota-de-esporos-verdes' },
      edibility: 'toxic',
      differences: {
        en: 'Poisonous, causing violent vomiting; it opens flat like an umbrella, its gills become gray-green and it never turns to ink.',
        es: 'Causa vómitos violentos: se abre como una sombrilla, sus láminas toman tono verde grisáceo y no se deshace en tinta.',
        pt: 'Provoca vômitos fortes; abre-se como um guarda-sol, tem lâminas que ficam verde-acinzentadas e não vira tinta.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Young and white only', es: 'Solo jóvenes y blancas', pt: 'Só jovens e brancos' },
      description: {
        en: 'Slice each one lengthwise and keep those whose gills are white from top to rim.',
        es: 'Se parte cada una a lo largo y se guardan las que tienen las láminas blancas hasta el borde.',
        pt: 'Corte cada um ao comprido e fique com os que têm lâminas brancas até a borda.',
      },
    },
    {
      tip: { en: 'From field to pan', es: 'Del prado a la sartén', pt: 'Do gramado à panela' },
      description: {
        en: 'Cook on the day, and if that is impossible fry lightly and freeze, since raw caps will be black by morning.',
        es: 'Hay que cocinarla ese mismo día; si no se puede, se saltea y se congela, pues cruda amanecerá negra.',
        pt: 'Prepare no mesmo dia ou, não dando tempo, refogue de leve e congele, porque cru amanhece preto.',
      },
    },
    {
      tip: { en: 'Read the ground', es: 'Mirar el suelo', pt: 'Olhe o terreno' },
      description: {
        en: 'Pass over verges, sprayed lawns and rubble, however handsome the flush; clean meadow and garden soil is where to pick.',
        es: 'Se descartan arcenes, céspedes tratados y escombreras, por buena que sea la brotada; valen los prados y jardines limpios.',
        pt: 'Deixe de lado acostamentos, gramados com agrotóxico e entulho, por mais bonita que seja a fornada; colha em pastos e jardins limpos.',
      },
    },
  ],
  cultivation: {
    difficulty: 3,
    colonisationTempC: [21, 27],
    fruitingTempC: [18, 24],
    humidityPct: [80, 90],
    daysToFruit: { en: '40–60 days', es: '40–60 días', pt: '40–60 dias' },
    yield: {
      en: '40–80% biological efficiency',
      es: '40–80 % de eficiencia biológica',
      pt: '40–80% de eficiência biológica',
    },
    method: {
      en: 'Pasteurized compost or straw under a casing of soil, picked before the caps open.',
      es: 'Compost o paja pasteurizados con una capa de tierra encima; se cosecha antes de que abran los sombreros.',
      pt: 'Composto ou palha pasteurizada com cobertura de terra; colhe-se antes de os chapéus abrirem.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title: 'Coprinus Pers. and the disposition of Coprinus species sensu lato',
      year: 2001,
      url: 'https://doi.org/10.2307/1224525',
      doi: '10.2307/1224525',
      summary: {
        en: 'Explains why the shaggy mane kept the name Coprinus while most inkcaps moved elsewhere.',
        es: 'Explica por qué la barbuda conserva el nombre Coprinus y la mayoría de sus parientes cambió de género.',
        pt: 'Mostra por que esta espécie manteve o nome Coprinus e a maioria dos cogumelos de tinta mudou de gênero.',
      },
    },
    {
      title:
        'Chemical composition, nutritional profile and in vivo antioxidant properties of the cultivated mushroom Coprinus comatus',
      year: 2020,
      url: 'https://doi.org/10.1098/rsos.200900',
      doi: '10.1098/rsos.200900',
      summary: {
        en: 'Analyzes the composition of cultivated shaggy mane and tests its antioxidant effect in rats.',
        es: 'Analiza la composición de la barbuda cultivada y su efecto antioxidante en ratas.',
        pt: 'Analisa a composição do cogumelo cultivado e avalia em ratos sua ação antioxidante.',
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
