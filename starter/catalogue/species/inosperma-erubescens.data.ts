import { inospermaErubescensFacts } from '../poisonous/facts/inosperma-erubescens.data'
import { poisonous } from '../poisonous/shape'

export const inospermaErubescens = poisonous(inospermaErubescensFacts, {
  lead: {
    en: 'Ivory when young and brick-red only later, the deadly fibercap comes up in limestone parks just when people there look for St George’s mushroom, and it carries muscarine.',
    es: 'Blanco marfil de joven y rojo ladrillo solo más tarde, este hongo mortal brota en parques calizos cuando la gente busca allí la seta de San Jorge, y lleva muscarina.',
    pt: 'Branco-marfim quando jovem e vermelho-tijolo só mais tarde, este cogumelo mortal brota em parques calcários quando ali se procura o cogumelo-de-são-jorge, e leva muscarina.',
  },
  description: {
    en: 'The young cap is a cone of pure ivory, and nothing about it warns. As it spreads, the surface turns streaky and splits inward from the rim. Red comes slowly: brick to blood color where a finger has pressed, and all over with age. The gills change from whitish or pinkish to olive-brown, and the print is tobacco-brown. No ring is ever present.\n\nThe fibercap is bound to beech, linden and oak on limestone, in woods but as readily in parks and along avenues, from May to October, across Europe to western Asia. It is commonest in the south and east.\n\nAccidents gather in spring, when baskets are out for St George’s mushroom, and in parks, where it is carried off as a [champignon](/mushrooms/agaricus-bisporus). Its white, unstained buttons are the trap, because the color everyone has heard of is not there yet. A tobacco-brown print settles it, while a closed button gives none; so closed white buttons on limy ground are never gathered.',
    es: 'El sombrero joven es un cono de marfil puro, y nada en él avisa. Al abrirse, la superficie se vuelve fibrosa y se raja desde el borde hacia dentro. El rojo llega despacio: de ladrillo a sangre donde ha apretado un dedo, y por todas partes con la edad. Las láminas cambian de blanquecinas o rosadas a pardo oliva, y la esporada es pardo tabaco. Anillo no tiene jamás.\n\nVive ligada a hayas, tilos y robles sobre caliza, en el bosque y con igual facilidad en parques y avenidas, de mayo a octubre, por Europa y hasta Asia occidental. Abunda más en el sur y el este.\n\nLos accidentes se juntan en primavera, cuando se sale por la seta de San Jorge, y en los parques, de donde alguien se la lleva por [champiñón](/mushrooms/agaricus-bisporus). La trampa son los botones blancos sin mancha, porque el color del que todos han oído hablar aún no está. Una esporada pardo tabaco lo decide, pero un botón cerrado no la da; por eso los botones blancos de suelo calizo no se recogen nunca.',
    pt: 'O chapéu jovem é um cone de marfim puro, e nada nele avisa. Ao abrir, a superfície fica fibrosa e racha da borda para dentro. O vermelho vem devagar: de tijolo a sangue onde um dedo apertou, e por toda parte com a idade. As lâminas mudam de esbranquiçadas ou rosadas para marrom-oliva, e a esporada tem cor de tabaco. Anel não há nunca.\n\nVive ligada a faias, tílias e carvalhos sobre calcário, na mata e com igual facilidade em parques e avenidas, de maio a outubro, pela Europa e até a Ásia ocidental. É mais comum no sul e no leste.\n\nOs acidentes se juntam na primavera, quando se sai atrás do cogumelo-de-são-jorge, e nos parques, de onde alguém a leva como [champignon](/mushrooms/agaricus-bisporus). A armadilha são os botões brancos sem mancha, porque a cor de que todos ouviram falar ainda não apareceu. Uma esporada cor de tabaco resolve, mas um botão fechado não a dá; por isso botões brancos em solo calcário jamais se colhem.',
  },
  cap: {
    en: 'Conical, later spread out, 3–9 cm, ivory to straw, reddening to brick with age, streaked with fibers and splitting at the rim.',
    es: 'Cónico, después extendido, de 3 a 9 cm, marfil a pajizo, rojo ladrillo con la edad, recorrido por fibras y rajado en el borde.',
    pt: 'Cônico, depois aberto, com 3–9 cm, marfim a palha, vermelho-tijolo com a idade, riscado de fibras e rachado na borda.',
  },
  gills: {
    en: 'Gills whitish or faintly pink when young, olive-brown later; print tobacco-brown. Stem 4–10 cm by 0.8–2 cm, ivory, reddening slowly, without ring or volva.',
    es: 'Láminas blanquecinas a rosadas, al cabo pardo oliva; esporada pardo tabaco. Pie de 4–10 cm por 0,8–2 cm, marfil, enrojece despacio, sin anillo ni volva.',
    pt: 'Lâminas esbranquiçadas a rosadas, por fim marrom-oliva; esporada cor de tabaco. Pé de 4–10 cm por 0,8–2 cm, marfim, avermelha devagar, sem anel nem volva.',
  },
  es: {
    habitat: 'Bosques, parques y avenidas de suelo calizo con hayas, tilos y robles.',
    substrates: ['micorriza con haya, tilo y roble sobre caliza'],
    bruising: 'Rojo ladrillo a rojo sangre, despacio, al tocarla y con la edad; las jóvenes pueden no mostrarlo',
    toxins: ['Sobreestimula las glándulas, el corazón y el intestino; en el hospital la bloquea la atropina.'],
    fatality:
      'Hay muertes registradas en Gran Bretaña y la Europa continental, casi todas en informes antiguos; hoy la atropina salva a casi todos los pacientes.',
    regions:
      'Europa, más frecuente en el sur y el este, hasta Asia occidental. Las intoxicaciones ocurren en primavera, cuando se toma por la seta de San Jorge, o en parques, por un champiñón.',
    sporeShape: 'de forma de alubia a elipsoidal, lisa',
    microscopy:
      'Cistidios de la arista de las láminas de pared fina y en forma de maza; sin cistidios de pared gruesa con cristales.',
    differences: { 'Inocybe geophylla': 'Cono blanco, pequeño y sedoso, que no enrojece; también lleva muscarina.' },
    summaries: {
      'https://doi.org/10.1080/00275514.2019.1668906': 'Divide las inocibes en géneros, entre ellos Inosperma.',
      'https://doi.org/10.1371/journal.pone.0064646':
        'Muestra qué inocibes fabrican muscarina y cuántas veces se perdió esa capacidad.',
    },
  },
  pt: {
    habitat: 'Matas, parques e avenidas de solo calcário com faias, tílias e carvalhos.',
    substrates: ['micorriza com faia, tília e carvalho sobre calcário'],
    bruising: 'Vermelho-tijolo a vermelho-sangue, devagar, ao toque e com a idade; as jovens podem não mostrar',
    toxins: ['Superestimula as glândulas, o coração e o intestino; no hospital a atropina a bloqueia.'],
    fatality:
      'Há mortes registradas na Grã-Bretanha e na Europa continental, quase todas em relatos antigos; hoje a atropina salva quase todos os pacientes.',
    regions:
      'Europa, mais comum no sul e no leste, até a Ásia ocidental. Os envenenamentos ocorrem na primavera, quando é tomada pelo cogumelo-de-são-jorge, ou em parques, por um champignon.',
    sporeShape: 'em forma de feijão a elipsoide, lisa',
    microscopy:
      'Cistídios da borda das lâminas de parede fina e em forma de clava; sem cistídios de parede espessa com cristais.',
    differences: { 'Inocybe geophylla': 'Cone branco, pequeno e sedoso, que não avermelha; também leva muscarina.' },
    summaries: {
      'https://doi.org/10.1080/00275514.2019.1668906': 'Divide as inocibes em gêneros, entre eles Inosperma.',
      'https://doi.org/10.1371/journal.pone.0064646':
        'Mostra quais inocibes fabricam muscarina e quantas vezes essa capacidade se perdeu.',
    },
  },
})
