import type { GuideSeed } from '../shapes'

export const pioppinoAndNameko: GuideSeed = {
  slug: 'pioppino-and-nameko',
  title: {
    en: 'Pioppino and nameko, two from one recipe',
    es: 'Seta de chopo y nameko, dos con una receta',
    pt: 'Pioppino e nameko, dois com uma receita',
  },
  lead: {
    en: 'Two cluster-forming mushrooms share nearly the same sawdust block; the difference lies in water, cold and how each is opened.',
    es: 'Dos setas de racimo comparten casi el mismo bloque de aserrín; las separan el agua, el frío y la manera de abrirlo.',
    pt: 'Dois cogumelos de cacho usam quase o mesmo bloco de serragem; o que os separa é a água, o frio e o modo de abrir.',
  },
  species: ['cyclocybe-aegerita', 'pholiota-microspora'],
  difficulty: 3,
  content: {
    en: 'Pioppino, [*Cyclocybe aegerita*](/mushrooms/cyclocybe-aegerita), is a mushroom of poplar stumps in mild country. Nameko, [*Pholiota microspora*](/mushrooms/pholiota-microspora), belongs to cool beech woods and wears a coat of clear jelly. Grown side by side they teach how much water and temperature matter once the food is the same.\n\n## The blocks\n\nFor each block take 1 kg of dry ingredients:\n\n- **Pioppino:** 800 g hardwood sawdust (poplar, willow, oak or beech), 180 g wheat bran, 20 g gypsum, 1.5 liters of water\n- **Nameko:** 850 g hardwood sawdust (beech, oak or alder), 130 g rice bran, 20 g gypsum, 1.8 liters of water\n\nSubtract the water your sawdust already contains. The pioppino mix should give a bead or two when gripped; the nameko mix, a short trickle. Fill filter bags, fold, and sterilize for two and a half hours at 121 °C, which is 15 psi at sea level. Cool overnight to room temperature.\n\nInoculate with 100–125 g of grain or sawdust spawn a bag, in clean still air, then seal and mix. If you have never done this, read [clean technique](/mushrooms/growing-guide/clean-technique-from-spore-to-grain) first.\n\n## Waiting\n\nOne shelf at 22–25 °C in the dark suits both. Alone, pioppino is happy anywhere from 21 to 27 °C. It fills the block in 28 to 38 days and marbles it with brown. Nameko needs 42 to 51 days and turns from white to cream, then to patches of tan or orange. Both are ready when the block feels springy all over and no loose sawdust is visible.\n\n## Opening pioppino\n\n1. Cut the bag off 6–8 cm above the block, so that a collar keeps moist air over it.\n2. Move it to 13–18 °C, with 90–95% humidity and light enough to read a page.\n3. Spread 1–2 cm of steamed, damp peat with limestone on top if your room tends to be dry. It is optional.\n4. Fan fresh air through four to six times a day. Long thin stems and tiny caps ask for more.\n\nDark brown pins crowd the surface in 7 to 13 days. Five to nine days later the caps are chestnut and the veil beneath is whole. Cut the cluster now, before the veil tears and brown spores dust everything.\n\n## Opening nameko\n\n1. Cut the bag down to a rim of 3 cm and scrape away the skin of old mycelium with a clean fork, 2–3 mm deep.\n2. Cover the surface with cold, clean water for three to four hours, then pour all of it off.\n3. Place at 10–16 °C and 90–98% humidity, in soft light. A tent of clear plastic with small holes, wetted inside, does well.\n4. Air it twice a day. The jelly must never dry; if it goes dull and leathery, mist at once.\n\nAmber beads appear in 11 to 14 days. Harvest 7 to 10 days after that, with caps 2–4 cm wide and edges still turned under. Snip at the base and let the jelly be: it thickens a broth.\n\nTo fruit both in one room, hold 13–16 °C and keep nameko in its tent.\n\n## The second flush\n\nPick the surface clean, rest the blocks for ten days at the same temperature under a loose sheet, soak each for four hours in cold water, drain, and begin again.\n\n## On logs\n\nFreshly cut poplar or willow carries pioppino; beech carries nameko. Drill holes 15 cm apart, tap in plug spawn, seal with wax, and in a year set the logs a third deep in shaded soil. Nameko needs the wetter corner.\n\nOut of doors comes a grave warning. *Galerina marginata* is small, brown, ringed, grows in tufts on wood, and kills. It may sprout from your own log. Pioppino is stouter, with a lasting skirt and a tobacco-brown print; the rusty print of *Galerina* is close to nameko’s cinnamon. Young caps of all three can match in color. Eat from logs only after somebody experienced has confirmed the find, every tuft of it; otherwise eat only from your sealed blocks.\n\nCook both kinds thoroughly. Neither is for salads.',
    es: 'La seta de chopo o pioppino, [*Cyclocybe aegerita*](/mushrooms/cyclocybe-aegerita), nace en tocones de álamo de tierras templadas. El nameko, [*Pholiota microspora*](/mushrooms/pholiota-microspora), es de hayedos frescos y viste una capa de gelatina clara. Juntos enseñan cuánto pesan agua y temperatura cuando la comida es la misma.\n\n## Los bloques\n\nCada bloque lleva 1 kg de ingredientes secos:\n\n- **Seta de chopo:** 800 g de aserrín de frondosas (álamo, sauce, roble o haya), 180 g de salvado de trigo, 20 g de yeso y 1,5 litros de agua\n- **Nameko:** 850 g de aserrín de frondosas (haya, roble o aliso), 130 g de salvado de arroz, 20 g de yeso y 1,8 litros de agua\n\nReste el agua que ya contenga su aserrín. Al apretarla, la primera mezcla suelta una o dos gotas; la del nameko, un hilito breve. Llene bolsas con filtro, dóblelas y esterilice dos horas y media a 121 °C, que son 15 psi a nivel del mar. Deje que se enfríen hasta el día siguiente.\n\nPonga por bolsa 100–125 g de micelio en grano o en aserrín, con aire limpio y quieto, selle y mezcle. Si es su primera vez, lea antes [la técnica limpia](/mushrooms/growing-guide/clean-technique-from-spore-to-grain).\n\n## La espera\n\nA los dos les va un mismo estante oscuro a 22–25 °C. Sola, la seta de chopo está a gusto entre 21 y 27 °C. Llena el bloque en 28 a 38 días y lo vetea de pardo. El nameko tarda de 42 a 51 días, del blanco al crema y a zonas tostadas o naranjas. Están listos cuando todo el bloque cede como una esponja firme y no se ve aserrín suelto.\n\n## Abrir la seta de chopo\n\n1. Corte la bolsa 6–8 cm por encima del bloque, para que el cuello retenga aire húmedo.\n2. Llévelo a 13–18 °C, con humedad del 90–95 % y luz suficiente para leer una página.\n3. Si su cuarto es seco, ponga encima 1–2 cm de turba con caliza, húmeda y pasada por vapor (optativo).\n4. Renueve el aire de cuatro a seis veces al día. Los pies largos y finos con sombrerito piden más.\n\nEn 7 a 13 días la superficie se llena de cabecitas pardo oscuro. De cinco a nueve días después los sombreros son castaños y el velo sigue entero por debajo. Corte entonces el racimo, antes de que el velo se rompa y las esporas pardas lo empolven todo.\n\n## Abrir el nameko\n\n1. Baje la bolsa hasta un reborde de 3 cm y raspe con un tenedor limpio 2–3 mm de micelio viejo.\n2. Cubra la superficie con agua limpia y fría durante tres o cuatro horas y luego vacíela del todo.\n3. Déjelo a 10–16 °C y 90–98 % de humedad, con luz suave. Sirve bien una carpa de plástico transparente con agujeritos, mojada por dentro.\n4. Ventile dos veces al día. La gelatina no puede secarse; si se ve mate y correosa, pulverice de inmediato.\n\nLas perlas ámbar salen en 11 a 14 días. Se cosecha de 7 a 10 días más tarde, con sombreros de 2–4 cm y el borde aún metido. Corte por la base y respete la gelatina, que espesa los caldos.\n\nPara fructificar ambos en un solo cuarto, fije 13–16 °C y tenga el nameko en su carpa.\n\n## La segunda oleada\n\nLimpie la superficie, deje reposar los bloques diez días a igual temperatura bajo un plástico flojo, sumérjalos cuatro horas en agua fría, escurra y repita.\n\n## En troncos\n\nEl álamo o el sauce recién cortado sirve para la seta de chopo; el haya, para el nameko. Taladre cada 15 cm, meta tacos con micelio, selle con cera y, al año, entierre un tercio del tronco a la sombra. Al nameko le toca el rincón más mojado.\n\nAl aire libre hay una advertencia grave. *Galerina marginata* es pequeña, parda, con anillo, crece en grupos sobre madera y mata. Puede brotar en su propio tronco. La de chopo es más robusta, con falda duradera y esporada tabaco; la herrumbre de *Galerina* se acerca a la canela del nameko. De jóvenes, los tres pueden coincidir en color. De los troncos coma solo lo que alguien con experiencia haya confirmado, grupo por grupo; si no, quédese con sus bloques cerrados.\n\nAmbas setas se cocinan a fondo y ninguna se come cruda en ensalada.',
    pt: 'O pioppino, ou cogumelo-do-choupo, [*Cyclocybe aegerita*](/mushrooms/cyclocybe-aegerita), nasce em tocos de choupo de terras amenas. O nameko, [*Pholiota microspora*](/mushrooms/pholiota-microspora), vem de matas frias de faia e veste uma capa de gelatina clara. Lado a lado, eles mostram quanto pesam água e temperatura quando o alimento é o mesmo.\n\n## Os blocos\n\nCada bloco leva 1 kg de ingredientes secos:\n\n- **Pioppino:** 800 g de serragem de folhosas (choupo, salgueiro, carvalho ou faia), 180 g de farelo de trigo, 20 g de gesso e 1,5 litro de água\n- **Nameko:** 850 g de serragem de folhosas (faia, carvalho ou amieiro), 130 g de farelo de arroz, 20 g de gesso e 1,8 litro de água\n\nDesconte a água que a serragem já tem. Apertada na mão, a mistura do pioppino solta uma ou duas gotas; a do nameko, um fiozinho curto. Encha sacos com filtro, dobre e esterilize por duas horas e meia a 121 °C, ou 15 psi ao nível do mar. O esfriamento toma a noite.\n\nPonha de 100 a 125 g de spawn em grãos ou serragem por saco, em ar limpo e parado, sele e misture. Se for a primeira vez, leia antes [a técnica limpa](/mushrooms/growing-guide/clean-technique-from-spore-to-grain).\n\n## A espera\n\nUma mesma prateleira escura a 22–25 °C serve aos dois. Sozinho, o pioppino vai bem em qualquer ponto entre 21 e 27 °C. Ele toma o bloco em 28 a 38 dias e o marmoriza de marrom. O nameko leva de 42 a 51 dias, do branco ao creme e a manchas bege ou laranja. Estão prontos quando o bloco inteiro cede como esponja firme e não há serragem solta à vista.\n\n## Abrir o pioppino\n\n1. Corte o saco 6–8 cm acima do bloco, para a gola segurar ar úmido.\n2. Leve para 13–18 °C, com umidade de 90–95% e luz que dê para ler uma página.\n3. Se o cômodo costuma secar, espalhe por cima 1–2 cm de turfa com calcário, úmida e passada no vapor. É opcional.\n4. Troque o ar de quatro a seis vezes por dia. Pés longos e finos com chapeuzinho pedem mais.\n\nEm 7 a 13 dias a superfície se enche de cabecinhas marrom-escuras. De cinco a nove dias depois, os chapéus estão marrons e o véu, inteiro por baixo. Corte o cacho nessa hora, antes de o véu rasgar e os esporos marrons empoeirarem tudo.\n\n## Abrir o nameko\n\n1. Corte o saco até uma borda de 3 cm e raspe com garfo limpo 2–3 mm de micélio velho.\n2. Cubra a superfície com água limpa e fria por três a quatro horas e depois escoe tudo.\n3. Deixe a 10–16 °C e 90–98% de umidade, com luz suave. Uma tenda de plástico transparente com furinhos, molhada por dentro, resolve bem.\n4. Areje duas vezes por dia. A gelatina não pode secar; se ficar fosca e coriácea, borrife na hora.\n\nAs contas cor de âmbar vêm em 11 a 14 dias. Colha de 7 a 10 dias mais tarde, com chapéus de 2–4 cm e a borda ainda virada para dentro. Corte na base e poupe a gelatina, que engrossa caldos.\n\nPara frutificar os dois num só cômodo, fique em 13–16 °C e deixe o nameko na tenda.\n\n## O segundo fluxo\n\nLimpe a superfície, dê aos blocos dez dias de descanso à mesma temperatura sob um plástico frouxo, mergulhe-os por quatro horas em água fria, escorra e recomece.\n\n## Em toras\n\nChoupo ou salgueiro recém-cortado recebe o pioppino; faia recebe o nameko. Fure a cada 15 cm, bata cavilhas com micélio, sele com cera e, passado um ano, enterre um terço da tora na sombra. Ao nameko cabe o canto mais molhado.\n\nAo ar livre há um aviso grave. *Galerina marginata* é pequena, marrom, com anel, cresce em tufos na madeira e mata. Pode brotar da sua própria tora. O pioppino é mais robusto, de saia persistente e esporada cor de tabaco; a esporada ferrugem de *Galerina* fica perto da canela do nameko. Jovens, os três podem ter a mesma cor. Das toras, coma só o que alguém experiente confirmou, tufo por tufo; sem isso, fique com os seus blocos fechados.\n\nCozinhe muito bem as duas espécies, pois nenhuma é de salada.',
  },
  stages: [
    {
      title: { en: 'Pioppino: spawn run', es: 'Seta de chopo: invasión', pt: 'Pioppino: colonização' },
      description: {
        en: 'White growth fills the block and brown marbling follows.',
        es: 'El blanco llena el bloque y después llega el veteado pardo.',
        pt: 'O branco toma o bloco e o marmorizado marrom vem depois.',
      },
      temperatureC: [21, 27],
      humidityPct: null,
      days: [28, 38],
    },
    {
      title: { en: 'Pioppino: pins', es: 'Seta de chopo: primordios', pt: 'Pioppino: primórdios' },
      description: {
        en: 'The bag is cut to a collar and cooler, wet, lit air brings dark pins.',
        es: 'La bolsa queda en un cuello corto y el aire fresco, húmedo y con luz trae cabecitas oscuras.',
        pt: 'O saco vira uma gola curta, e o ar fresco, úmido e claro traz cabecinhas escuras.',
      },
      temperatureC: [13, 18],
      humidityPct: [90, 95],
      days: [7, 13],
    },
    {
      title: { en: 'Pioppino: clusters', es: 'Seta de chopo: racimos', pt: 'Pioppino: cachos' },
      description: {
        en: 'Stems lengthen and caps turn chestnut. Cut while the veil is whole.',
        es: 'Los pies crecen y los sombreros se ponen castaños. Corte con el velo entero.',
        pt: 'Os pés crescem e os chapéus ficam marrons. Corte com o véu inteiro.',
      },
      temperatureC: [13, 18],
      humidityPct: [90, 95],
      days: [5, 9],
    },
    {
      title: { en: 'Nameko: spawn run', es: 'Nameko: invasión', pt: 'Nameko: colonização' },
      description: {
        en: 'A slower run, from white to cream and tan, in a block wetter than most.',
        es: 'Avanza más despacio, del blanco al crema y al tostado, en un bloque más mojado de lo habitual.',
        pt: 'Anda mais devagar, do branco ao creme e ao bege, num bloco mais molhado que o comum.',
      },
      temperatureC: [22, 25],
      humidityPct: null,
      days: [42, 51],
    },
    {
      title: { en: 'Nameko: cold water and beads', es: 'Nameko: agua fría y perlas', pt: 'Nameko: água fria e contas' },
      description: {
        en: 'Scraped, soaked and chilled, the surface beads with amber jelly.',
        es: 'Raspada, remojada y en frío, la superficie se perla de gelatina ámbar.',
        pt: 'Raspada, molhada e no frio, a superfície se cobre de contas de gelatina âmbar.',
      },
      temperatureC: [10, 16],
      humidityPct: [90, 98],
      days: [11, 14],
    },
    {
      title: { en: 'Nameko: harvest', es: 'Nameko: cosecha', pt: 'Nameko: colheita' },
      description: {
        en: 'Caps swell under their jelly. Take them small, with the edge turned under.',
        es: 'Los sombreros crecen bajo la gelatina. Se cortan pequeños, con el borde metido.',
        pt: 'Os chapéus crescem sob a gelatina. Colha pequenos, de borda para dentro.',
      },
      temperatureC: [10, 16],
      humidityPct: [90, 98],
      days: [7, 10],
    },
  ],
  yield: {
    en: '50–80% biological efficiency for each species, so 500–800 g fresh from a block with 1 kg of dry ingredients, over two flushes.',
    es: 'Eficiencia biológica del 50–80 % en ambas especies: 500–800 g frescos por bloque con 1 kg de ingredientes secos, en dos oleadas.',
    pt: 'Eficiência biológica de 50–80% nas duas espécies: 500–800 g frescos por bloco com 1 kg de ingredientes secos, em dois fluxos.',
  },
  contamination: {
    en: 'Nameko’s extra water is a gift to bacteria, so a block that smells of vinegar or stays gray at the core should be thrown away. Green mold on a scraped surface usually starts on leftover crumbs or dirty tools; lift a small spot with a spoon, and discard the block if it returns. Fungus gnats love both, so hang sticky cards and mend torn filters.',
    es: 'El agua de más del nameko es un regalo para las bacterias, y un bloque con olor a vinagre o gris por dentro se tira. El moho verde sobre una superficie raspada suele empezar en migas olvidadas o herramientas sucias; retire con cuchara una mancha pequeña y deseche el bloque si reaparece. A los mosquitos de los hongos les gustan los dos, de modo que cuelgue trampas adhesivas y repare los filtros rotos.',
    pt: 'A água extra do nameko é um presente para as bactérias, e bloco com cheiro de vinagre ou miolo cinza vai fora. O bolor verde na superfície raspada costuma nascer de migalhas esquecidas ou ferramenta suja; tire com colher a mancha pequena e descarte o bloco se ela voltar. Os mosquitinhos dos fungos gostam dos dois, então pendure armadilhas adesivas e conserte filtros rasgados.',
  },
  supplies: [
    'growing/supplies/substrates',
    'growing/supplies/grow-bags',
    'growing/supplies/grain-spawn',
    'growing/equipment/sterilizers',
    'growing/equipment/automation',
  ],
}
