import { paralepistopsisAmoenolensFacts } from '../poisonous/facts/paralepistopsis-amoenolens.data'
import { poisonous } from '../poisonous/shape'

export const paralepistopsisAmoenolens = poisonous(paralepistopsisAmoenolensFacts, {
  lead: {
    en: 'A fawn funnel of mountain conifers that smells of jasmine; a day or more after eating it, with the stomach untroubled, hands and feet begin to burn and may go on burning for months.',
    es: 'Clitocibe pardo claro de las coníferas, con olor a jazmín; un día o más después de comerlo, sin molestia de estómago, manos y pies empiezan a arder, a veces durante meses.',
    pt: 'Clitocibe marrom-claro das coníferas, com cheiro de jasmim; um dia ou mais depois de comê-lo, sem incômodo no estômago, mãos e pés começam a arder, às vezes por meses.',
  },
  description: {
    en: 'The scent comes before the shape: jasmine, hyacinth or orange blossom, strong and sweet to those who perceive it, and not everyone does. Under it stands a plain, fleshy mushroom in cream-ocher or fawn. Its cap is flat or slightly dished, never a deep funnel, and the margin stays rolled in for a long time. Age brings a rusty brown that spreads from the middle. Pale gills run down a short stem.\n\nLook for it among fallen needles of cedar, fir, spruce and larch, on limestone, from August to November. Science first met it in Morocco; it lives in the Alps of France and Italy, in Spain and in North Africa.\n\nThe poisonings known from Europe all happened in France and Italy. The mushrooms it passes for are the tawny funnel, inedible in any case, and the common funnel, which is eaten. Both sink deep in the middle, yet an old rusty specimen blurs that difference. Its acromelic acids excite and injure nerve endings, and because so much time passes before the pain, few would think back to a meal. In its range, pale brown funnels under conifers are no food.',
    es: 'El olor llega antes que la forma: jazmín, jacinto o azahar, fuerte y dulce para quien lo percibe, que no es todo el mundo. Debajo hay una seta sencilla y carnosa, crema ocráceo o pardo clara. El sombrero es plano o algo hundido, nunca un embudo hondo, y el margen sigue enrollado mucho tiempo. La edad trae un pardo óxido que se extiende desde el centro. Las láminas, pálidas, bajan por un pie corto.\n\nVive entre las agujas caídas de cedros, abetos, píceas y alerces, en suelo calizo, de agosto a noviembre. Se describió por primera vez en Marruecos; crece en los Alpes de Francia e Italia, en España y en el norte de África.\n\nTodas las intoxicaciones conocidas en Europa ocurrieron en Francia e Italia. Pasa por embudo leonado, que de todos modos no es comestible, y por embudo común, que sí se come. Ambos se hunden mucho en el centro, pero un ejemplar viejo y herrumbroso borra esa diferencia. Sus ácidos acromélicos excitan y lesionan las terminaciones nerviosas, y con tanto tiempo de por medio pocos pensarían en una comida. Allí donde vive, ningún embudo pardo claro bajo coníferas es alimento.',
    pt: 'O cheiro chega antes da forma: jasmim, jacinto ou flor de laranjeira, forte e doce para quem o percebe, e nem todos percebem. Debaixo dele está um cogumelo simples e carnudo, creme-ocráceo ou marrom-claro. O chapéu é plano ou pouco côncavo, nunca um funil fundo, e a margem continua enrolada por muito tempo. A idade traz um marrom-ferrugem que se espalha a partir do centro. As lâminas, claras, descem por um pé curto.\n\nVive entre as agulhas caídas de cedros, abetos, espruces e lariços, em solo calcário, de agosto a novembro. Foi descrito pela primeira vez no Marrocos; cresce nos Alpes da França e da Itália, na Espanha e no norte da África.\n\nTodos os envenenamentos conhecidos na Europa aconteceram na França e na Itália. Ele passa por funil-fulvo, que de qualquer modo não é comestível, e por funil-comum, que se come. Os dois afundam muito no meio, mas um exemplar velho e ferrugíneo apaga essa diferença. Seus ácidos acromélicos excitam e ferem as terminações nervosas e, com tanto tempo de permeio, poucos pensariam numa refeição. Onde ele vive, funil marrom-claro sob coníferas não se come.',
  },
  cap: {
    en: 'Flat to shallowly dished with a long-inrolled margin, 3–8 cm, cream-ocher to fawn, rusty brown from the center with age, smooth and fleshy.',
    es: 'Plano a poco hundido, de margen enrollado mucho tiempo, de 3 a 8 cm, crema ocráceo a pardo claro, con la edad pardo óxido desde el centro, liso y carnoso.',
    pt: 'Plano a pouco côncavo, de margem enrolada por muito tempo, com 3–8 cm, creme-ocráceo a marrom-claro, com a idade marrom-ferrugem a partir do centro, liso e carnudo.',
  },
  gills: {
    en: 'Cream gills running down the stem; print white to cream. Stem 3–6 cm by 0.8–2 cm, colored like the cap, without ring or volva.',
    es: 'Láminas crema que bajan por el pie; esporada blanca a crema. Pie de 3–6 cm por 0,8–2 cm, del color del sombrero, sin anillo ni volva.',
    pt: 'Lâminas creme que descem pelo pé; esporada branca a creme. Pé de 3–6 cm por 0,8–2 cm, da cor do chapéu, sem anel nem volva.',
  },
  es: {
    habitat: 'Bosques de coníferas en suelo calizo, sobre todo de cedro, abeto, pícea y alerce.',
    substrates: ['hojarasca de agujas bajo cedro, abeto, pícea y alerce'],
    bruising: null,
    toxins: [
      'Emparentados con el ácido kaínico; excitan y lesionan las terminaciones nerviosas. Medidos en esta especie y en su pariente japonesa.',
    ],
    fatality:
      'Ninguna muerte. En la serie francesa el dolor duró de 8 días a 5 meses, y en una persona hasta tres años.',
    regions:
      'Alpes de Francia e Italia, España y norte de África (descrita por primera vez en Marruecos). Todas las intoxicaciones europeas proceden de Francia e Italia.',
    sporeShape: 'elipsoidal, lisa',
    microscopy:
      'Esporas elipsoidales, lisas, no amiloides; las del embudo leonado son redondas y finamente ásperas, lo que decide la duda al microscopio. Medidas aproximadas.',
    differences: {},
    summaries: {
      'https://doi.org/10.1081/CLT-100105162': 'Describe los casos franceses y nombra el clitocibe responsable.',
    },
  },
  pt: {
    habitat: 'Bosques de coníferas em solo calcário, sobretudo de cedro, abeto, espruce e lariço.',
    substrates: ['serapilheira de agulhas sob cedro, abeto, espruce e lariço'],
    bruising: null,
    toxins: [
      'Aparentados com o ácido caínico; excitam e ferem as terminações nervosas. Medidos nesta espécie e em sua parente japonesa.',
    ],
    fatality: 'Nenhuma morte. Na série francesa a dor durou de 8 dias a 5 meses, e em uma pessoa até três anos.',
    regions:
      'Alpes da França e da Itália, Espanha e norte da África (descrita pela primeira vez no Marrocos). Todos os envenenamentos europeus vêm da França e da Itália.',
    sporeShape: 'elipsoide, lisa',
    microscopy:
      'Esporos elipsoides, lisos, não amiloides; os do funil-fulvo são redondos e finamente ásperos, o que resolve a dúvida ao microscópio. Medidas aproximadas.',
    differences: {},
    summaries: {
      'https://doi.org/10.1081/CLT-100105162': 'Descreve os casos franceses e nomeia o clitocibe responsável.',
    },
  },
})
