import type { GuideSeed } from '../shapes'

export const buttonMushroomsOnCompost: GuideSeed = {
  slug: 'button-mushrooms-on-compost',
  title: { en: 'Button mushrooms on compost', es: 'Champiñones sobre compost', pt: 'Champignon sobre composto' },
  lead: {
    en: 'A full round of button mushrooms, from a steaming stack of straw and manure to the third picking, with the temperatures that decide it.',
    es: 'Un ciclo completo de champiñón, desde la pila humeante de paja y estiércol hasta la tercera cosecha, con las temperaturas que lo deciden todo.',
    pt: 'Um ciclo inteiro de champignon, da pilha fumegante de palha e esterco até a terceira colheita, com as temperaturas que fazem a diferença.',
  },
  species: ['agaricus-bisporus'],
  difficulty: 4,
  content: {
    en: 'Button, cremini and portobello are one fungus, [*Agaricus bisporus*](/mushrooms/agaricus-bisporus), picked at different ages. It feeds on straw and manure that other microbes have already worked through, so most of the craft lies in the compost.\n\n## What to gather\n\nFor about 2 m² of bed:\n\n- 250 kg of horse bedding on wheat straw, less than a week old, free of wood shavings, disinfectant and recent worming medicine\n- 25 kg of dried poultry manure and 5 kg of gypsum\n- 2.5 kg of *Agaricus* grain spawn\n- 100 liters of peat and 15 liters of ground limestone (calcium carbonate, never quicklime or hydrated lime)\n- eight trays of 40 by 60 cm, 20–25 cm deep, with drainage holes\n- a long compost thermometer\n\nIf that is too much muck for your yard, buy spawned compost from a mushroom farm and begin at the casing.\n\n## Composting\n\n1. Wet the bedding over two days. Squeezed hard, a handful should let a few drops fall.\n2. Mix in the poultry manure and build a stack 1.3 to 1.5 m wide and high on concrete, firm at the sides and loose in the middle. Keep rain off.\n3. Within three days the center should read 65–75 °C. Turn on days 4, 7, 10 and 13, bringing the outside in and wetting only dry patches. Add the gypsum at the second turning.\n4. Stop when the straw is chestnut brown and tears with a twist. The smell of ammonia is still strong, as it should be.\n\nWear gloves and a dust mask each time you turn.\n\n## Pasteurizing\n\nPack the compost loosely into an insulated box about 80 cm a side, with a slatted floor and steam from a wallpaper steamer fed beneath it. Hold the whole mass at 58–60 °C for 6 to 8 hours, reading it at three depths. Then open a small filtered vent and keep it at 45–50 °C for 5 to 7 days, with short bursts of steam when it needs them.\n\nYou are done when the compost smells sweetish and shows grayish white flecks. Ammonia kills spawn: trust a test strip (below 10 ppm) more than your nose. Cool to 25 °C.\n\n## Spawning\n\nPut 20 kg in each tray and mix 300 g of spawn through it with clean hands. Press lightly and cover with damp paper. Keep the compost, not merely the room, at 24–27 °C; past 30 °C the mycelium suffers. White threads fill the tray in 13 to 18 days.\n\n## Casing\n\nButtons form in a layer that holds water and almost no food. Wet the peat and limestone until a handful clings together and drips once or twice. Steam it at 60 °C for two hours, let it cool, and spread it 4–5 cm deep and quite level. Leave the compost at 24–27 °C for 8 to 10 days and sprinkle finely when the surface pales.\n\n## Fruiting and picking\n\nWhen white strands show in the hollows of the casing, bring in fresh air and lower the room to 14–18 °C over two or three days, with the humidity at 85–95%. Pins follow in about a week. Do not water them until they are pea-sized.\n\nThe first mushrooms come 18 to 21 days after casing. Twist each one out, trim the foot, and fill the hole with moist casing. After each flush, return roughly a liter of water for every kilo picked. Expect three flushes, 7 to 10 days apart. For portobellos, thin the cluster and leave the rest until the caps open flat.\n\n## At the table\n\nCook them well: heat reduces the agaritine found in raw caps. Throw out any stranger in the bed, above all one with gills that stay white, a sac at the foot, or flesh that stains bright yellow. This guide is no help in a meadow, where a white cap may be a deadly *Amanita*; there, pick nothing you have not identified with certainty.',
    es: 'El champiñón blanco, el marrón y el portobello son un mismo hongo, [*Agaricus bisporus*](/mushrooms/agaricus-bisporus), cortado a edades distintas. Come paja y estiércol que otros microbios ya transformaron, y por eso casi todo el oficio está en el compost.\n\n## Qué reunir\n\nPara unos 2 m² de cama:\n\n- 250 kg de cama de caballo con paja de trigo, de menos de una semana, sin virutas, desinfectantes ni desparasitantes recientes\n- 25 kg de gallinaza seca y 5 kg de yeso agrícola\n- 2,5 kg de micelio de *Agaricus* en grano\n- 100 litros de turba y 15 litros de caliza molida (carbonato de calcio, nunca cal viva ni apagada)\n- ocho bandejas de 40 por 60 cm y 20–25 cm de hondo, con agujeros de drenaje\n- un termómetro largo de compost\n\nSi no hay patio para tanto estiércol, se compra compost ya sembrado en una champiñonera y se empieza por la cobertura.\n\n## El compostaje\n\n1. Moje la cama durante dos días. Un puñado apretado con fuerza debe soltar unas gotas.\n2. Mezcle la gallinaza y levante sobre cemento una pila de 1,3 a 1,5 m de ancho y de alto, prensada en los lados y suelta en el centro. Protéjala de la lluvia.\n3. A los tres días el corazón debe marcar 65–75 °C. Voltee los días 4, 7, 10 y 13, llevando lo de fuera hacia dentro y mojando solo lo seco. El yeso entra en el segundo volteo.\n4. Pare cuando la paja esté castaña y se rompa al retorcerla. Aún olerá mucho a amoníaco, como debe ser.\n\nCada volteo se hace con guantes y mascarilla contra el polvo.\n\n## La pasteurización\n\nLlene sin apretar una caja aislada de unos 80 cm de lado, con piso de listones y el vapor de una vaporeta entrando por debajo. Mantenga toda la masa a 58–60 °C entre 6 y 8 horas, con lecturas a tres profundidades. Después abra una pequeña entrada de aire con filtro y sosténgala a 45–50 °C durante 5 a 7 días, con golpes cortos de vapor si hacen falta.\n\nEl compost está listo cuando huele casi dulce y tiene motas de un blanco grisáceo. El amoníaco mata la siembra: vale más una tira reactiva (menos de 10 ppm) que la nariz. Deje enfriar a 25 °C.\n\n## La siembra\n\nPonga 20 kg en cada bandeja y reparta 300 g de grano con las manos limpias. Presione un poco y tape con papel húmedo. El compost, y no solo la sala, debe estar a 24–27 °C; por encima de 30 °C el micelio sufre. En 13 a 18 días la bandeja queda tomada por hilos blancos.\n\n## La cobertura\n\nEl champiñón nace en una capa que guarda agua y apenas tiene alimento. Humedezca la turba con la caliza hasta que el puñado se mantenga unido y gotee una o dos veces. Trátela con vapor a 60 °C por dos horas, espere a que se enfríe y extienda 4–5 cm bien nivelados. Conserve el compost a 24–27 °C de 8 a 10 días y pulverice fino si la superficie palidece.\n\n## Fructificación y corte\n\nCuando asomen cordones blancos en los huecos de la cobertura, dé aire fresco y baje la sala a 14–18 °C en dos o tres días, con una humedad del 85–95 %. Los primordios llegan en cosa de una semana. No se riegan hasta que tengan el tamaño de un guisante.\n\nLa primera cosecha cae entre 18 y 21 días después de cubrir. Gire cada seta para sacarla, recorte el pie y rellene el hueco con cobertura húmeda. Al terminar cada oleada devuelva cerca de un litro de agua por kilo cortado. Habrá tres oleadas, con 7 a 10 días entre ellas. Para portobellos, aclare el grupo y deje los demás hasta que el sombrero se abra plano.\n\n## En la mesa\n\nCocínelos bien: el calor reduce la agaritina que tienen en crudo. Deseche cualquier intruso de la cama, sobre todo si sus láminas siguen blancas, si nace de un saco o si la carne se mancha de amarillo vivo. Nada de esto sirve en un prado, donde un sombrero blanco puede ser una *Amanita* mortal; allí solo se recoge lo identificado con certeza.',
    pt: 'Champignon branco, marrom e portobello são um só fungo, [*Agaricus bisporus*](/mushrooms/agaricus-bisporus), colhido em idades diferentes. Ele vive de palha e esterco que outros micróbios já trabalharam, e por isso a maior parte do ofício está no composto.\n\n## O que reunir\n\nPara cerca de 2 m² de canteiro:\n\n- 250 kg de cama de cavalo com palha de trigo, de menos de uma semana, sem maravalha, desinfetante ou vermífugo recente\n- 25 kg de esterco seco de galinha e 5 kg de gesso agrícola\n- 2,5 kg de spawn de *Agaricus* em grãos\n- 100 litros de turfa e 15 litros de calcário moído (carbonato de cálcio, nunca cal virgem ou hidratada)\n- oito bandejas de 40 por 60 cm, com 20–25 cm de fundo e furos de drenagem\n- um termômetro de haste longa\n\nQuem não tem quintal para tanto esterco pode comprar composto já inoculado de um produtor e começar pela cobertura.\n\n## A compostagem\n\n1. Molhe a cama ao longo de dois dias. Um punhado bem espremido deve soltar algumas gotas.\n2. Misture o esterco de galinha e erga, sobre piso de cimento, uma pilha de 1,3 a 1,5 m de largura e altura, firme nas laterais e solta no meio. Abrigue da chuva.\n3. Em três dias o centro deve chegar a 65–75 °C. Revire nos dias 4, 7, 10 e 13, trazendo a parte de fora para dentro e molhando apenas o que secou. O gesso vai na segunda revirada.\n4. Encerre quando a palha estiver marrom e se partir ao torcer. O cheiro de amônia continua forte nessa hora, como se espera.\n\nUse luvas e máscara contra poeira em todas as reviradas.\n\n## A pasteurização\n\nEncha sem compactar uma caixa isolada de uns 80 cm de lado, com fundo de ripas e vapor de um vaporizador doméstico entrando por baixo. Mantenha a massa inteira a 58–60 °C por 6 a 8 horas, medindo em três profundidades. Depois abra um respiro pequeno com filtro e conserve a 45–50 °C por 5 a 7 dias, com jatos curtos de vapor se preciso.\n\nO ponto é um cheiro quase adocicado e pintas de branco acinzentado. Amônia mata o spawn: confie mais na fita de teste (abaixo de 10 ppm) do que no nariz. Esfrie até 25 °C.\n\n## A semeadura\n\nColoque 20 kg por bandeja e misture 300 g de spawn com as mãos limpas. Aperte de leve e cubra com papel úmido. É o composto, e não só o cômodo, que precisa ficar a 24–27 °C; acima de 30 °C o micélio sofre. De 13 a 18 dias depois, fios brancos tomam a bandeja.\n\n## A cobertura\n\nO cogumelo se forma numa camada que guarda água e quase não tem alimento. Umedeça a turfa com o calcário até o punhado ficar unido e pingar uma ou duas vezes. Passe no vapor a 60 °C por duas horas, deixe esfriar e espalhe 4–5 cm, bem nivelados. Mantenha o composto a 24–27 °C por 8 a 10 dias e borrife fino quando a superfície clarear.\n\n## Frutificação e colheita\n\nAssim que cordões brancos surgirem nas depressões, ventile e baixe o ambiente para 14–18 °C em dois ou três dias, com umidade de 85–95%. Os primórdios vêm em mais ou menos uma semana. Só regue quando tiverem o tamanho de uma ervilha.\n\nOs primeiros ficam prontos de 18 a 21 dias depois da cobertura. Gire para soltar, apare o pé e preencha o buraco com cobertura úmida. Ao fim de cada fluxo, reponha perto de um litro de água por quilo colhido. São três fluxos, com intervalo de 7 a 10 dias. Para portobellos, desbaste o grupo e deixe os outros até o chapéu abrir por completo.\n\n## À mesa\n\nCozinhe bem: o calor diminui a agaritina presente no cogumelo cru. Jogue fora qualquer estranho no canteiro, principalmente se as lâminas continuam brancas, se o pé sai de um saco ou se a carne mancha de amarelo vivo. Num pasto este guia não vale, pois um chapéu branco pode ser uma *Amanita* mortal; lá, só se colhe o que foi identificado com certeza.',
  },
  stages: [
    {
      title: { en: 'Composting', es: 'Compostaje', pt: 'Compostagem' },
      description: {
        en: 'The stack heats itself, is turned four times and goes from yellow to chestnut brown. Readings are taken in the center.',
        es: 'La pila se calienta sola, se voltea cuatro veces y pasa del amarillo al castaño. La lectura se toma en el corazón.',
        pt: 'A pilha aquece sozinha, é revirada quatro vezes e vai do amarelo ao marrom. A medida é tirada no centro.',
      },
      temperatureC: [60, 75],
      humidityPct: null,
      days: [13, 16],
    },
    {
      title: {
        en: 'Pasteurizing and conditioning',
        es: 'Pasteurización y acondicionamiento',
        pt: 'Pasteurização e condicionamento',
      },
      description: {
        en: 'A hot spell of 6 to 8 hours at 58–60 °C, then a gentler week at 45–50 °C until no ammonia is left.',
        es: 'Un golpe de 6 a 8 horas a 58–60 °C y luego una semana más suave a 45–50 °C hasta que no quede amoníaco.',
        pt: 'De 6 a 8 horas a 58–60 °C e depois uma semana mais branda a 45–50 °C, até a amônia sumir.',
      },
      temperatureC: [45, 60],
      humidityPct: null,
      days: [6, 8],
    },
    {
      title: { en: 'Spawn run', es: 'Invasión del micelio', pt: 'Corrida do micélio' },
      description: {
        en: 'Covered trays in the dark while the threads cross from grain to grain.',
        es: 'Bandejas tapadas y a oscuras mientras los hilos pasan de un grano a otro.',
        pt: 'Bandejas cobertas, no escuro, enquanto os fios passam de grão em grão.',
      },
      temperatureC: [24, 27],
      humidityPct: [85, 95],
      days: [13, 18],
    },
    {
      title: { en: 'Casing run', es: 'Colonización de la cobertura', pt: 'Colonização da cobertura' },
      description: {
        en: 'Mycelium climbs into the peat layer, which is kept damp and undisturbed.',
        es: 'El micelio sube por la turba, que se mantiene húmeda y quieta.',
        pt: 'O micélio sobe pela camada de turfa, mantida úmida e sem perturbação.',
      },
      temperatureC: [24, 27],
      humidityPct: [90, 95],
      days: [8, 10],
    },
    {
      title: {
        en: 'Cooling, pins and first flush',
        es: 'Enfriado, primordios y primera oleada',
        pt: 'Resfriamento, primórdios e primeiro fluxo',
      },
      description: {
        en: 'Fresh air and a fall in temperature turn strands into pins. Picking starts 18 to 21 days after the casing went on.',
        es: 'El aire fresco y la bajada de temperatura convierten los cordones en primordios. El corte empieza entre 18 y 21 días después de cubrir.',
        pt: 'Ar fresco e queda de temperatura transformam os cordões em primórdios. A colheita começa de 18 a 21 dias após a cobertura.',
      },
      temperatureC: [14, 18],
      humidityPct: [85, 95],
      days: [10, 11],
    },
    {
      title: { en: 'Second and third flush', es: 'Segunda y tercera oleada', pt: 'Segundo e terceiro fluxo' },
      description: {
        en: 'Clean the bed, water it back, and wait a week or a little more each time.',
        es: 'Se limpia la cama, se repone el agua y se espera cada vez una semana larga.',
        pt: 'Limpe o canteiro, reponha a água e espere pouco mais de uma semana em cada vez.',
      },
      temperatureC: [14, 18],
      humidityPct: [85, 95],
      days: [14, 20],
    },
  ],
  yield: {
    en: '20–30 kg per m² over three flushes on well-made compost, which is 5–7 kg from a 40 by 60 cm tray; a first home-made batch often gives clearly less.',
    es: 'De 20 a 30 kg por m² en tres oleadas con un compost bien hecho, es decir, 5–7 kg por bandeja de 40 por 60 cm; la primera tanda casera suele quedarse bastante por debajo.',
    pt: 'De 20 a 30 kg por m² em três fluxos com composto bem feito, ou seja, 5–7 kg por bandeja de 40 por 60 cm; a primeira leva caseira costuma render bem menos.',
  },
  contamination: {
    en: 'Ink caps in the trays point to leftover ammonia, and olive-green tufts on the straw to compost that ran short of air while hot. A cottony white web racing over pins is cobweb disease: cover the patch with salt and a wet paper before you lift it, so the spores stay put. Mushrooms swollen into shapeless, weeping lumps have wet bubble; bag them, wash your hands, and steam the casing properly next time.',
    es: 'Si salen coprinos en las bandejas quedaba amoníaco, y los mechones verde oliva en la paja hablan de un compost sin aire cuando estaba caliente. Una telaraña blanca que corre sobre los primordios es la enfermedad de la telaraña: cubra la mancha con sal y papel mojado antes de retirarla para que no vuelen las esporas. Los champiñones hinchados, sin forma y con gotas tienen mole húmeda; embólselos, lávese las manos y pasteurice mejor la próxima cobertura.',
    pt: 'Coprinos nas bandejas indicam sobra de amônia, e tufos verde-oliva na palha mostram que faltou ar ao composto ainda quente. Uma teia branca que avança sobre os primórdios é a doença da teia: cubra a mancha com sal e papel molhado antes de retirá-la, para os esporos não voarem. Cogumelos inchados, disformes e gotejantes têm bolha úmida; ensaque-os, lave as mãos e capriche no vapor da próxima cobertura.',
  },
  supplies: [
    'growing/supplies/grain-spawn',
    'growing/supplies/substrates',
    'growing/equipment/automation',
    'growing/equipment/grow-kits',
  ],
}
