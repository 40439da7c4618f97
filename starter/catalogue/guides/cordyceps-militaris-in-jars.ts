import type { GuideSeed } from '../shapes'

export const cordycepsMilitarisInJars: GuideSeed = {
  slug: 'cordyceps-militaris-in-jars',
  title: { en: 'Orange cordyceps in jars', es: 'Cordyceps naranja en frascos', pt: 'Cordyceps-laranja em frascos' },
  lead: {
    en: 'Orange clubs on brown rice, without insects: the broth, the two dark weeks, the lamp, and the culture keeping on which everything hangs.',
    es: 'Clavas anaranjadas sobre arroz integral, sin insectos: el caldo, las dos semanas a oscuras, la lámpara y el cuidado de la cepa, del que depende todo.',
    pt: 'Clavas alaranjadas sobre arroz integral, sem insetos: o caldo, a quinzena no escuro, a lâmpada e o cuidado com a cultura, de que tudo depende.',
  },
  species: ['cordyceps-militaris'],
  difficulty: 3,
  content: {
    en: 'In the wild [*Cordyceps militaris*](/mushrooms/cordyceps-militaris) rises from buried pupae. In a jar it accepts rice enriched with a little protein, and the whole crop fits on a shelf with a lamp. The rice is simple. What decides the result is the culture, so begin there.\n\n## The culture\n\nClubs form well only when the two mating types of the fungus are present together and the strain is young. After a few transfers it often goes on making handsome white mycelium and no clubs at all. Therefore:\n\n- buy liquid culture or a slant from a laboratory that shows its own fruitings and gives a date\n- keep one slant at 3–5 °C as your reserve and never work from the last one\n- allow two transfers from that reserve, three at most, then start again\n- test every new batch on two jars before filling twenty\n\n## Rice and broth for six jars\n\nUse one-liter heat-proof jars with wide mouths. Each lid needs a 6–8 mm hole covered by a 0.2 micron filter disc or tightly packed with polyester wool, and a self-healing port for the syringe.\n\nDissolve in one liter of warm water:\n\n- 20 g of glucose\n- 10 g of nutritional yeast\n- 5 g of soy peptone\n- 1 g of food-grade magnesium sulfate\n\nPut 100 g of dry brown rice and 160 ml of broth in each jar. Level the rice with a tap, since a flat surface fruits evenly. Close, cover the lids with foil, and sterilize at 121 °C (15 psi at sea level) for 75 minutes. Let the cooker come down without help and the jars reach room temperature. The grains should be swollen and separate, with no pool at the bottom. If there is one, use 10 ml less broth next time.\n\n## Inoculation\n\nWork in a still-air box that has been wiped and left to settle. Wipe the port with 70% alcohol, flame the needle outside the box, and let it cool. Give each jar 6–8 ml of liquid culture, moving the needle so that the drops fall over the whole surface. Do not shake afterward.\n\nLiquid culture should be clear with pale tufts or little balls. Cloudy milk is bacteria, whatever the label says.\n\n## Two dark weeks\n\nStand the jars in a closed cupboard at 20–23 °C. White mycelium covers the top within a week and travels down through the rice. Wait 10 to 14 days, until you see it at the bottom through the glass. Above 25 °C cordyceps weakens, and a summer kitchen is too hot for it.\n\n## Light\n\nNow put the jars under white LED light, 500–1000 lux at the lids, 12 hours on and 12 off, at 18–22 °C. Leave them closed. The air inside stays at about 80–90% humidity by itself.\n\nWithin five days the white turns yellow and then orange. That change is the best early news you can have; a jar still white after ten days of light has a tired strain or too little light. Small points rise in the second or third week. If the glass streams with water, loosen nothing: move the lamp so it does not warm one side.\n\n## Harvest and drying\n\nAt 45 to 60 days from inoculation the clubs stand several centimeters high, with tips thickened and finely pimpled, like orange peel under a lens. Harvest then. Once a white bloom covers the heads they are past their best.\n\nOpen the jar, lift the cake, and snip the clubs at the rice with clean scissors. Dry them at 45 °C until they snap, normally 8 to 12 hours, and store them in a sealed dark jar with a dry sachet. The rice cake can be dried too, but it is mycelium with grain and must be labeled as such.\n\n## Before eating\n\nCook or steep the clubs and begin with a small amount; mild nausea or loose stools happen. Anyone taking blood thinners, diabetes or immune medicines should ask a doctor first. This is a guide to growing a food and promises nothing about health.',
    es: 'En el campo, [*Cordyceps militaris*](/mushrooms/cordyceps-militaris) brota de pupas enterradas. En un frasco acepta arroz con algo de proteína, y la cosecha entera cabe en un estante con su lámpara. El arroz es lo sencillo. El resultado lo decide el cultivo, así que se empieza por él.\n\n## El cultivo madre\n\nLas clavas salen bien solo si están juntos los dos tipos de apareamiento del hongo y la cepa es joven. Tras unos cuantos pases, muchas siguen dando un micelio blanco precioso y ninguna clava. De ahí estas normas:\n\n- compre cultivo líquido o tubo inclinado a un laboratorio que enseñe sus propias fructificaciones y ponga fecha\n- guarde un tubo a 3–5 °C como reserva y no trabaje nunca con el último\n- haga dos pases desde esa reserva, tres como mucho, y vuelva a empezar\n- pruebe cada lote nuevo en dos frascos antes de llenar veinte\n\n## Arroz y caldo para seis frascos\n\nSirven frascos de un litro, de boca ancha y resistentes al calor. Cada tapa lleva un agujero de 6–8 mm con disco filtrante de 0,2 micras o bien relleno de guata de poliéster, y un puerto autosellante para la jeringa.\n\nDisuelva en un litro de agua tibia:\n\n- 20 g de glucosa\n- 10 g de levadura nutricional\n- 5 g de peptona de soja\n- 1 g de sulfato de magnesio alimentario\n\nPonga en cada frasco 100 g de arroz integral seco y 160 ml de caldo. Nivele con un golpecito, pues una superficie plana fructifica pareja. Cierre, tape con papel de aluminio y esterilice a 121 °C (15 psi a nivel del mar) durante 75 minutos. La olla pierde presión sin ayuda y los frascos se enfrían del todo. Los granos deben quedar hinchados y sueltos, sin charco en el fondo. Si lo hay, la próxima vez ponga 10 ml menos.\n\n## La inoculación\n\nTrabaje en una caja de aire quieto recién limpia y reposada. Pase alcohol al 70 % por el puerto, flamee la aguja fuera de la caja y deje que se enfríe. Ponga 6–8 ml de cultivo líquido por frasco, moviendo la aguja para que las gotas caigan en toda la superficie. Después no se agita.\n\nEl cultivo líquido debe ser transparente, con copos o bolitas pálidas. Si está lechoso hay bacterias, diga lo que diga la etiqueta.\n\n## Dos semanas a oscuras\n\nColoque los frascos en un armario cerrado a 20–23 °C. El blanco tapa la superficie en una semana y desciende por el arroz. Aguarde de 10 a 14 días, hasta verlo en el fondo a través del vidrio. Por encima de 25 °C el cordyceps se debilita, y una cocina en verano es demasiado caliente.\n\n## La luz\n\nLleve ahora los frascos bajo luz LED blanca, 500–1000 lux medidos en las tapas, 12 horas encendida y 12 apagada, a 18–22 °C. No los abra. Dentro, el aire se mantiene por sí solo en torno al 80–90 % de humedad.\n\nEn cinco días el blanco vira al amarillo y luego al naranja. Es la mejor noticia temprana; un frasco todavía blanco tras diez días de luz tiene una cepa cansada o poca lámpara. En la segunda o tercera semana se alzan puntitas. Si el vidrio chorrea, no afloje nada: aparte la lámpara para que no caliente un solo lado.\n\n## Cosecha y secado\n\nA los 45–60 días de la inoculación las clavas miden varios centímetros y su punta, engrosada, tiene granitos finos como piel de naranja vista con lupa. Ese es el momento. Cuando un velo blanco cubre las cabezas ya se han pasado.\n\nAbra, saque la torta y corte las clavas a ras de arroz con tijeras limpias. Séquelas a 45 °C hasta que se quiebren, por lo común de 8 a 12 horas, y guárdelas en frasco oscuro y hermético con un sobre desecante. La torta también puede secarse, pero es micelio con grano y así debe decirlo la etiqueta.\n\n## Antes de comer\n\nCocine las clavas o tómelas en infusión, y empiece por poca cantidad; a veces dan náuseas leves o diarrea. Quien tome anticoagulantes, medicación para la diabetes o para la inmunidad debe consultar antes a un médico. Esta guía trata de un alimento y nada promete sobre la salud.',
    pt: 'Na natureza, [*Cordyceps militaris*](/mushrooms/cordyceps-militaris) brota de pupas enterradas. No frasco aceita arroz com um pouco de proteína, e a safra toda cabe numa prateleira com lâmpada. O arroz é a parte fácil. Quem decide o resultado é a cultura, e por ela se começa.\n\n## A cultura\n\nAs clavas só se formam bem quando os dois tipos de acasalamento do fungo estão juntos e a linhagem é jovem. Depois de algumas repicagens, é comum ela seguir dando um belo micélio branco e nenhuma clava. Por isso:\n\n- compre cultura líquida ou tubo inclinado de um laboratório que mostre as próprias frutificações e informe a data\n- guarde um tubo a 3–5 °C como reserva e nunca trabalhe com o último\n- faça duas repicagens dessa reserva, três no máximo, e recomece\n- teste cada lote novo em dois frascos antes de encher vinte\n\n## Arroz e caldo para seis frascos\n\nUse frascos de um litro, de boca larga, que suportem calor. Cada tampa leva um furo de 6–8 mm com disco filtrante de 0,2 mícron ou bem preenchido com manta de poliéster, e um ponto de injeção autovedante.\n\nDissolva em um litro de água morna:\n\n- 20 g de glicose\n- 10 g de levedura nutricional\n- 5 g de peptona de soja\n- 1 g de sulfato de magnésio alimentício\n\nPonha em cada frasco 100 g de arroz integral seco e 160 ml de caldo. Nivele com uma batidinha, porque superfície plana frutifica por igual. Feche, cubra com papel-alumínio e esterilize a 121 °C (15 psi ao nível do mar) por 75 minutos. A panela perde a pressão sem ajuda e os frascos voltam à temperatura do cômodo. Os grãos devem ficar inchados e soltos, sem poça no fundo. Se houver, use 10 ml a menos na vez seguinte.\n\n## A inoculação\n\nTrabalhe numa caixa de ar parado já limpa e em repouso. Passe álcool 70% no ponto de injeção, flambe a agulha fora da caixa e deixe esfriar. São 6–8 ml de cultura líquida por frasco, com a agulha em movimento para as gotas alcançarem toda a superfície. Não agite depois.\n\nA cultura líquida deve ser límpida, com flocos ou bolinhas claras. Se estiver leitosa, há bactérias, diga o rótulo o que disser.\n\n## A quinzena no escuro\n\nDeixe os frascos num armário fechado a 20–23 °C. O branco cobre o topo em uma semana e desce pelo arroz. Espere de 10 a 14 dias, até vê-lo no fundo através do vidro. Acima de 25 °C o cordyceps enfraquece, e uma cozinha no verão é quente demais para ele.\n\n## A luz\n\nPasse os frascos para luz LED branca, 500–1000 lux na altura das tampas, 12 horas acesa e 12 apagada, a 18–22 °C. Mantenha-os fechados. O ar lá dentro fica sozinho perto de 80–90% de umidade.\n\nEm cinco dias o branco vira amarelo e depois laranja. É o melhor sinal precoce; frasco ainda branco após dez dias de luz tem linhagem cansada ou pouca lâmpada. Pontinhas sobem na segunda ou terceira semana. Se o vidro escorrer água, não afrouxe nada: mude a lâmpada para não aquecer um lado só.\n\n## Colheita e secagem\n\nAos 45–60 dias da inoculação, as clavas têm vários centímetros, e a ponta engrossada mostra grãozinhos finos, como casca de laranja sob a lupa. É a hora. Quando uma névoa branca cobre as cabeças, o ponto já passou.\n\nAbra, retire o bolo e corte as clavas rente ao arroz com tesoura limpa. Seque a 45 °C até quebrarem, em geral de 8 a 12 horas, e guarde em vidro escuro e vedado com sachê secante. O bolo de arroz também pode ser seco, mas é micélio com grão e o rótulo precisa dizer isso.\n\n## Antes de comer\n\nCozinhe as clavas ou faça infusão, e comece com pouco; náusea leve ou intestino solto acontecem. Quem toma anticoagulante, remédio para diabetes ou para a imunidade deve perguntar antes ao médico. Este guia ensina a cultivar um alimento e nada promete quanto à saúde.',
  },
  stages: [
    {
      title: { en: 'Broth, rice and inoculation', es: 'Caldo, arroz e inoculación', pt: 'Caldo, arroz e inoculação' },
      description: {
        en: 'Jars are filled and sterilized on one day and inoculated when quite cool.',
        es: 'Los frascos se llenan y esterilizan un día y se inoculan ya fríos del todo.',
        pt: 'Os frascos são cheios e esterilizados num dia e inoculados quando frios por completo.',
      },
      temperatureC: [20, 23],
      humidityPct: null,
      days: [1, 2],
    },
    {
      title: { en: 'Dark colonization', es: 'Colonización a oscuras', pt: 'Colonização no escuro' },
      description: {
        en: 'White mycelium covers the rice and reaches the bottom of the glass.',
        es: 'El micelio blanco cubre el arroz y alcanza el fondo del vidrio.',
        pt: 'O micélio branco cobre o arroz e chega ao fundo do vidro.',
      },
      temperatureC: [20, 23],
      humidityPct: null,
      days: [10, 14],
    },
    {
      title: {
        en: 'Lamp, color and first points',
        es: 'Lámpara, color y primeras puntas',
        pt: 'Lâmpada, cor e primeiras pontas',
      },
      description: {
        en: 'Twelve hours of light a day turn the surface orange and call up the first points.',
        es: 'Doce horas diarias de luz ponen naranja la superficie y hacen salir las primeras puntas.',
        pt: 'Doze horas de luz por dia alaranjam a superfície e chamam as primeiras pontas.',
      },
      temperatureC: [18, 22],
      humidityPct: [80, 90],
      days: [14, 18],
    },
    {
      title: { en: 'Clubs to harvest', es: 'Clavas hasta la cosecha', pt: 'Clavas até a colheita' },
      description: {
        en: 'Clubs lengthen, then thicken and roughen at the tip. The jar is opened only to harvest.',
        es: 'Las clavas se alargan y después engrosan y se vuelven rugosas en la punta. El frasco solo se abre para cosechar.',
        pt: 'As clavas se alongam, depois engrossam e ficam ásperas na ponta. Só se abre o frasco para colher.',
      },
      temperatureC: [18, 22],
      humidityPct: [80, 90],
      days: [20, 26],
    },
  ],
  yield: {
    en: 'Roughly 10–20 g of dried clubs per liter jar with a fresh, proven strain; a worn strain gives next to nothing.',
    es: 'Alrededor de 10–20 g de clavas secas por frasco de un litro con una cepa fresca y probada; una agotada apenas da nada.',
    pt: 'Cerca de 10–20 g de clavas secas por frasco de um litro com linhagem nova e testada; uma gasta rende quase nada.',
  },
  contamination: {
    en: 'The rich broth feeds bacteria first: a wet, yellowish, sour-smelling jar was under-sterilized or received dirty culture. Green, black or pink patches are molds, and such jars go through the pressure cooker still sealed before they are emptied. Never cut away the bad part and dry the rest.',
    es: 'Un caldo tan rico alimenta primero a las bacterias: el frasco mojado, amarillento y agrio quedó mal esterilizado o recibió un cultivo sucio. Las manchas verdes, negras o rosadas son mohos, y esos frascos pasan cerrados por la olla a presión antes de vaciarse. Nunca se quita la parte mala para secar el resto.',
    pt: 'Um caldo tão rico alimenta antes de tudo as bactérias: frasco molhado, amarelado e azedo foi mal esterilizado ou recebeu cultura suja. Manchas verdes, pretas ou rosadas são bolores, e esses frascos passam fechados pela panela de pressão antes de esvaziar. Nunca se retira a parte ruim para secar o resto.',
  },
  supplies: [
    'growing/genetics/liquid-culture',
    'growing/genetics/culture-slant',
    'growing/equipment/sterilizers',
    'growing/equipment/automation',
    'growing/supplies/substrates',
  ],
}
