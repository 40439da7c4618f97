import type { VendorSeed } from '../shapes'

export const hudsonValleyFungi: VendorSeed = {
  slug: 'hudson-valley-fungi',
  displayName: 'Hudson Valley Fungi',
  businessName: 'Hudson Valley Fungi LLC',
  vendorType: 'grower',
  lead: {
    en: 'A family farm above Kingston that grows shiitake on oak logs and oysters on straw, and sells most of it within two days of picking.',
    es: 'Una granja familiar en las afueras de Kingston que cultiva shiitake sobre troncos de roble y gírgolas sobre paja, y vende casi todo antes de dos días.',
    pt: 'Um sítio familiar perto de Kingston que cultiva shiitake em toras de carvalho e cogumelo-ostra em palha, vendendo quase tudo em até dois dias.',
  },
  description: {
    en: 'We began with forty oak logs behind the barn and a borrowed drill. Today some two thousand logs stand in the shade of a hemlock wood, and two insulated rooms carry oysters, lion’s mane and pioppino through the winter.\n\n## How we grow\n\nThe logs come from thinning on our own slope and on three neighboring farms. A log rests for about a year before its first flush, and we soak each one no more than three times in a season, because a rested log gives longer. Straw is bought from a grain farmer in Ulster County and pasteurized with a wood-fired boiler.\n\n## What you can order\n\n- Fresh cartons, packed the morning they leave\n- Dried *Lentinula edodes*, sliced and whole\n- Ready logs and plug spawn from February to May\n\nWe also lend logs and time to [the log library](/projects/log-library-of-the-hudson). If you would like to start your own stack, read [our preferred guide](/mushrooms/growing-guide/shiitake-on-oak-logs) first, then write to us about your trees. We answer every letter, usually in the evening.',
    es: 'Empezamos con cuarenta troncos de roble detrás del granero y un taladro prestado. Hoy hay cerca de dos mil a la sombra de un bosque de tsugas, y dos salas aisladas mantienen gírgolas, melena de león y seta de chopo durante todo el invierno.\n\n## Cómo cultivamos\n\nLa madera sale de las claras de nuestra ladera y de tres fincas vecinas. Cada tronco descansa alrededor de un año antes de dar la primera oleada, y no lo remojamos más de tres veces por temporada: si se le deja reposar, produce durante más tiempo. La paja se la compramos a un cerealista del condado de Ulster y la pasteurizamos con una caldera de leña.\n\n## Qué se puede pedir\n\n- Bandejas frescas, preparadas la misma mañana del envío\n- *Lentinula edodes* seco, entero o en láminas\n- Troncos listos y tacos de micelio, de febrero a mayo\n\nTambién prestamos troncos y horas a la [biblioteca de troncos](/projects/log-library-of-the-hudson). Quien quiera montar su propia pila puede leer antes [esta guía](/mushrooms/growing-guide/shiitake-on-oak-logs) y contarnos luego qué árboles tiene. Contestamos todas las cartas, casi siempre de noche.',
    pt: 'Tudo começou com quarenta toras de carvalho atrás do celeiro e uma furadeira emprestada. Agora são umas duas mil, à sombra de um bosque de tsugas, e duas salas isoladas sustentam a produção de cogumelo-ostra, juba-de-leão e pioppino durante o inverno.\n\n## Nosso jeito de cultivar\n\nA madeira vem do desbaste da nossa encosta e de três propriedades vizinhas. Uma tora espera cerca de um ano até o primeiro fluxo, e nunca a mergulhamos mais de três vezes por estação, pois a que descansa dura mais anos. A palha é de um produtor de cereais do condado de Ulster, pasteurizada aqui com caldeira a lenha.\n\n## O que vendemos\n\n- Bandejas frescas, montadas na manhã em que partem\n- *Lentinula edodes* desidratado, inteiro ou fatiado\n- Toras prontas e cavilhas inoculadas, de fevereiro a maio\n\nAjudamos também a [biblioteca de toras](/projects/log-library-of-the-hudson), com madeira e com tempo. Para montar a sua pilha, leia primeiro [o guia que recomendamos](/mushrooms/growing-guide/shiitake-on-oak-logs) e depois escreva contando que árvores você tem por perto. Toda mensagem recebe resposta, em geral à noite.',
  },
  email: 'farm@hudson-valley-fungi.example',
  phone: '+1-845-555-0142',
  website: 'https://hudson-valley-fungi.example',
  address: { street: '418 Old Quarry Lane', city: 'Kingston', state: 'NY', postalCode: '12401', country: 'US' },
  location: { latitude: 41.9352, longitude: -74.0197 },
  socialMedia: [
    { name: 'instagram', url: 'https://instagram.example/hudsonvalleyfungi' },
    { name: 'facebook', url: 'https://facebook.example/hudsonvalleyfungi' },
  ],
  hours: {
    en: 'Farm stand: Thursday to Saturday, 9 am to 2 pm, April to November',
    es: 'Puesto de la granja: de jueves a sábado, de 9 a 14 h, de abril a noviembre',
    pt: 'Banca do sítio: de quinta a sábado, das 9h às 14h, de abril a novembro',
  },
  palette: ['#5b3f2a', '#d9c7a3'],
  mark: 'log',
}
