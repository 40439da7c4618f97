import { cortinariusRubellusFacts } from '../poisonous/facts/cortinarius-rubellus.data'
import { poisonous } from '../poisonous/shape'

export const cortinariusRubellus = poisonous(cortinariusRubellusFacts, {
  lead: {
    en: 'A tawny, pointed webcap of wet moss under spruce and pine, it destroys the kidneys of people who meant to gather chanterelles and who may feel well for days or even weeks.',
    es: 'Cortinario leonado y puntiagudo del musgo húmedo bajo píceas y pinos, destruye los riñones de quien quería recoger rebozuelos y puede sentirse bien durante días o incluso semanas.',
    pt: 'Cortinário fulvo e pontudo do musgo úmido sob espruces e pinheiros, destrói os rins de quem queria colher cantarelos e pode sentir-se bem por dias ou até semanas.',
  },
  description: {
    en: 'Cap, gills and stem keep to one range of color, tawny to orange-brown. The cap is a cone with a pointed knob and is never slimy; wide-spaced gills of its own shade stand beneath. Yellowish bands zigzag around the stem, sometimes so faintly that they are easy to miss, and young ones have cobweb threads there. A crushed piece may smell of radish.\n\nIt belongs to boggy moss, often sphagnum, on acid soil with spruce and pine, rarely under beech. July to November is its time, in northern and mountain Europe, northern Asia, Japan and the boreal and mountain forests of North America.\n\nThe [golden chanterelle](/mushrooms/cantharellus-cibarius) grows beside it, and the funnel chanterelle shares its moss. Whoever pulls them up by the handful does not see that one has thin gills where the others have folds; most of the poisoned in Europe were chanterelle pickers. People have also taken it for the [liberty cap](/mushrooms/psilocybe-semilanceata), which grows in pasture. An ultraviolet lamp settles nothing out there. Pick one stem at a time, and turn it over before the next.',
    es: 'Sombrero, láminas y pie se mueven en una misma gama, de leonado a pardo anaranjado. El sombrero es un cono con mamelón agudo y nunca es viscoso; debajo hay láminas separadas de su mismo tono. Unas bandas amarillentas rodean el pie en zigzag, a veces tan tenues que se pasan por alto, y los jóvenes conservan ahí hilos de telaraña. Un trozo aplastado puede oler a rábano.\n\nLo suyo es el musgo encharcado, a menudo esfagno, en suelo ácido con píceas y pinos, rara vez bajo hayas. Sale de julio a noviembre en la Europa del norte y de montaña, el norte de Asia, Japón y los bosques boreales y de montaña de Norteamérica.\n\nEl [rebozuelo](/mushrooms/cantharellus-cibarius) crece a su lado, y la angula de monte comparte su musgo. Quien los arranca a puñados no ve que uno tiene láminas finas donde los demás tienen pliegues; en Europa la mayoría de los intoxicados recogía rebozuelos. También se ha tomado por el [mongui](/mushrooms/psilocybe-semilanceata), que es de pastos. Una lámpara ultravioleta no resuelve nada en el monte. Corte los pies de uno en uno y dele la vuelta a cada cual antes de seguir.',
    pt: 'Chapéu, lâminas e pé ficam numa mesma gama, de fulvo a marrom-alaranjado. O chapéu é um cone com mamelão agudo e nunca é viscoso; embaixo há lâminas afastadas do mesmo tom. Faixas amareladas cercam o pé em zigue-zague, às vezes tão fracas que passam despercebidas, e os jovens guardam ali fios de teia. Um pedaço amassado pode cheirar a rabanete.\n\nSeu lugar é o musgo encharcado, muitas vezes esfagno, em solo ácido com espruces e pinheiros, raramente sob faias. Aparece de julho a novembro na Europa do norte e das montanhas, no norte da Ásia, no Japão e nas florestas boreais e de montanha da América do Norte.\n\nO [cantarelo](/mushrooms/cantharellus-cibarius) cresce ao lado dele, e o cantarelo-tubular divide seu musgo. Quem os arranca aos punhados não vê que um tem lâminas finas onde os outros têm dobras; na Europa, a maioria dos envenenados colhia cantarelos. Ele também já foi tomado pelo [barrete-da-liberdade](/mushrooms/psilocybe-semilanceata), que é de pastagem. Uma lâmpada ultravioleta não resolve nada na mata. Corte um pé de cada vez e vire-o antes de passar ao seguinte.',
  },
  cap: {
    en: 'Conical, opening with a pointed knob, 2.5–8 cm, tawny to orange-brown, finely fibrous and never slimy.',
    es: 'Cónico, abierto luego con un mamelón agudo, de 2,5 a 8 cm, leonado a pardo anaranjado, finamente fibroso y nunca viscoso.',
    pt: 'Cônico, abrindo-se com um mamelão agudo, com 2,5–8 cm, fulvo a marrom-alaranjado, finamente fibroso e nunca viscoso.',
  },
  gills: {
    en: 'Wide-spaced gills the color of the cap, with a rusty brown print. Stem 5–11 cm by 0.5–1.5 cm, tawny with yellowish zigzag bands, at times faint; cobweb threads when young, no ring and no volva.',
    es: 'Láminas separadas, del color del sombrero, con esporada pardo herrumbre. Pie de 5–11 cm por 0,5–1,5 cm, leonado, con bandas amarillentas en zigzag a veces tenues; hilos de telaraña de joven, sin anillo ni volva.',
    pt: 'Lâminas afastadas, da cor do chapéu, com esporada marrom-ferrugem. Pé de 5–11 cm por 0,5–1,5 cm, fulvo, com faixas amareladas em zigue-zague às vezes fracas; fios de teia quando jovem, sem anel nem volva.',
  },
  es: {
    habitat:
      'Bosques de píceas y pinos con musgo y suelo ácido y encharcado, a menudo entre esfagnos, rara vez bajo hayas.',
    substrates: ['micorriza con pícea y pino entre el musgo'],
    bruising: null,
    toxins: ['Una bipiridina que destruye los túbulos del riñón; ni la cocción ni el secado la eliminan.'],
    fatality:
      'Las muertes son hoy raras donde hay diálisis; en una revisión de 245 intoxicaciones por cortinarios, la mitad de quienes tuvieron fallo renal agudo pasó a fallo crónico, y el 70 % de estos necesitó diálisis regular o un trasplante.',
    regions:
      'Europa del norte y de montaña, norte de Asia y Japón, y Norteamérica boreal y de montaña. Intoxicaciones en Suecia, Noruega, Finlandia, Escocia y los Alpes, sobre todo de quienes recogían rebozuelos; rara vez en Quebec.',
    sporeShape: 'anchamente elipsoidal, de verrugas ásperas',
    microscopy:
      'Esporas pardo amarillentas, verrugosas. La orellanina brilla azul bajo luz ultravioleta en el laboratorio; una lámpara no sirve de prueba en el campo.',
    differences: {
      'Cortinarius orellanus':
        'Sombrero más plano y rojizo, sin mamelón agudo, y pie sin bandas amarillas, bajo frondosas.',
      'Cortinarius sanguineus': 'Rojo sangre por completo, incluidas las láminas.',
    },
    summaries: {},
  },
  pt: {
    habitat:
      'Florestas de espruces e pinheiros com musgo e solo ácido e encharcado, muitas vezes entre esfagnos, raramente sob faias.',
    substrates: ['micorriza com espruce e pinheiro no meio do musgo'],
    bruising: null,
    toxins: ['Uma bipiridina que destrói os túbulos dos rins; nem o cozimento nem a secagem a eliminam.'],
    fatality:
      'As mortes são hoje raras onde há diálise; numa revisão de 245 envenenamentos por cortinários, metade dos que tiveram insuficiência renal aguda passou à crônica, e 70% destes precisaram de diálise regular ou de transplante.',
    regions:
      'Europa do norte e das montanhas, norte da Ásia e Japão, e América do Norte boreal e de montanha. Envenenamentos na Suécia, na Noruega, na Finlândia, na Escócia e nos Alpes, sobretudo de quem colhia cantarelos; raramente em Quebec.',
    sporeShape: 'amplamente elipsoide, de verrugas ásperas',
    microscopy:
      'Esporos marrom-amarelados, verrucosos. A orelanina brilha em azul sob luz ultravioleta no laboratório; uma lâmpada não serve de teste no campo.',
    differences: {
      'Cortinarius orellanus':
        'Chapéu mais plano e avermelhado, sem mamelão agudo, e pé sem faixas amarelas, sob folhosas.',
      'Cortinarius sanguineus': 'Vermelho-sangue por inteiro, inclusive as lâminas.',
    },
    summaries: {},
  },
})
