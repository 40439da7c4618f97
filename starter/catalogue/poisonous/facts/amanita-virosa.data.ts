import type { PoisonousFacts } from '../shape'
import { courses, firstAid } from '../shared.data'

export const amanitaVirosaFacts = {
  slug: 'amanita-virosa',
  scientificName: 'Amanita virosa',
  authority: 'Bertill.',
  synonyms: [],
  commonNames: {
    en: ['Destroying Angel', 'European Destroying Angel'],
    es: ['Cicuta fétida', 'Ángel destructor', 'Oronja fétida'],
    pt: ['Anjo-destruidor', 'Cicuta-fétida'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'Amanita virosa',
  },
  edibility: 'deadly',
  syndrome: 'amatoxin',
  onsetHours: [6, 24],
  toxins: [
    {
      en: 'Amatoxins (alpha-amanitin and others)',
      es: 'Amatoxinas (alfa-amanitina y otras)',
      pt: 'Amatoxinas (alfa-amanitina e outras)',
    },
    {
      en: 'Phallotoxins (phalloidin and others)',
      es: 'Falotoxinas (faloidina y otras)',
      pt: 'Falotoxinas (faloidina e outras)',
    },
    { en: 'Virotoxins', es: 'Virotoxinas', pt: 'Virotoxinas' },
  ],
  course: courses.amatoxin,
  firstAid: firstAid.amatoxin,
  keyMarks: {
    en: [
      'Pure white all over, cap center at times ivory',
      'Gills white at every age',
      'Shaggy, fibrous stem',
      'Fragile, ragged ring high on the stem, often torn away',
      'White sac at the base, often buried',
      'Cap conical to bell-shaped when young, often tilted',
      'Sickly sweet smell when old',
    ],
    es: [
      'Blanco puro en todas sus partes, centro del sombrero a veces marfil',
      'Láminas blancas a cualquier edad',
      'Pie lanoso y fibroso',
      'Anillo frágil y rasgado en lo alto del pie, a menudo perdido',
      'Volva blanca en la base, a menudo enterrada',
      'Sombrero cónico a acampanado de joven, a menudo ladeado',
      'Olor dulzón desagradable al envejecer',
    ],
    pt: [
      'Branco puro em todas as partes, centro do chapéu às vezes marfim',
      'Lâminas brancas em qualquer idade',
      'Pé lanoso e fibroso',
      'Anel frágil e rasgado no alto do pé, muitas vezes perdido',
      'Volva branca na base, muitas vezes enterrada',
      'Chapéu cônico a campanulado quando jovem, muitas vezes inclinado',
      'Cheiro adocicado desagradável ao envelhecer',
    ],
  },
  takenFor: [
    {
      scientificName: 'Agaricus bisporus',
      edibility: 'choice',
      differences: {
        en: 'Gills pink then chocolate, dark print and no sac. Never take a white mushroom with white gills, nor one whose base you have not dug up.',
        es: 'Láminas rosadas y después chocolate, esporada oscura y sin volva. Nunca recoja una seta blanca de láminas blancas ni una cuya base no haya desenterrado.',
        pt: 'Lâminas rosadas e depois chocolate, esporada escura e sem volva. Nunca colha um cogumelo branco de lâminas brancas nem um cuja base você não desenterrou.',
      },
    },
    {
      scientificName: 'Agaricus silvicola',
      edibility: 'edible',
      differences: {
        en: 'Smells of aniseed, bruises yellow, gills turn gray-pink then brown; no sac, though the base is bulbous. While its gills are still pale it cannot be told apart with certainty: leave it.',
        es: 'Huele a anís, amarillea al roce y sus láminas pasan de gris rosado a pardo; no tiene volva, aunque la base es bulbosa. Mientras las láminas siguen pálidas no se distingue con certeza: déjelo.',
        pt: 'Cheira a anis, fica amarelo ao toque e suas lâminas passam de cinza-rosado a marrom; não tem volva, embora a base seja bulbosa. Enquanto as lâminas ainda são pálidas não se distingue com certeza: deixe-o.',
      },
    },
    {
      scientificName: 'Macrolepiota procera',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'Brown scales on the cap, snakeskin pattern on the stem and a sliding ring; no sac. Closed young parasols and eggs are not for picking.',
        es: 'Escamas pardas en el sombrero, pie con dibujo de piel de serpiente y anillo corredizo; sin volva. Ni los parasoles cerrados ni los huevos se recogen.',
        pt: 'Escamas marrons no chapéu, pé com desenho de pele de cobra e anel móvel; sem volva. Frades fechados e ovos não se colhem.',
      },
    },
    {
      scientificName: 'Calvatia gigantea',
      edibility: 'edible',
      differences: {
        en: 'Cut every white ball from top to bottom: a puffball is one even white mass, an amanita egg shows the outline of cap, gills and stem. A faint outline counts too; in doubt throw it away.',
        es: 'Corte cada bola blanca de arriba abajo: el bejín es una masa blanca uniforme; el huevo de amanita muestra la silueta de sombrero, láminas y pie. Una silueta tenue también cuenta; ante la duda, tírelo.',
        pt: 'Corte cada bola branca de cima a baixo: a bufa-de-lobo é uma massa branca uniforme; o ovo de amanita mostra o contorno de chapéu, lâminas e pé. Um contorno fraco também conta; na dúvida, jogue fora.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Amanita verna', edibility: 'deadly' },
    { scientificName: 'Amanita citrina', edibility: 'inedible' },
  ],
  names: {
    'Agaricus bisporus': { en: 'Button Mushroom', es: 'Champiñón', pt: 'Champignon' },
    'Agaricus silvicola': { en: 'Wood Mushroom', es: 'Champiñón anisado de bosque', pt: 'Agárico-dos-bosques' },
    'Macrolepiota procera': { en: 'Parasol', es: 'Parasol', pt: 'Frade' },
    'Calvatia gigantea': { en: 'Giant Puffball', es: 'Bejín gigante', pt: 'Bufa-de-lobo-gigante' },
    'Amanita verna': { en: 'Spring Destroying Angel', es: 'Cicuta blanca', pt: 'Cicuta-branca' },
    'Amanita citrina': { en: 'False Death Cap', es: 'Falsa oronja verde', pt: 'Amanita-citrina' },
  },
  seasonNorth: [6, 7, 8, 9, 10, 11],
  seasonSouth: [],
  continents: ['europe', 'asia'],
  morphology: {
    capShape: 'bell',
    capColors: ['#fcfaf4', '#f5f0e2', '#ece4ce'],
    capDiameterCm: [4, 11],
    gills: 'gills',
    gillColor: '#fcfaf4',
    stipe: { lengthCm: [8, 16], widthCm: [0.8, 2], color: '#fbf8f0', ring: true, volva: true },
    sporePrint: { color: 'white', hex: '#f8f5ee' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [8, 11], width: [7.5, 10] },
  references: [
    {
      title: 'Treatment of Amatoxin Poisoning: 20-Year Retrospective Analysis',
      year: 2002,
      url: 'https://doi.org/10.1081/CLT-120014646',
      doi: '10.1081/CLT-120014646',
    },
    {
      title: 'Multi-locus phylogeny of lethal amanitas: Implications for species diversity and historical biogeography',
      year: 2014,
      url: 'https://doi.org/10.1186/1471-2148-14-143',
      doi: '10.1186/1471-2148-14-143',
    },
    {
      title: 'Cytotoxic fungi—an overview',
      year: 2003,
      url: 'https://doi.org/10.1016/S0041-0101(03)00238-1',
      doi: '10.1016/S0041-0101(03)00238-1',
    },
    {
      title: 'Mushroom poisoning: A proposed new clinical classification',
      year: 2019,
      url: 'https://doi.org/10.1016/j.toxicon.2018.11.007',
      doi: '10.1016/j.toxicon.2018.11.007',
    },
    {
      title: 'Amanita Section Phalloideae Species in the Mediterranean Basin: Destroying Angels Reviewed',
      year: 2022,
      url: 'https://doi.org/10.3390/biology11050770',
      doi: '10.3390/biology11050770',
    },
  ],
  en: {
    habitat: 'Mossy acid woods of birch, beech, spruce and pine.',
    substrates: ['mycorrhiza with birch, beech, spruce and pine'],
    bruising: null,
    toxins: [
      'Stop RNA polymerase II, so liver and kidney cells can no longer make proteins; stable to heat, drying and freezing.',
      'Poorly absorbed from the gut, so they add little to the harm when eaten.',
      'Found in A. virosa; of little weight when eaten.',
    ],
    fatality:
      'Deaths in Scandinavia, Finland and Japan; amatoxin poisoning kills 10–30% of hospital patients, depending on the series.',
    regions:
      'Northern and mountain Europe and northern Asia; the main deadly amanita of Scandinavia and one of the deadliest in Japan. What older American books call A. virosa is mostly A. bisporigera and its relatives.',
    sporeShape: 'round to nearly round, smooth',
    microscopy: 'Spores amyloid; four-spored basidia; flesh goes yellow with potassium hydroxide.',
    differences: {
      'Amanita verna': 'Smoother stem, flatter cap and mostly spring and summer; equally deadly.',
      'Amanita citrina':
        'White form has a round rimmed bulb, loose patches on the cap and a smell of raw potato; never eaten.',
    },
    summaries: {},
  },
} as const satisfies PoisonousFacts
