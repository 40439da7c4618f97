import type { PoisonousFacts } from '../shape'
import { courses, firstAid } from '../shared.data'

export const lepiotaBrunneoincarnataFacts = {
  slug: 'lepiota-brunneoincarnata',
  scientificName: 'Lepiota brunneoincarnata',
  authority: 'Chodat & C. Martín',
  synonyms: ['Lepiota barlae', 'Lepiota patouillardii'],
  commonNames: {
    en: ['Deadly Dapperling'],
    es: ['Lepiota mortal', 'Lepiota pardo-encarnada'],
    pt: ['Lepiota-mortal', 'Lepiota-castanho-encarnada'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Lepiota',
    species: 'Lepiota brunneoincarnata',
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
  ],
  course: courses.amatoxin,
  firstAid: firstAid.amatoxin,
  keyMarks: {
    en: [
      'Small, cap seldom over 5 cm, with concentric wine-brown scales',
      'Stem pale above a dark ring zone and banded with brown scales below',
      'White free gills and white print',
      'Flesh flushes pinkish',
      'Grass and gardens, not only woods',
    ],
    es: [
      'Pequeña, sombrero rara vez de más de 5 cm, con escamas concéntricas pardo vinosas',
      'Pie claro sobre una zona anular oscura y con bandas de escamas pardas debajo',
      'Láminas blancas y libres y esporada blanca',
      'Carne que se tiñe de rosa',
      'Hierba y jardines, no solo bosques',
    ],
    pt: [
      'Pequena, chapéu raramente acima de 5 cm, com escamas concêntricas marrom-vinosas',
      'Pé claro acima de uma zona anelar escura e com faixas de escamas marrons abaixo',
      'Lâminas brancas e livres e esporada branca',
      'Carne que fica rosada',
      'Grama e jardins, não só matas',
    ],
  },
  takenFor: [
    {
      scientificName: 'Macrolepiota procera',
      edibility: 'edible-when-cooked',
      differences: {
        en: 'The real parasol is far larger, with a thick ring that slides and a stem patterned like snakeskin. Never eat a parasol with a cap under 10 cm; but size alone clears nothing, for there are large poisonous parasols too.',
        es: 'El parasol verdadero es mucho mayor, con anillo grueso corredizo y pie con dibujo de piel de serpiente. No coma nunca un parasol de menos de 10 cm de sombrero; pero el tamaño solo no garantiza nada, pues también hay parasoles grandes venenosos.',
        pt: 'O frade verdadeiro é muito maior, com anel grosso móvel e pé com desenho de pele de cobra. Nunca coma um frade com chapéu de menos de 10 cm; mas o tamanho sozinho não garante nada, pois também há frades grandes venenosos.',
      },
    },
    {
      scientificName: 'Marasmius oreades',
      edibility: 'edible',
      differences: {
        en: 'No scales and no ring zone: a smooth tan cap, wide-spaced gills and a stem tough as leather. Both grow in the same lawns: look at every single cap.',
        es: 'Sin escamas ni zona anular: sombrero liso y tostado, láminas separadas y pie correoso. Ambas salen en los mismos céspedes: mire cada sombrero, uno por uno.',
        pt: 'Sem escamas nem zona anelar: chapéu liso e bege, lâminas afastadas e pé rijo como couro. Os dois saem nos mesmos gramados: olhe cada chapéu, um por um.',
      },
    },
    {
      scientificName: 'Tricholoma terreum',
      edibility: 'edible',
      differences: {
        en: 'Gray felt cap, notched gills and no brown bands on the stem. Both grow under pines and cedars and a single dapperling slips into the basket unseen: look at every cap before cooking.',
        es: 'Sombrero de fieltro gris, láminas escotadas y pie sin bandas pardas. Ambas salen bajo pinos y cedros y una sola lepiota se cuela en la cesta: revise cada sombrero antes de cocinar.',
        pt: 'Chapéu de feltro cinza, lâminas recortadas junto ao pé e pé sem faixas marrons. Os dois saem sob pinheiros e cedros e uma só lepiota entra no cesto sem ser vista: confira cada chapéu antes de cozinhar.',
      },
    },
  ],
  doubles: [
    { scientificName: 'Lepiota subincarnata', edibility: 'deadly' },
    { scientificName: 'Lepiota cristata', edibility: 'toxic' },
  ],
  names: {
    'Macrolepiota procera': { en: 'Parasol', es: 'Parasol', pt: 'Frade' },
    'Marasmius oreades': { en: 'Fairy Ring Champignon', es: 'Senderuela', pt: 'Marásmio-das-fadas' },
    'Tricholoma terreum': { en: 'Gray Knight', es: 'Negrilla', pt: 'Tricoloma-cinzento' },
    'Lepiota subincarnata': { en: 'Fatal Dapperling', es: 'Lepiota de Josserand', pt: 'Lepiota-de-josserand' },
    'Lepiota cristata': { en: 'Stinking Dapperling', es: 'Lepiota maloliente', pt: 'Lepiota-fétida' },
  },
  seasonNorth: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  seasonSouth: [],
  continents: ['europe', 'asia', 'africa'],
  morphology: {
    capShape: 'convex',
    capColors: ['#7a4338', '#a9705c', '#e6cdb8'],
    capDiameterCm: [1.5, 6],
    gills: 'gills',
    gillColor: '#f6efe0',
    stipe: { lengthCm: [2, 5], widthCm: [0.4, 0.9], color: '#cf9f8a', ring: true, volva: false },
    sporePrint: { color: 'white', hex: '#f7f3e8' },
    bruising: 'Flesh slowly pinkish to reddish',
    surface: 'scaly',
  },
  spores: { length: [6, 9], width: [4, 5] },
  references: [
    {
      title:
        'Profiling of Amatoxins and Phallotoxins in the Genus Lepiota by Liquid Chromatography Combined with UV Absorbance and Mass Spectrometry',
      year: 2014,
      url: 'https://doi.org/10.3390/toxins6082336',
      doi: '10.3390/toxins6082336',
    },
    {
      title: 'Intoxicación fatal por Lepiota brunneoincarnata',
      year: 2002,
      url: 'https://pubmed.ncbi.nlm.nih.gov/12152395/',
      doi: null,
    },
    {
      title: 'Treatment of Amatoxin Poisoning: 20-Year Retrospective Analysis',
      year: 2002,
      url: 'https://doi.org/10.1081/CLT-120014646',
      doi: '10.1081/CLT-120014646',
    },
    {
      title: 'Mushroom Poisoning Outbreaks — China, 2022',
      year: 2023,
      url: 'https://doi.org/10.46234/ccdcw2023.009',
      doi: '10.46234/ccdcw2023.009',
    },
    {
      title: 'Outbreak of Mushroom Poisoning in Iran: April-May, 2018',
      year: 2018,
      url: 'https://doi.org/10.15171/ijoem.2018.1380',
      doi: '10.15171/ijoem.2018.1380',
    },
  ],
  en: {
    habitat:
      'Lawns, parks, gardens, road verges, dunes and woodland clearings, often near cedars, cypresses and pines; mostly autumn, in warm countries also spring and winter.',
    substrates: ['grassland soil', 'garden and park soil'],
    bruising: 'Flesh slowly pinkish to reddish',
    toxins: [
      'Stop RNA polymerase II, so liver and kidney cells can no longer make proteins; stable to heat, drying and freezing.',
    ],
    fatality:
      'Deaths in Spain, France, Tunisia (four young members of one family), Turkey, Iran (it was among the species behind 19 deaths in spring 2018) and China, where it is one of the main killers in the yearly reports.',
    regions:
      'Warm and temperate Europe, North Africa and Asia to China. Poisonings in towns around the Mediterranean, in western Asia and in northern China.',
    sporeShape: 'ellipsoid, smooth',
    microscopy:
      'Spores dextrinoid (red-brown in Melzer’s reagent); cap skin of long upright hairs without short cells at their base.',
    differences: {
      'Lepiota subincarnata': 'Pinker, smaller scales and shorter spores; the same toxins.',
      'Lepiota cristata': 'White cap with a neat brown center, a real ring when young, and a rubbery smell.',
    },
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/12152395/': 'Spanish report of a death after eating the deadly dapperling.',
      'https://doi.org/10.15171/ijoem.2018.1380':
        'More than 1,200 patients and 19 deaths in one spring; the deadly dapperling was among the species found.',
    },
  },
} as const satisfies PoisonousFacts
