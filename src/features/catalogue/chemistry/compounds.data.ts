import { label } from '@/cms/labels'
import type { Localized } from '@/core/locales'

export type CompoundGroup = 'psychoactive' | 'medicinal'

export type Compound = {
  readonly slug: string
  /** FLT-06: the fixed set is psychoactive, everything else counts as medicinal (D-13). */
  readonly group: CompoundGroup
  readonly name: Localized
  readonly synonyms: Localized<readonly string[]>
  readonly chemicalClass: Localized
  readonly description: Localized
}

/** The compounds the site knows, psychoactive ones first. */
export const compounds = [
  {
    slug: 'psilocybin',
    group: 'psychoactive',
    name: label('Psilocybin', 'Psilocibina', 'Psilocibina'),
    synonyms: {
      en: [
        'psilocybin',
        '4-po-dmt',
        '4-phosphoryloxy-n,n-dimethyltryptamine',
        'psilocybine',
        'psilocibin',
        'indocybin',
      ],
      es: ['psilocibina', 'psilocybina', 'psilocybin'],
      pt: ['psilocibina', 'psilocybina', 'psilocybin'],
    },
    chemicalClass: label(
      'Indole alkaloid (tryptamine phosphate)',
      'Alcaloide indólico (fosfato de triptamina)',
      'Alcaloide indólico (fosfato de triptamina)',
    ),
    description: label(
      'The stable phosphate prodrug found in most “magic” mushrooms, which the body converts into the active compound psilocin.',
      'El profármaco fosfatado y estable presente en la mayoría de los hongos «mágicos», que el cuerpo transforma en el compuesto activo psilocina.',
      'O pró-fármaco fosfatado e estável presente na maioria dos cogumelos “mágicos”, que o corpo transforma no composto ativo psilocina.',
    ),
  },
  {
    slug: 'psilocin',
    group: 'psychoactive',
    name: label('Psilocin', 'Psilocina', 'Psilocina'),
    synonyms: {
      en: ['psilocin', '4-ho-dmt', '4-hydroxy-n,n-dimethyltryptamine', 'psilocine'],
      es: ['psilocina', 'psilocin'],
      pt: ['psilocina', 'psilocin'],
    },
    chemicalClass: label(
      'Indole alkaloid (tryptamine)',
      'Alcaloide indólico (triptamina)',
      'Alcaloide indólico (triptamina)',
    ),
    description: label(
      'The serotonin-receptor agonist directly responsible for the psychedelic effects of psilocybin mushrooms; its oxidation produces their blue bruising.',
      'El agonista de los receptores de serotonina responsable directo de los efectos psicodélicos de los hongos con psilocibina; su oxidación produce el azuleamiento.',
      'O agonista dos receptores de serotonina diretamente responsável pelos efeitos psicodélicos dos cogumelos com psilocibina; sua oxidação causa a mancha azul.',
    ),
  },
  {
    slug: 'baeocystin',
    group: 'psychoactive',
    name: label('Baeocystin', 'Baeocistina', 'Baeocistina'),
    synonyms: {
      en: ['baeocystin', '4-po-nmt', 'baeocystine'],
      es: ['baeocistina', 'baeocystina'],
      pt: ['baeocistina', 'baeocystina', 'beocistina'],
    },
    chemicalClass: label(
      'Indole alkaloid (tryptamine phosphate)',
      'Alcaloide indólico (fosfato de triptamina)',
      'Alcaloide indólico (fosfato de triptamina)',
    ),
    description: label(
      'A mono-methylated relative of psilocybin that usually occurs beside it in small amounts and whose own activity in people is unclear.',
      'Un pariente monometilado de la psilocibina que suele acompañarla en pequeñas cantidades y cuya actividad propia en personas no está clara.',
      'Um parente monometilado da psilocibina que costuma acompanhá-la em pequenas quantidades e cuja atividade própria em pessoas não é clara.',
    ),
  },
  {
    slug: 'norbaeocystin',
    group: 'psychoactive',
    name: label('Norbaeocystin', 'Norbaeocistina', 'Norbaeocistina'),
    synonyms: {
      en: ['norbaeocystin', '4-po-t', 'norbaeocystine'],
      es: ['norbaeocistina', 'norbaeocystina'],
      pt: ['norbaeocistina', 'norbaeocystina', 'norbeocistina'],
    },
    chemicalClass: label(
      'Indole alkaloid (tryptamine phosphate)',
      'Alcaloide indólico (fosfato de triptamina)',
      'Alcaloide indólico (fosfato de triptamina)',
    ),
    description: label(
      'The unmethylated first tryptamine of the psilocybin pathway, present in trace to minor amounts in several species.',
      'La primera triptamina sin metilar de la ruta de la psilocibina, presente en cantidades traza o menores en varias especies.',
      'A primeira triptamina não metilada da via da psilocibina, presente em traços ou pequenas quantidades em várias espécies.',
    ),
  },
  {
    slug: 'aeruginascin',
    group: 'psychoactive',
    name: label('Aeruginascin', 'Aeruginascina', 'Aeruginascina'),
    synonyms: {
      en: ['aeruginascin', '4-po-tmt', 'aeruginascine'],
      es: ['aeruginascina', 'aeruginascin'],
      pt: ['aeruginascina', 'aeruginascin'],
    },
    chemicalClass: label(
      'Quaternary tryptamine phosphate',
      'Fosfato de triptamina cuaternaria',
      'Fosfato de triptamina quaternária',
    ),
    description: label(
      'The trimethylammonium analogue of psilocybin, first described from Inocybe aeruginascens and later found in some Psilocybe.',
      'El análogo trimetilamonio de la psilocibina, descrito primero en Inocybe aeruginascens y hallado después en algunos Psilocybe.',
      'O análogo trimetilamônio da psilocibina, descrito primeiro em Inocybe aeruginascens e depois encontrado em alguns Psilocybe.',
    ),
  },
  {
    slug: 'harmine',
    group: 'psychoactive',
    name: label('Harmine', 'Harmina', 'Harmina'),
    synonyms: {
      en: ['harmine', 'banisterine', 'telepathine', 'yageine'],
      es: ['harmina', 'banisterina', 'telepatina', 'yageína', 'yageina'],
      pt: ['harmina', 'banisterina', 'telepatina', 'iageína', 'iageina'],
    },
    chemicalClass: label('Beta-carboline alkaloid', 'Alcaloide betacarbolínico', 'Alcaloide beta-carbolínico'),
    description: label(
      'A beta-carboline that reversibly inhibits monoamine oxidase A, famous from ayahuasca vine and detected at trace level in some Psilocybe.',
      'Una betacarbolina que inhibe de forma reversible la monoaminooxidasa A, célebre por la liana de la ayahuasca y detectada en trazas en algunos Psilocybe.',
      'Uma betacarbolina que inibe reversivelmente a monoamina oxidase A, famosa pelo cipó da ayahuasca e detectada em traços em alguns Psilocybe.',
    ),
  },
  {
    slug: 'harmaline',
    group: 'psychoactive',
    name: label('Harmaline', 'Harmalina', 'Harmalina'),
    synonyms: {
      en: ['harmaline', 'harmidine', '3,4-dihydroharmine'],
      es: ['harmalina', 'harmidina'],
      pt: ['harmalina', 'harmidina'],
    },
    chemicalClass: label(
      'Beta-carboline alkaloid (dihydro)',
      'Alcaloide betacarbolínico (dihidro)',
      'Alcaloide beta-carbolínico (di-hidro)',
    ),
    description: label(
      'A dihydro beta-carboline and monoamine-oxidase inhibitor best known from Syrian rue and the ayahuasca vine rather than from mushrooms.',
      'Una dihidrobetacarbolina inhibidora de la monoaminooxidasa, más conocida por la ruda siria y la liana de la ayahuasca que por los hongos.',
      'Uma di-hidrobetacarbolina inibidora da monoamina oxidase, mais conhecida pela arruda-da-síria e pelo cipó da ayahuasca do que por cogumelos.',
    ),
  },
  {
    slug: 'norharmane',
    group: 'psychoactive',
    name: label('Norharmane', 'Norharmano', 'Norharmano'),
    synonyms: {
      en: ['norharmane', 'norharman', 'beta-carboline', 'β-carboline'],
      es: ['norharmano', 'norharman', 'betacarbolina', 'β-carbolina'],
      pt: ['norharmano', 'norharman', 'betacarbolina', 'β-carbolina'],
    },
    chemicalClass: label('Beta-carboline alkaloid', 'Alcaloide betacarbolínico', 'Alcaloide beta-carbolínico'),
    description: label(
      'The parent beta-carboline, a weak monoamine-oxidase inhibitor that turns up in coffee, smoke, cooked food and, in traces, in some Psilocybe.',
      'La betacarbolina base, un inhibidor débil de la monoaminooxidasa que aparece en el café, el humo, los alimentos cocinados y, en trazas, en algunos Psilocybe.',
      'A betacarbolina de base, um inibidor fraco da monoamina oxidase que aparece no café, na fumaça, em alimentos cozidos e, em traços, em alguns Psilocybe.',
    ),
  },
  {
    slug: 'cordysinin',
    group: 'psychoactive',
    name: label('Cordysinin', 'Cordisinina', 'Cordisinina'),
    synonyms: {
      en: ['cordysinin', 'cordysinins', 'cordysinin a', 'cordysinin b', 'cordysinin c', 'cordysinin d', 'cordysinin e'],
      es: ['cordisinina', 'cordysinina', 'cordisininas'],
      pt: ['cordisinina', 'cordysinina', 'cordisininas'],
    },
    chemicalClass: label(
      'Mixed family: diketopiperazine (A), nucleoside (B) and beta-carboline (C, D) types',
      'Familia mixta: tipos dicetopiperazina (A), nucleósido (B) y betacarbolina (C, D)',
      'Família mista: tipos dicetopiperazina (A), nucleosídeo (B) e beta-carbolina (C, D)',
    ),
    description: label(
      'A small family of nitrogen compounds named from Ophiocordyceps sinensis; the beta-carboline members C and D also occur in psilocybin mushrooms.',
      'Una pequeña familia de compuestos nitrogenados nombrada por Ophiocordyceps sinensis; los miembros betacarbolínicos C y D también aparecen en hongos con psilocibina.',
      'Uma pequena família de compostos nitrogenados batizada a partir de Ophiocordyceps sinensis; os membros betacarbolínicos C e D também ocorrem em cogumelos com psilocibina.',
    ),
  },
  {
    slug: 'lumichrome',
    group: 'psychoactive',
    name: label('Lumichrome', 'Lumicromo', 'Lumicromo'),
    synonyms: {
      en: ['lumichrome', '7,8-dimethylalloxazine'],
      es: ['lumicromo', 'lumichrome', '7,8-dimetilaloxazina'],
      pt: ['lumicromo', 'lumichrome', '7,8-dimetilaloxazina'],
    },
    chemicalClass: label(
      'Alloxazine (riboflavin photoproduct)',
      'Aloxazina (fotoproducto de la riboflavina)',
      'Aloxazina (fotoproduto da riboflavina)',
    ),
    description: label(
      'A fluorescent breakdown product of vitamin B2 that has been detected among Psilocybe metabolites; no psychoactive effect of its own is established.',
      'Un producto fluorescente de la degradación de la vitamina B2 detectado entre los metabolitos de Psilocybe; no se ha establecido un efecto psicoactivo propio.',
      'Um produto fluorescente da degradação da vitamina B2 detectado entre os metabólitos de Psilocybe; não há efeito psicoativo próprio estabelecido.',
    ),
  },
  {
    slug: 'muscimol',
    group: 'psychoactive',
    name: label('Muscimol', 'Muscimol', 'Muscimol'),
    synonyms: {
      en: ['muscimol', 'agarin', 'pantherine'],
      es: ['muscimol', 'agarina', 'panterina'],
      pt: ['muscimol', 'agarina', 'panterina'],
    },
    chemicalClass: label('Isoxazole alkaloid', 'Alcaloide isoxazólico', 'Alcaloide isoxazólico'),
    description: label(
      'A GABA-A receptor agonist with sedative and dissociative effects, formed when ibotenic acid loses carbon dioxide in fly agaric and panther cap.',
      'Un agonista del receptor GABA-A de efecto sedante y disociativo, formado cuando el ácido iboténico pierde dióxido de carbono en la matamoscas y la pantera.',
      'Um agonista do receptor GABA-A de efeito sedativo e dissociativo, formado quando o ácido ibotênico perde dióxido de carbono no agário-das-moscas e na pantera.',
    ),
  },
  {
    slug: 'ibotenic-acid',
    group: 'psychoactive',
    name: label('Ibotenic acid', 'Ácido iboténico', 'Ácido ibotênico'),
    synonyms: {
      en: ['ibotenic acid', 'ibotenate', 'ibotenic-acid'],
      es: ['ácido iboténico', 'acido ibotenico', 'ácido ibotenico', 'ibotenato'],
      pt: ['ácido ibotênico', 'acido ibotenico', 'ácido iboténico', 'ibotenato'],
    },
    chemicalClass: label('Isoxazole amino acid', 'Aminoácido isoxazólico', 'Aminoácido isoxazólico'),
    description: label(
      'A glutamate-like excitatory neurotoxin of some Amanita species, blamed for much of their nausea, agitation and confusion.',
      'Una neurotoxina excitatoria similar al glutamato de algunas Amanita, causante de gran parte de sus náuseas, agitación y confusión.',
      'Uma neurotoxina excitatória semelhante ao glutamato de algumas Amanita, responsável por boa parte das náuseas, agitação e confusão.',
    ),
  },
  {
    slug: 'ergine',
    group: 'psychoactive',
    name: label('Ergine', 'Ergina', 'Ergina'),
    synonyms: {
      en: ['ergine', 'lsa', 'lysergic acid amide', 'lysergamide', 'd-lysergamide'],
      es: ['ergina', 'amida del ácido lisérgico', 'amida del acido lisergico', 'lisergamida'],
      pt: ['ergina', 'amida do ácido lisérgico', 'amida do acido lisergico', 'lisergamida'],
    },
    chemicalClass: label('Ergoline alkaloid', 'Alcaloide ergolínico', 'Alcaloide ergolínico'),
    description: label(
      'Lysergic acid amide, an ergot-type alkaloid known from Claviceps and from morning-glory seeds that host fungal symbionts; it is not a compound of the cap mushrooms listed here.',
      'La amida del ácido lisérgico, un alcaloide del cornezuelo conocido de Claviceps y de semillas de campanilla con hongos simbiontes; no es un compuesto de las setas de sombrero aquí listadas.',
      'A amida do ácido lisérgico, um alcaloide do ergot conhecido de Claviceps e de sementes de ipomeia com fungos simbiontes; não é um composto dos cogumelos de chapéu listados aqui.',
    ),
  },
  {
    slug: 'serotonin',
    group: 'psychoactive',
    name: label('Serotonin', 'Serotonina', 'Serotonina'),
    synonyms: {
      en: ['serotonin', '5-ht', '5-hydroxytryptamine', 'enteramine'],
      es: ['serotonina', '5-ht', '5-hidroxitriptamina'],
      pt: ['serotonina', '5-ht', '5-hidroxitriptamina'],
    },
    chemicalClass: label('Indoleamine', 'Indolamina', 'Indolamina'),
    description: label(
      'The familiar neurotransmitter 5-hydroxytryptamine, also present in Panaeolus fruit bodies but unable to reach the brain when eaten.',
      'El conocido neurotransmisor 5-hidroxitriptamina, presente también en cuerpos fructíferos de Panaeolus pero incapaz de llegar al cerebro al comerse.',
      'O conhecido neurotransmissor 5-hidroxitriptamina, presente também em corpos de frutificação de Panaeolus, mas incapaz de chegar ao cérebro quando ingerido.',
    ),
  },
  {
    slug: 'erinacin',
    group: 'medicinal',
    name: label('Erinacine', 'Erinacina', 'Erinacina'),
    synonyms: {
      en: ['erinacin', 'erinacine', 'erinacines', 'erinacins', 'erinacine a'],
      es: ['erinacina', 'erinacinas', 'erinacine'],
      pt: ['erinacina', 'erinacinas', 'erinacine'],
    },
    chemicalClass: label('Cyathane diterpenoid', 'Diterpenoide de tipo ciatano', 'Diterpenoide do tipo ciatano'),
    description: label(
      'Diterpenoids of lion’s mane mycelium that stimulate nerve growth factor synthesis in cell and animal studies.',
      'Diterpenoides del micelio de melena de león que estimulan la síntesis del factor de crecimiento nervioso en estudios celulares y animales.',
      'Diterpenoides do micélio da juba-de-leão que estimulam a síntese do fator de crescimento nervoso em estudos celulares e animais.',
    ),
  },
  {
    slug: 'lentinan',
    group: 'medicinal',
    name: label('Lentinan', 'Lentinano', 'Lentinana'),
    synonyms: {
      en: ['lentinan', 'lentinane'],
      es: ['lentinano', 'lentinán', 'lentinan'],
      pt: ['lentinano', 'lentinana'],
    },
    chemicalClass: label('Beta-1,3/1,6-glucan', 'Beta-1,3/1,6-glucano', 'Beta-1,3/1,6-glucana'),
    description: label(
      'A purified high-molecular-weight beta-glucan from shiitake, used by injection in Japan as an add-on to chemotherapy for gastric cancer.',
      'Un betaglucano purificado de alto peso molecular del shiitake, usado en inyección en Japón como complemento de la quimioterapia del cáncer gástrico.',
      'Uma betaglucana purificada de alto peso molecular do shiitake, usada por injeção no Japão como complemento da quimioterapia do câncer gástrico.',
    ),
  },
  {
    slug: 'polysaccharides',
    group: 'medicinal',
    name: label('Polysaccharides', 'Polisacáridos', 'Polissacarídeos'),
    synonyms: {
      en: ['polysaccharides', 'polysaccharide', 'psk', 'krestin', 'psp'],
      es: ['polisacáridos', 'polisacaridos', 'polisacárido', 'polisacarido'],
      pt: [
        'polissacarídeos',
        'polissacarideos',
        'polissacarídeo',
        'polissacarideo',
        'polissacáridos',
        'polissacaridos',
        'polissacárido',
        'polissacarido',
      ],
    },
    chemicalClass: label('Carbohydrate polymers', 'Polímeros de carbohidratos', 'Polímeros de carboidratos'),
    description: label(
      'The long sugar chains of fungal cell walls and slimes, including beta-glucans and protein-bound forms such as PSK and PSP.',
      'Las largas cadenas de azúcares de las paredes celulares y mucílagos de los hongos, incluidos los betaglucanos y formas ligadas a proteína como PSK y PSP.',
      'As longas cadeias de açúcares das paredes celulares e mucilagens dos fungos, incluindo betaglucanas e formas ligadas a proteínas como PSK e PSP.',
    ),
  },
  {
    slug: 'beta-glucans',
    group: 'medicinal',
    name: label('Beta glucans', 'Betaglucanos', 'Betaglucanas'),
    synonyms: {
      en: ['beta glucans', 'beta-glucan', 'beta-glucans', 'β-glucan', 'β-glucans', 'beta glucan'],
      es: ['betaglucanos', 'beta-glucanos', 'beta glucanos', 'β-glucanos', 'betaglucano'],
      pt: [
        'betaglucanos',
        'beta-glucanas',
        'betaglucanas',
        'beta glucanos',
        'β-glucanos',
        'beta-glucana',
        'betaglucana',
        'beta glucanas',
        'β-glucanas',
      ],
    },
    chemicalClass: label(
      'Beta-D-glucan polysaccharide',
      'Polisacárido de tipo beta-D-glucano',
      'Polissacarídeo do tipo beta-D-glucana',
    ),
    description: label(
      'Branched glucose polymers of the fungal cell wall that act as dietary fiber and interact with immune receptors such as dectin-1.',
      'Polímeros ramificados de glucosa de la pared celular fúngica que actúan como fibra alimentaria e interactúan con receptores inmunitarios como la dectina-1.',
      'Polímeros ramificados de glicose da parede celular fúngica que atuam como fibra alimentar e interagem com receptores imunológicos como a dectina-1.',
    ),
  },
  {
    slug: 'hericenones',
    group: 'medicinal',
    name: label('Hericenones', 'Hericenonas', 'Hericenonas'),
    synonyms: {
      en: ['hericenones', 'hericenone', 'hericenone c', 'hericenone d'],
      es: ['hericenonas', 'hericenona'],
      pt: ['hericenonas', 'hericenona'],
    },
    chemicalClass: label('Aromatic meroterpenoid', 'Meroterpenoide aromático', 'Meroterpenoide aromático'),
    description: label(
      'Aromatic compounds of lion’s mane fruit bodies studied for their ability to raise nerve growth factor in cultured cells.',
      'Compuestos aromáticos de los cuerpos fructíferos de melena de león estudiados por su capacidad de elevar el factor de crecimiento nervioso en células cultivadas.',
      'Compostos aromáticos dos corpos de frutificação da juba-de-leão estudados por elevar o fator de crescimento nervoso em células cultivadas.',
    ),
  },
  {
    slug: 'verpacamide',
    group: 'medicinal',
    name: label('Verpacamide', 'Verpacamida', 'Verpacamida'),
    synonyms: {
      en: ['verpacamide', 'verpacamide a', 'verpacamides'],
      es: ['verpacamida', 'verpacamidas'],
      pt: ['verpacamida', 'verpacamidas'],
    },
    chemicalClass: label(
      'Diketopiperazine (proline-arginine)',
      'Dicetopiperazina (prolina-arginina)',
      'Dicetopiperazina (prolina-arginina)',
    ),
    description: label(
      'A proline-arginine cyclic dipeptide first described from a marine sponge, whose form A was later detected in Psilocybe.',
      'Un dipéptido cíclico de prolina y arginina descrito primero en una esponja marina, cuya forma A se detectó después en Psilocybe.',
      'Um dipeptídeo cíclico de prolina e arginina descrito primeiro em uma esponja marinha, cuja forma A foi depois detectada em Psilocybe.',
    ),
  },
  {
    slug: 'triterpenes',
    group: 'medicinal',
    name: label('Triterpenes', 'Triterpenos', 'Triterpenos'),
    synonyms: {
      en: ['triterpenes', 'triterpene', 'triterpenoid', 'triterpenoids', 'ganoderic acids'],
      es: ['triterpenos', 'triterpeno', 'triterpenoides', 'ácidos ganodéricos', 'acidos ganodericos'],
      pt: ['triterpenos', 'triterpeno', 'triterpenoides', 'ácidos ganodéricos', 'acidos ganodericos'],
    },
    chemicalClass: label('Triterpenoid', 'Triterpenoide', 'Triterpenoide'),
    description: label(
      'Thirty-carbon, often bitter compounds such as ganoderic acids in reishi, inotodiol in chaga and pachymic acid in poria.',
      'Compuestos de treinta carbonos, a menudo amargos, como los ácidos ganodéricos del reishi, el inotodiol del chaga y el ácido paquímico de la poria.',
      'Compostos de trinta carbonos, muitas vezes amargos, como os ácidos ganodéricos do reishi, o inotodiol do chaga e o ácido paquímico da poria.',
    ),
  },
  {
    slug: 'cordycepin',
    group: 'medicinal',
    name: label('Cordycepin', 'Cordicepina', 'Cordicepina'),
    synonyms: {
      en: ['cordycepin', "3'-deoxyadenosine", '3-deoxyadenosine', 'cordycepine'],
      es: ['cordicepina', 'cordycepina', "3'-desoxiadenosina"],
      pt: ['cordicepina', 'cordycepina', "3'-desoxiadenosina"],
    },
    chemicalClass: label('Nucleoside analogue', 'Análogo de nucleósido', 'Análogo de nucleosídeo'),
    description: label(
      "3'-Deoxyadenosine, an adenosine look-alike abundant in Cordyceps militaris and widely studied in cells and animals.",
      "3'-Desoxiadenosina, un análogo de la adenosina abundante en Cordyceps militaris y muy estudiado en células y animales.",
      "3'-Desoxiadenosina, um análogo da adenosina abundante em Cordyceps militaris e muito estudado em células e animais.",
    ),
  },
  {
    slug: 'lectins',
    group: 'medicinal',
    name: label('Lectins', 'Lectinas', 'Lectinas'),
    synonyms: {
      en: ['lectins', 'lectin', 'agglutinin', 'hemagglutinin'],
      es: ['lectinas', 'lectina', 'aglutinina'],
      pt: ['lectinas', 'lectina', 'aglutinina'],
    },
    chemicalClass: label(
      'Carbohydrate-binding protein',
      'Proteína que se une a carbohidratos',
      'Proteína que se liga a carboidratos',
    ),
    description: label(
      'Sugar-binding proteins found in many mushrooms, most of which are broken down by thorough cooking.',
      'Proteínas que se unen a azúcares presentes en muchas setas, la mayoría de las cuales se degradan con una cocción completa.',
      'Proteínas que se ligam a açúcares presentes em muitos cogumelos, a maioria das quais se degrada com cozimento completo.',
    ),
  },
  {
    slug: 'sterols',
    group: 'medicinal',
    name: label('Sterols', 'Esteroles', 'Esteróis'),
    synonyms: {
      en: ['sterols', 'sterol', 'ergosterol', 'provitamin d2'],
      es: ['esteroles', 'esterol', 'ergosterol', 'provitamina d2'],
      pt: ['esteróis', 'esterois', 'esterol', 'ergosterol', 'provitamina d2'],
    },
    chemicalClass: label(
      'Sterol (mainly ergosterol)',
      'Esterol (sobre todo ergosterol)',
      'Esterol (sobretudo ergosterol)',
    ),
    description: label(
      'Fungal membrane lipids led by ergosterol, the provitamin that turns into vitamin D2 under ultraviolet light.',
      'Lípidos de membrana fúngicos encabezados por el ergosterol, la provitamina que se convierte en vitamina D2 con luz ultravioleta.',
      'Lipídios de membrana fúngicos liderados pelo ergosterol, a provitamina que se transforma em vitamina D2 sob luz ultravioleta.',
    ),
  },
  {
    slug: 'eritadenine',
    group: 'medicinal',
    name: label('Eritadenine', 'Eritadenina', 'Eritadenina'),
    synonyms: {
      en: ['eritadenine', 'lentinacin', 'lentysine'],
      es: ['eritadenina', 'lentinacina', 'lentisina'],
      pt: ['eritadenina', 'lentinacina', 'lentisina'],
    },
    chemicalClass: label(
      'Adenine derivative (purine alkaloid)',
      'Derivado de la adenina (alcaloide purínico)',
      'Derivado da adenina (alcaloide purínico)',
    ),
    description: label(
      'A shiitake compound that lowers blood cholesterol in rats by altering liver phospholipid metabolism.',
      'Un compuesto del shiitake que reduce el colesterol sanguíneo en ratas al alterar el metabolismo hepático de los fosfolípidos.',
      'Um composto do shiitake que reduz o colesterol sanguíneo em ratos ao alterar o metabolismo hepático dos fosfolipídios.',
    ),
  },
] as const satisfies readonly Compound[]

export type CompoundSlug = (typeof compounds)[number]['slug']
