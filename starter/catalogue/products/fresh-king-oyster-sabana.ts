import type { ProductSeed } from '../shapes'

export const freshKingOysterSabana: ProductSeed = {
  slug: 'fresh-king-oyster-sabana',
  title: {
    en: 'King oyster from the Bogotá savanna',
    es: 'Seta de cardo de la sabana de Bogotá',
    pt: 'Eryngui da savana de Bogotá',
  },
  vendor: 'micelio-andino',
  category: 'mushroom/fresh',
  form: 'fresh-punnet',
  species: ['pleurotus-eryngii'],
  lead: {
    en: 'Thick-stemmed king oysters grown at 2,600 meters, where the cool nights do half the work.',
    es: 'Orellanas reales de pie grueso cultivadas a 2600 metros, donde las noches frías hacen la mitad del trabajo.',
    pt: 'Erynguis de pé grosso cultivados a 2.600 metros, onde as noites frias fazem metade do trabalho.',
  },
  description: {
    en: 'Five or six stems of [king oyster](/mushrooms/pleurotus-eryngii), *Pleurotus eryngii*, fruited on sawdust and wheat bran in a room that the savanna cools for us. We restrict fresh air in the last days so the stem thickens and the cap stays small.\n\nCut the stems into rounds two centimeters thick, score both faces in a grid and brown them slowly. They keep their bite and take well to soy, lime or a stock reduced to a glaze. The caps are thin-fleshed and fry in seconds.',
    es: 'Cinco o seis pies de [seta de cardo](/mushrooms/pleurotus-eryngii), *Pleurotus eryngii*, sobre aserrín y salvado de trigo, en un cuarto que la propia sabana nos refresca. En los últimos días damos menos aire para que el pie engorde y el sombrero se quede pequeño.\n\nCorte los pies en rodajas de dos centímetros, marque una cuadrícula en ambas caras y dore con paciencia. Conservan la mordida y reciben bien la soja, el limón o un caldo reducido. Los sombreros, en láminas finas, se fríen en segundos.',
    pt: 'Cinco ou seis pés de [eryngui](/mushrooms/pleurotus-eryngii), *Pleurotus eryngii*, frutificados em serragem e farelo de trigo numa sala que a própria savana resfria. Nos últimos dias reduzimos o ar fresco para o pé engrossar e o chapéu ficar pequeno.\n\nCorte os pés em rodelas de dois centímetros, risque uma grade nas duas faces e doure devagar. Mantêm a mordida e combinam com shoyu, limão ou um caldo bem reduzido. Os chapéus, em lâminas finas, fritam em segundos.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'The best keeper among the oysters: ten days in the bottom drawer of the fridge, dry and unwashed. Wipe away any white down; it is only mycelium.',
        es: 'De todas las orellanas es la que más aguanta: diez días en el cajón bajo del refrigerador, seca y sin lavar. Si le sale pelusa blanca, límpiela: es solo micelio.',
        pt: 'Entre os cogumelos-ostra é o que mais dura: dez dias na gaveta de baixo da geladeira, seco e sem lavar. Se surgir uma penugem branca, limpe-a: é só micélio.',
      },
    },
    {
      title: { en: 'Specification', es: 'Ficha', pt: 'Ficha técnica' },
      content: {
        en: 'Stems 10 to 15 cm, class A. Grown without pesticides, hand-trimmed, packed in a cardboard tray with a compostable film. Weight is checked at closing.',
        es: 'Pies de 10 a 15 cm, clase A. Sin pesticidas, recortados a mano y empacados en bandeja de cartón con película compostable. El peso se revisa al cerrar.',
        pt: 'Pés de 10 a 15 cm, classe A. Sem pesticidas, aparados à mão, em bandeja de papelão com filme compostável. O peso é conferido no fechamento.',
      },
    },
  ],
  baseInventory: { unitPrice: 7.2, itemType: 'tray', baseUnit: 'g', baseUnitQuantity: 400, stock: 88, currency: 'USD' },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2026-11-01',
      to: '2027-06-30',
      salePrice: 5.9,
      saleLabel: { en: 'Harvest week', es: 'Semana de cosecha', pt: 'Semana da colheita' },
    },
  ],
  attributes: ['pesticide-free', 'locally-sourced', 'vegan'],
  shippingInfo: { weight: 16, width: 6, height: 3, length: 9 },
  mpn: 'ERY-400',
  sku: 'MAN-FRS-011',
}
