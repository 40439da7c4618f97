import type { VendorSeed } from '../shapes'

export const cogumelosDaSerra: VendorSeed = {
  slug: 'cogumelos-da-serra',
  displayName: 'Cogumelos da Serra',
  businessName: 'Cogumelos da Serra Ltda.',
  vendorType: 'grower',
  lead: {
    en: 'Three sisters growing shiitake, oysters and the Brazilian almond mushroom in the cool hills above Rio de Janeiro, with a small line of printed clothing.',
    es: 'Tres hermanas que cultivan shiitake, gírgolas y champiñón del sol en las sierras frescas sobre Río de Janeiro, y estampan algo de ropa.',
    pt: 'Três irmãs que cultivam shiitake, cogumelo-ostra e cogumelo-do-sol na serra fria acima do Rio de Janeiro, com uma pequena linha de roupas estampadas.',
  },
  description: {
    en: 'Our grandmother kept a vegetable plot at nine hundred meters, where fog comes up the valley most afternoons. The plot is now four growing houses, and the fog still does half the watering.\n\n## What we grow\n\nShiitake ripens on eucalyptus logs, with a cold-water soak between flushes. Oysters follow on chopped grass and bagasse. In the warm months we make compost for *Agaricus subrufescens*, the almond-scented species that growers in São Paulo state made famous.\n\n## And the shirts\n\nOne of us is a printmaker. In the rainy weeks, when the market is quiet, she cuts blocks from caps and gills and prints them by hand on Brazilian cotton. The clothing pays for the boiler repairs, and people seem to wear it.\n\nMushrooms go to Teresópolis, Petrópolis and Rio; clothing travels all over Brazil. We use no pesticide in any house and write the picking day on each carton. If something arrives tired, send a photograph and we replace it.',
    es: 'Nuestra abuela tenía una huerta a novecientos metros, donde la niebla sube por el valle casi todas las tardes. De la huerta nacieron cuatro casas de cultivo, y la niebla sigue haciendo la mitad del riego.\n\n## Lo que crece aquí\n\nEl shiitake madura sobre troncos de eucalipto, con un baño de agua fría entre oleadas. Las gírgolas van sobre pasto picado y bagazo. En los meses cálidos preparamos compost para *Agaricus subrufescens*, la especie con olor a almendra que hicieron célebre los cultivadores del estado de São Paulo.\n\n## Y las camisetas\n\nUna de nosotras es grabadora. En las semanas de lluvia, cuando hay poco mercado, talla tacos a partir de sombreros y láminas y los estampa a mano sobre algodón brasileño. La ropa paga los arreglos de la caldera y, por lo visto, la gente se la pone.\n\nLas setas se reparten en Teresópolis, Petrópolis y Río; las prendas viajan a todo Brasil. Ninguna casa lleva pesticidas y cada bandeja muestra su día de cosecha. Si algo llega cansado, basta una foto para que lo cambiemos.',
    pt: 'Nossa avó tinha uma horta a novecentos metros, onde a neblina sobe o vale quase toda tarde. A horta virou quatro casas de cultivo, e a neblina continua fazendo metade da rega.\n\n## O que cultivamos\n\nO shiitake amadurece em toras de eucalipto, com banho de água fria entre um fluxo e outro. O cogumelo-ostra vai em capim picado e bagaço. Nos meses quentes montamos composto para o *Agaricus subrufescens*, de cheiro amendoado, que os produtores do interior paulista tornaram célebre.\n\n## E as camisetas\n\nUma de nós é gravadora. Nas semanas de chuva, com a feira parada, ela entalha matrizes a partir de chapéus e lâminas e imprime à mão em algodão brasileiro. As roupas pagam o conserto da caldeira, e pelo visto o pessoal usa mesmo.\n\nOs cogumelos seguem para Teresópolis, Petrópolis e Rio; as peças de roupa vão para todo o Brasil. Não entra pesticida em nenhuma das casas, e a bandeja traz escrito o dia da colheita. Chegou murcho? Mande uma foto que a gente repõe.',
  },
  email: 'oi@cogumelos-da-serra.example',
  phone: '+55 21 5550-0136',
  website: 'https://cogumelos-da-serra.example',
  address: {
    street: 'Estrada da Neblina, 1210',
    city: 'Teresópolis',
    state: 'RJ',
    postalCode: '25960-000',
    country: 'BR',
  },
  location: { latitude: -22.4389, longitude: -42.9782 },
  socialMedia: [{ name: 'instagram', url: 'https://instagram.example/cogumelosdaserra' }],
  hours: {
    en: 'Saturday market stall from 7 am until sold out; studio visits on request',
    es: 'Puesto en la feria del sábado desde las 7 h hasta agotar; taller con aviso previo',
    pt: 'Banca na feira de sábado, das 7h até acabar; visitas ao ateliê sob combinação',
  },
  palette: ['#2f5d50', '#f0e4c8'],
  mark: 'leaf',
}
