import type { ProductSeed } from '../shapes'

export const coffeeHuskOysterGrowKit: ProductSeed = {
  slug: 'coffee-husk-oyster-grow-kit',
  title: {
    en: 'Oyster grow kit on coffee husk',
    es: 'Kit de cultivo de orellanas en cascarilla de café',
    pt: 'Kit de cultivo de cogumelo-ostra em casca de café',
  },
  vendor: 'micelio-andino',
  category: 'growing/equipment/grow-kits',
  form: 'grow-kit',
  species: ['pleurotus-ostreatus', 'pleurotus-djamor', 'pleurotus-pulmonarius'],
  lead: {
    en: 'A colonized block of coffee husk and straw that needs a knife, a spray bottle and ten minutes a day.',
    es: 'Un bloque colonizado de cascarilla de café y paja que solo pide un cuchillo, un atomizador y diez minutos al día.',
    pt: 'Um bloco colonizado de casca de café e palha que pede faca, borrifador e dez minutos por dia.',
  },
  description: {
    en: 'The husk comes from a cooperative two hours from Bogotá that used to burn it. We pasteurize it, mix in chopped straw and one of three oyster species, and mail the 2.5 kg block when it is white from edge to edge.\n\nCut a cross of 8 cm on the marked face, stand the block in soft light, and mist the walls of the tent three times a day. Pins appear within one to two weeks. Harvest the whole cluster by twisting it off when the edges begin to flatten. Soak the block for six hours after each picking; two or three flushes are usual, each smaller than the last.',
    es: 'La cascarilla viene de una cooperativa a dos horas de Bogotá que antes la quemaba. La pasteurizamos, le mezclamos paja picada y una de tres orellanas, y despachamos el bloque de 2,5 kg cuando está blanco de borde a borde.\n\nHaga un corte en cruz de 8 cm en la cara marcada, ponga el bloque con luz suave y rocíe las paredes de la carpa tres veces al día. En una o dos semanas asoman los primordios. Tome el racimo entero, girándolo, cuando los bordes empiecen a aplanarse. Tras cada corte remoje seis horas; lo usual son dos o tres cosechas, cada vez menores.',
    pt: 'A casca vem de uma cooperativa a duas horas de Bogotá que antes a queimava. Nós a pasteurizamos, misturamos palha picada e um de três cogumelos-ostra, e despachamos o bloco de 2,5 kg quando está branco de ponta a ponta.\n\nFaça um corte em cruz de 8 cm na face marcada, deixe o bloco em luz suave e borrife as paredes da tenda três vezes ao dia. Em uma ou duas semanas surgem os primórdios. Torça e retire o cacho inteiro quando as bordas começarem a abrir. Depois de cada colheita, molhe por seis horas; o normal são duas ou três safras, cada uma menor.',
  },
  details: [
    {
      title: { en: 'Which color', es: 'Qué color', pt: 'Qual cor' },
      content: {
        en: '- **Gray pearl:** cool rooms, 10 to 21 °C\n- **Pink:** warm rooms, 20 to 30 °C, short shelf life\n- **Phoenix:** 18 to 24 °C, steady in kitchens\n\nChoose by the room you have, not by the drawing.',
        es: '- **Gris perla:** cuartos frescos, 10 a 21 °C\n- **Rosa:** cuartos cálidos, 20 a 30 °C, dura poco cortada\n- **Fénix:** 18 a 24 °C, constante en cocinas\n\nElija según su cuarto y no según el dibujo.',
        pt: '- **Cinza-pérola:** cômodos frescos, 10 a 21 °C\n- **Rosa:** cômodos quentes, 20 a 30 °C, dura pouco colhido\n- **Fênix:** 18 a 24 °C, constante em cozinhas\n\nEscolha pelo cômodo que você tem, não pelo desenho.',
      },
    },
    {
      title: { en: 'Before you start', es: 'Antes de empezar', pt: 'Antes de começar' },
      content: {
        en: 'Start within ten days of arrival, or hold the gray and phoenix blocks in the refrigerator for three weeks; the pink must not be chilled. Oysters shed many spores, so keep the room aired and pick young.',
        es: 'Empiece antes de diez días, o guarde los bloques gris y fénix tres semanas en el refrigerador; el rosa no se enfría. Las orellanas sueltan muchas esporas: ventile el cuarto y coseche joven.',
        pt: 'Comece em até dez dias, ou guarde os blocos cinza e fênix três semanas na geladeira; o rosa não pode esfriar. Esses cogumelos soltam muitos esporos: areje o cômodo e colha cedo.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 19.0,
    itemType: 'kit',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 140,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'oyster',
        label: { en: 'Oyster', es: 'Orellana', pt: 'Cogumelo' },
        options: [
          { identifier: 'grey', label: { en: 'Gray pearl', es: 'Gris perla', pt: 'Cinza-pérola' } },
          { identifier: 'pink', label: { en: 'Pink', es: 'Rosada', pt: 'Rosa' } },
          { identifier: 'phoenix', label: { en: 'Phoenix', es: 'Fénix', pt: 'Fênix' } },
        ],
      },
    ],
    variants: [
      {
        options: { oyster: 'grey' },
        price: 19.0,
        sale: {
          active: true,
          scheduledSale: true,
          from: '2026-11-01',
          to: '2027-06-30',
          salePrice: 15.5,
          saleLabel: { en: 'Harvest-time offer', es: 'Oferta de cosecha cafetera', pt: 'Oferta da safra do café' },
        },
      },
      {
        options: { oyster: 'pink' },
        price: 20.5,
        sale: {
          active: true,
          scheduledSale: true,
          from: '2026-11-01',
          to: '2027-06-30',
          salePrice: 16.5,
          saleLabel: { en: 'Harvest-time offer', es: 'Oferta de cosecha cafetera', pt: 'Oferta da safra do café' },
        },
      },
      {
        options: { oyster: 'phoenix' },
        price: 19.5,
        sale: {
          active: true,
          scheduledSale: true,
          from: '2026-11-01',
          to: '2027-06-30',
          salePrice: 16.0,
          saleLabel: { en: 'Harvest-time offer', es: 'Oferta de cosecha cafetera', pt: 'Oferta da safra do café' },
        },
      },
    ],
  },
  sales: [],
  attributes: ['locally-sourced', 'pesticide-free', 'vegan'],
  shippingInfo: { weight: 95, width: 8, height: 8, length: 10 },
  mpn: 'KIT-CAF-25',
  sku: 'MAN-KIT-CAF',
}
