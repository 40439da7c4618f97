import type { GuideSeed } from '../shapes'

export const cleanTechniqueFromSporeToGrain: GuideSeed = {
  slug: 'clean-technique-from-spore-to-grain',
  title: {
    en: 'Clean technique, from spore to grain',
    es: 'Técnica limpia, de la espora al grano',
    pt: 'Técnica limpa, do esporo ao grão',
  },
  lead: {
    en: 'Agar, transfers and grain spawn for edible mushrooms at a kitchen table, with a plastic box, a pressure cooker and unhurried hands.',
    es: 'Agar, pases y micelio en grano de hongos comestibles en la mesa de la cocina, con una caja de plástico, una olla a presión y manos sin prisa.',
    pt: 'Ágar, repicagens e spawn em grãos de cogumelos comestíveis na mesa da cozinha, com uma caixa plástica, uma panela de pressão e mãos sem pressa.',
  },
  species: ['pleurotus-ostreatus', 'pleurotus-eryngii', 'hericium-erinaceus', 'lentinula-edodes', 'cyclocybe-aegerita'],
  difficulty: 3,
  content: {
    en: 'Everything that spoils a culture rides on dust, water and hands. Clean technique is a way of removing those rides. Learn it on [oyster mushroom](/mushrooms/pleurotus-ostreatus), which forgives, before you try slower species. This page concerns edible mushrooms only; spores sold for microscopy belong under a cover slip.\n\n## The place\n\nA still-air box is a clear tub of 60 liters or more, turned on its side or upside down, with two arm holes. Shut the windows, stop any fan, wipe the table and the box with 70% alcohol, and wait fifteen minutes for the air to settle. Wash to the elbow and wear gloves.\n\nNever spray alcohol near a flame, and never bring a flame into the box: vapor collects there and can ignite. Use sterile disposable blades inside, or flame the tool outside with the alcohol bottle closed and far away.\n\n## Agar plates\n\n1. In a one-liter bottle mix 500 ml water, 10 g agar and 10 g light malt extract. Leave the cap a quarter turn loose and cover it with foil.\n2. Pressure cook 40 minutes at 15 psi (1 bar).\n3. When you can just hold the bottle, about 50–55 °C, pour 20 ml into each sterile dish in the box. That makes around 24.\n4. Leave the stacked plates two days at room temperature. Any that grow something by themselves are thrown out.\n\n## From print to plate\n\nTake a [spore print](/posts/reading-a-spore-print) from a fresh, positively identified cap, on foil wiped with alcohol, under a clean glass. Once dry it keeps for months, folded, in the dark. With a cooled sterile loop, touch the print so lightly that you hardly see the spores, and draw one zigzag across the agar. Tape the edge and keep it at 21–24 °C.\n\nFine white threads appear in 4 to 14 days. Cut a piece the size of a lentil from the outer edge of the cleanest growth and lay it on a new plate. Two or three such transfers, a week or so apart, leave bacteria and mold behind. Move the fungus away from the trouble, never the trouble away from the fungus. Label each plate with species, date and generation, and try several isolates, for sister spores fruit differently.\n\n## Grain jars\n\nFor four one-liter jars:\n\n1. Rinse 1 kg of rye or wheat until the water is clear. Soak 12–18 hours.\n2. Simmer 10–15 minutes. Kernels should bend under a nail and not burst.\n3. Drain and spread on a cloth until they no longer mark dry paper, up to an hour. Stir in 10 g of gypsum.\n4. Fill jars two thirds. Use lids with a filter disc, and cover them with foil.\n5. Sterilize 90 minutes at 15 psi, counting from full pressure after ten minutes of free steam.\n\nAt sea level 15 psi means 121 °C. At 2,600 m it is nearer 116 °C, so allow 150 minutes, and 75 for agar. Never weight or block the valve, check the water first, and open only when pressure has fallen to zero by itself.\n\n## Inoculating and shaking\n\nIn the settled box, cut a clean plate into wedges and drop two or three into each cool jar, lifting its lid for as short a time as you can. Keep one jar closed for a week as a control. If it spoils, the fault was in the cooker and not in your hands; if it stays clean, inoculate it then.\n\nHold at 21–24 °C. When about a third is white, tap the jar against a soft tire or your palm to spread the grains. After 10 to 21 days all is white, smells of fresh mushroom, and is ready for [straw](/mushrooms/growing-guide/oyster-mushrooms-on-straw) or [sawdust](/mushrooms/growing-guide/lions-mane-on-supplemented-sawdust). It waits a month or two at 3–5 °C.\n\n## Habits worth keeping\n\nHandle clean cultures first and doubtful ones last. Keep a notebook. Hold one plate of each good strain in reserve, in the cold, unopened. When something goes wrong, alter only one thing before the next batch.',
    es: 'Lo que estropea un cultivo viaja en el polvo, el agua y las manos. La técnica limpia consiste en quitarle el transporte. Apréndala con la [seta de ostra](/mushrooms/pleurotus-ostreatus), que perdona, antes de intentar especies lentas. Aquí se habla solo de hongos comestibles; las esporas vendidas para microscopía se quedan bajo el cubreobjetos.\n\n## El lugar\n\nUna caja de aire quieto es un cajón transparente de 60 litros o más, de lado o boca abajo, con dos agujeros para los brazos. Cierre las ventanas, apague los ventiladores, limpie mesa y caja con alcohol al 70 % y espere quince minutos a que el aire se pose. Lávese hasta el codo y use guantes.\n\nNo pulverice alcohol cerca de una llama ni meta fuego en la caja: el vapor se acumula y puede prender. Dentro se usan hojas estériles desechables, o se flamea la herramienta fuera, con la botella de alcohol cerrada y lejos.\n\n## Placas de agar\n\n1. En una botella de un litro mezcle 500 ml de agua, 10 g de agar y 10 g de extracto de malta claro. Afloje la tapa un cuarto de vuelta y cúbrala con aluminio.\n2. Olla a presión, 40 minutos a 15 psi (1 bar).\n3. Cuando apenas pueda sostener la botella, a unos 50–55 °C, vierta 20 ml por placa estéril dentro de la caja. Salen unas 24.\n4. Deje las placas apiladas dos días a temperatura ambiente y descarte toda la que críe algo por su cuenta.\n\n## De la esporada a la placa\n\nSaque una [esporada](/posts/reading-a-spore-print) de un sombrero fresco e identificado sin duda, sobre aluminio limpio con alcohol y bajo un vaso limpio. Una vez seca dura meses, doblada y a oscuras. Con un asa estéril y fría roce la esporada, tan leve que casi no vea esporas, y trace un solo zigzag en el agar. Cierre el borde con cinta y guarde a 21–24 °C.\n\nEntre 4 y 14 días después hay hilos blancos finos. Corte del borde exterior más limpio un trozo como una lenteja y páselo a una placa nueva. Con dos o tres pases, cada semana más o menos, atrás quedan bacterias y mohos. Se aleja el hongo del problema, nunca el problema del hongo. Anote en cada placa especie, fecha y generación, y pruebe varios aislados, pues esporas hermanas fructifican distinto.\n\n## Frascos de grano\n\nPara cuatro frascos de un litro:\n\n1. Lave 1 kg de centeno o trigo hasta que el agua salga clara. Remoje de 12 a 18 horas.\n2. Cueza a fuego suave 10–15 minutos. El grano cede a la uña sin reventar.\n3. Escurra y extienda sobre un paño hasta que no moje un papel seco, una hora como máximo. Mezcle 10 g de yeso.\n4. Llene dos tercios del frasco. La tapa lleva disco filtrante y encima aluminio.\n5. Esterilice 90 minutos a 15 psi, contados desde la presión plena y tras diez minutos de vapor libre.\n\nA nivel del mar 15 psi equivalen a 121 °C. A 2600 m son más bien 116 °C, así que cuente 150 minutos, y 75 para el agar. No ponga peso en la válvula ni la tape, revise antes el agua y abra solo cuando la presión haya bajado sola a cero.\n\n## Inocular y agitar\n\nCon el aire ya quieto, corte en cuñas una placa limpia y eche dos o tres en cada frasco frío, levantando la tapa lo menos posible. Deje un frasco sin abrir una semana como control. Si se estropea, falló la olla y no sus manos; si sigue limpio, siémbrelo entonces.\n\nIncube a 21–24 °C. Con un tercio blanco, golpee el frasco contra un neumático blando o la palma para repartir los granos. En 10 a 21 días está blanco, huele a seta fresca y sirve para [paja](/mushrooms/growing-guide/oyster-mushrooms-on-straw) o [aserrín](/mushrooms/growing-guide/lions-mane-on-supplemented-sawdust). A 3–5 °C espera uno o dos meses.\n\n## Costumbres que valen\n\nPrimero los cultivos limpios y al final los dudosos. Lleve un cuaderno. De cada buena cepa guarde en frío una placa sin abrir. Si algo sale mal, cambie una sola cosa en la tanda siguiente.',
    pt: 'O que estraga uma cultura viaja na poeira, na água e nas mãos. A técnica limpa é um jeito de tirar essa carona. Aprenda com o [cogumelo-ostra](/mushrooms/pleurotus-ostreatus), que perdoa, antes de tentar espécies lentas. Esta página trata só de comestíveis; esporos vendidos para microscopia ficam debaixo da lamínula.\n\n## O lugar\n\nA caixa de ar parado é uma caixa transparente de 60 litros ou mais, deitada ou de boca para baixo, com dois furos para os braços. Feche as janelas, desligue os ventiladores, limpe mesa e caixa com álcool 70% e espere quinze minutos até o ar assentar. Lave-se até o cotovelo e use luvas.\n\nNão borrife álcool perto de chama nem leve fogo para dentro da caixa: o vapor se junta ali e pode incendiar. Dentro, use lâminas estéreis descartáveis, ou flambe a ferramenta do lado de fora, com o frasco de álcool fechado e longe.\n\n## Placas de ágar\n\n1. Numa garrafa de um litro, misture 500 ml de água, 10 g de ágar e 10 g de extrato de malte claro. Solte a tampa um quarto de volta e cubra com papel-alumínio.\n2. Panela de pressão, 40 minutos a 15 psi (1 bar).\n3. Quando der para segurar a garrafa, por volta de 50–55 °C, verta 20 ml por placa estéril, dentro da caixa. Rende umas 24.\n4. Deixe as placas empilhadas dois dias à temperatura ambiente e jogue fora as que criarem algo sozinhas.\n\n## Da esporada à placa\n\nTire uma [esporada](/posts/reading-a-spore-print) de um chapéu fresco e identificado sem dúvida, sobre alumínio limpo com álcool e sob um copo limpo. Depois de seca dura meses, dobrada e no escuro. Com a alça estéril já fria, encoste na esporada tão de leve que mal se vejam os esporos e risque um só zigue-zague no ágar. Vede a borda com fita e guarde a 21–24 °C.\n\nDe 4 a 14 dias depois há fios brancos finos. Corte da borda externa mais limpa um pedaço do tamanho de uma lentilha e passe para outra placa. Duas ou três repicagens, com cerca de uma semana entre elas, deixam bactérias e bolores para trás. Afaste o fungo do problema, nunca o problema do fungo. Anote espécie, data e geração em cada placa e experimente vários isolados, porque esporos irmãos frutificam de modos diferentes.\n\n## Frascos de grãos\n\nPara quatro frascos de um litro:\n\n1. Lave 1 kg de centeio ou trigo até a água sair clara. Deixe de molho de 12 a 18 horas.\n2. Cozinhe em fogo brando 10–15 minutos. O grão cede à unha e não estoura.\n3. Escorra e espalhe num pano até não marcar um papel seco, no máximo uma hora. Misture 10 g de gesso.\n4. Encha dois terços do frasco. A tampa leva disco filtrante e papel-alumínio por cima.\n5. Esterilize por 90 minutos a 15 psi, contados da pressão plena e após dez minutos de vapor livre.\n\nAo nível do mar, 15 psi são 121 °C. A 2.600 m ficam perto de 116 °C, então conte 150 minutos, e 75 para o ágar. Não ponha peso nem tampe a válvula, confira a água antes e só abra quando a pressão cair a zero por si.\n\n## Inocular e agitar\n\nCom o ar assentado, corte uma placa limpa em cunhas e solte duas ou três em cada frasco frio, abrindo a tampa o mínimo possível. Guarde um frasco fechado por uma semana como controle. Se ele estragar, a falha foi da panela e não das suas mãos; se continuar limpo, inocule-o então.\n\nIncube a 21–24 °C. Com um terço branco, bata o frasco num pneu macio ou na palma para espalhar os grãos. Em 10 a 21 dias está todo branco, cheira a cogumelo fresco e serve para [palha](/mushrooms/growing-guide/oyster-mushrooms-on-straw) ou [serragem](/mushrooms/growing-guide/lions-mane-on-supplemented-sawdust). A 3–5 °C, espera um ou dois meses.\n\n## Hábitos que ficam\n\nMexa primeiro nas culturas limpas e por último nas duvidosas. Tenha um caderno. De cada boa linhagem, mantenha no frio uma placa intocada. Quando algo der errado, mude uma coisa só na leva seguinte.',
  },
  stages: [
    {
      title: { en: 'Print and plates', es: 'Esporada y placas', pt: 'Esporada e placas' },
      description: {
        en: 'A print is taken and dried while fresh plates prove themselves sterile.',
        es: 'Se saca y seca la esporada mientras las placas nuevas demuestran que son estériles.',
        pt: 'A esporada é tirada e seca enquanto as placas novas provam que estão estéreis.',
      },
      temperatureC: [18, 24],
      humidityPct: null,
      days: [2, 3],
    },
    {
      title: { en: 'Germination', es: 'Germinación', pt: 'Germinação' },
      description: {
        en: 'Spores swell and send out threads along the zigzag.',
        es: 'Las esporas se hinchan y echan hilos a lo largo del zigzag.',
        pt: 'Os esporos incham e lançam fios ao longo do zigue-zague.',
      },
      temperatureC: [21, 24],
      humidityPct: null,
      days: [4, 14],
    },
    {
      title: { en: 'Cleaning transfers', es: 'Pases de limpieza', pt: 'Repicagens de limpeza' },
      description: {
        en: 'Two or three moves from the leading edge to new agar, until a plate holds one even growth.',
        es: 'Dos o tres pases del borde que avanza a agar nuevo, hasta tener una placa de crecimiento parejo.',
        pt: 'Duas ou três passagens da borda que avança para ágar novo, até uma placa de crescimento uniforme.',
      },
      temperatureC: [21, 24],
      humidityPct: null,
      days: [14, 30],
    },
    {
      title: { en: 'Preparing grain', es: 'Preparación del grano', pt: 'Preparo dos grãos' },
      description: {
        en: 'Soak, simmer, dry the surface, sterilize and cool. The temperature shown is that of the kitchen.',
        es: 'Remojar, cocer, secar por fuera, esterilizar y enfriar. La temperatura indicada es la de la cocina.',
        pt: 'Molho, fervura branda, secagem por fora, esterilização e esfriamento. A temperatura indicada é a da cozinha.',
      },
      temperatureC: [18, 25],
      humidityPct: null,
      days: [2, 3],
    },
    {
      title: { en: 'Grain colonization', es: 'Colonización del grano', pt: 'Colonização dos grãos' },
      description: {
        en: 'Wedges of agar reach out into the jar; one shake at a third carries them through the rest.',
        es: 'Las cuñas de agar se abren paso en el frasco; una sola agitada, al tercio, las lleva al resto.',
        pt: 'As cunhas de ágar avançam no frasco; uma agitada, com um terço tomado, leva-as ao resto.',
      },
      temperatureC: [21, 24],
      humidityPct: null,
      days: [10, 21],
    },
  ],
  yield: {
    en: 'Four liter jars, roughly 2 kg of grain spawn from 1 kg of dry grain: enough for about 20–40 kg of moist straw at 5–10%.',
    es: 'Cuatro frascos de litro, unos 2 kg de micelio en grano por 1 kg de cereal seco: alcanzan para unos 20–40 kg de paja húmeda al 5–10 %.',
    pt: 'Quatro frascos de litro, cerca de 2 kg de spawn por 1 kg de cereal seco: dá para uns 20–40 kg de palha úmida a 5–10%.',
  },
  contamination: {
    en: 'Shiny, wet grains that smell of sour fruit are bacteria, most often from kernels that were wet outside or cooked too briefly. Green, black, orange or pink dust is mold; leave the lid on, pressure cook the jar, and wear a mask when you empty it. Do not sniff a jar whose color you distrust.',
    es: 'Los granos brillantes, mojados y con olor a fruta agria tienen bacterias, casi siempre por quedar húmedos por fuera o con poco tiempo de olla. El polvo verde, negro, naranja o rosado es moho; no destape, pase el frasco por la olla a presión y vacíelo con mascarilla. Nunca huela un frasco de color sospechoso.',
    pt: 'Grãos brilhantes, molhados e com cheiro de fruta azeda têm bactérias, quase sempre por umidade na superfície ou pouco tempo de panela. Pó verde, preto, laranja ou rosado é bolor; não destampe, passe o frasco na panela de pressão e use máscara ao esvaziar. Jamais cheire um frasco de cor suspeita.',
  },
  supplies: [
    'growing/genetics/spore-prints',
    'growing/genetics/culture-slant',
    'growing/equipment/sterilizers',
    'growing/equipment/flow-hoods',
    'growing/supplies/grain-spawn',
    'educational/courses',
  ],
}
