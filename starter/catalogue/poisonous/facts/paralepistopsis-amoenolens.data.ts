import type { PoisonousFacts } from '../shape'

export const paralepistopsisAmoenolensFacts = {
  slug: 'paralepistopsis-amoenolens',
  scientificName: 'Paralepistopsis amoenolens',
  authority: '(Malençon) Vizzini',
  synonyms: ['Clitocybe amoenolens'],
  commonNames: { en: ['Paralysis Funnel'], es: ['Clitocibe de olor a jazmín'], pt: ['Clitocibe com cheiro de jasmim'] },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Tricholomataceae',
    genus: 'Paralepistopsis',
    species: 'Paralepistopsis amoenolens',
  },
  edibility: 'toxic',
  syndrome: 'acromelic',
  onsetHours: [24, 168],
  toxins: [{ en: 'Acromelic acids', es: 'Ácidos acromélicos', pt: 'Ácidos acromélicos' }],
  course: {
    en: 'A day or more after the meal, often two to six, without any stomach upset: burning, tingling, redness and swelling of hands and feet, attacks worse at night and with warmth or standing. It lasts from a week to several months, sometimes longer, and ordinary painkillers barely help.',
    es: 'Un día o más después de comer, a menudo de dos a seis, sin molestias digestivas: ardor, hormigueo, enrojecimiento e hinchazón de manos y pies, con crisis peores de noche y con el calor o de pie. Dura de una semana a varios meses, a veces más, y los analgésicos corrientes apenas ayudan.',
    pt: 'Um dia ou mais depois da refeição, muitas vezes de dois a seis, sem mal-estar digestivo: ardor, formigamento, vermelhidão e inchaço de mãos e pés, com crises piores à noite e com calor ou de pé. Dura de uma semana a vários meses, às vezes mais, e os analgésicos comuns quase não ajudam.',
  },
  firstAid: {
    en: 'Call your poison center or the emergency number at once; do not wait for symptoms. Keep leftovers, peelings, vomit and a whole specimen, base included, in paper or a clean box, note the hour of the meal and who ate, and have everyone who shared it checked. No home remedies: no milk, oil, salt water or alcohol, and do not make anyone vomit. Cool, not icy, water eases the burning, but ice and long soaking injure the skin; a doctor must treat the pain.',
    es: 'Llame de inmediato al centro de toxicología o al número de emergencias; no espere a los síntomas. Guarde restos de comida, peladuras, vómito y un ejemplar entero con su base en papel o en un recipiente limpio, anote la hora de la comida y quiénes comieron, y haga que revisen a todos los comensales. Nada de remedios caseros: ni leche, ni aceite, ni agua con sal, ni alcohol, y no provoque el vómito. El agua fresca, no helada, alivia el ardor, pero el hielo y los baños largos dañan la piel; el dolor debe tratarlo un médico.',
    pt: 'Ligue imediatamente para o centro de intoxicações ou para a emergência; não espere pelos sintomas. Guarde sobras, aparas, vômito e um exemplar inteiro com a base em papel ou num recipiente limpo, anote a hora da refeição e quem comeu, e faça com que todos os que comeram sejam examinados. Nada de remédios caseiros: nem leite, nem óleo, nem água com sal, nem álcool, e não provoque o vômito. A água fresca, não gelada, alivia o ardor, mas o gelo e os banhos longos ferem a pele; a dor deve ser tratada por um médico.',
  },
  keyMarks: {
    en: [
      'Strong sweet scent of jasmine, hyacinth or orange blossom, which some never catch',
      'Fleshy cap, flat to dished but never a deep funnel, margin long rolled in',
      'Gills running down the stem',
      'Cream-ocher to fawn, turning rusty brown from the middle with age',
      'Conifers on limestone, late summer and autumn',
    ],
    es: [
      'Fuerte olor dulce a jazmín, jacinto o azahar, que algunos no perciben',
      'Sombrero carnoso, plano a hundido pero nunca embudo hondo, con margen enrollado mucho tiempo',
      'Láminas que bajan por el pie',
      'Crema ocráceo a pardo claro, que con la edad se vuelve pardo óxido desde el centro',
      'Coníferas en suelo calizo, fin de verano y otoño',
    ],
    pt: [
      'Forte cheiro doce de jasmim, jacinto ou flor de laranjeira, que alguns não percebem',
      'Chapéu carnudo, plano a côncavo mas nunca funil fundo, com margem enrolada por muito tempo',
      'Lâminas que descem pelo pé',
      'Creme-ocráceo a marrom-claro, que com a idade fica marrom-ferrugem a partir do centro',
      'Coníferas em solo calcário, fim do verão e outono',
    ],
  },
  takenFor: [
    {
      scientificName: 'Paralepista flaccida',
      edibility: 'inedible',
      differences: {
        en: 'The tawny funnel sinks into a deep funnel and has round, rough spores and no sweet perfume; the poisonous one smells of jasmine or hyacinth, and its thick cap, long rolled at the edge, hardly sinks. With age it turns rusty too, and not every nose catches the scent. Eat neither.',
        es: 'La paralepista se hunde en un embudo profundo y tiene esporas redondas y ásperas y ningún perfume dulce; la venenosa huele a jazmín o jacinto y su sombrero grueso, de borde enrollado, apenas se hunde. Con la edad también se vuelve herrumbrosa, y no todos perciben el olor. No coma ninguna.',
        pt: 'A paralepista afunda num funil profundo e tem esporos redondos e ásperos e nenhum perfume doce; a venenosa cheira a jasmim ou jacinto e seu chapéu grosso, de borda enrolada, quase não afunda. Com a idade também fica ferrugínea, e nem todos percebem o cheiro. Não coma nenhuma.',
      },
    },
    {
      scientificName: 'Infundibulicybe gibba',
      edibility: 'edible',
      differences: {
        en: 'Deep, thin funnel with a long stem and a faint smell of bitter almond; the poisonous one is fleshier, flatter and sweetly scented. Smell alone misleads: where it grows, leave pale brown funnels under conifers.',
        es: 'Embudo profundo y delgado con pie largo y leve olor a almendra amarga; la venenosa es más carnosa, más plana y perfumada. El olor por sí solo engaña: donde ella crece, deje los embudos pardo claros bajo coníferas.',
        pt: 'Funil profundo e fino com pé longo e leve cheiro de amêndoa amarga; a venenosa é mais carnuda, mais achatada e perfumada. O cheiro sozinho engana: onde ela cresce, deixe os funis marrom-claros sob coníferas.',
      },
    },
  ],
  doubles: [],
  names: {
    'Paralepista flaccida': { en: 'Tawny Funnel', es: 'Embudo leonado', pt: 'Funil-fulvo' },
    'Infundibulicybe gibba': { en: 'Common Funnel', es: 'Embudo común', pt: 'Funil-comum' },
  },
  seasonNorth: [8, 9, 10, 11],
  seasonSouth: [],
  continents: ['europe', 'africa'],
  morphology: {
    capShape: 'flat',
    capColors: ['#e6cda9', '#d0a06a', '#a9683c'],
    capDiameterCm: [3, 8],
    gills: 'gills',
    gillColor: '#eddcc0',
    stipe: { lengthCm: [3, 6], widthCm: [0.8, 2], color: '#e6cda9', ring: false, volva: false },
    sporePrint: { color: 'white to cream', hex: '#f4eedc' },
    bruising: null,
    surface: 'smooth',
  },
  spores: { length: [4.5, 6.5], width: [3, 4.5] },
  references: [
    {
      title: 'Erythromelalgia and mushroom poisoning',
      year: 2001,
      url: 'https://doi.org/10.1081/CLT-100105162',
      doi: '10.1081/CLT-100105162',
    },
    {
      title: 'New Syndromes in Mushroom Poisoning',
      year: 2006,
      url: 'https://doi.org/10.2165/00139709-200625030-00004',
      doi: '10.2165/00139709-200625030-00004',
    },
    {
      title: 'Mycetism: A Review of the Recent Literature',
      year: 2014,
      url: 'https://doi.org/10.1007/s13181-013-0355-2',
      doi: '10.1007/s13181-013-0355-2',
    },
  ],
  en: {
    habitat: 'Conifer woods on limestone, above all cedar, fir, spruce and larch.',
    substrates: ['needle litter under cedar, fir, spruce and larch'],
    bruising: null,
    toxins: [
      'Related to kainic acid; they excite and injure nerve endings. Measured in this species and its Japanese relative.',
    ],
    fatality:
      'No deaths. In the French series the pain lasted from 8 days to 5 months, and in one person up to three years.',
    regions:
      'Alps of France and Italy, Spain and North Africa (first described from Morocco). All European poisonings come from France and Italy.',
    sporeShape: 'ellipsoid, smooth',
    microscopy:
      'Spores ellipsoid, smooth, not amyloid; the tawny funnel’s are round and finely rough, which settles it under the microscope. Sizes approximate.',
    differences: {},
    summaries: {
      'https://doi.org/10.1081/CLT-100105162': 'Describes the French cases and names the funnel responsible.',
    },
  },
} as const satisfies PoisonousFacts
