import type { ProductSeed } from '../shapes'

export const filterPatchGrowBags: ProductSeed = {
  slug: 'filter-patch-grow-bags',
  title: { en: 'Filter-patch grow bags', es: 'Bolsas de cultivo con filtro', pt: 'Sacos de cultivo com filtro' },
  vendor: 'cascadia-grow-supply',
  category: 'growing/supplies/grow-bags',
  form: 'substrate-bag',
  species: [],
  lead: {
    en: 'Gusseted polypropylene bags that survive the sterilizer and let mycelium breathe.',
    es: 'Bolsas de polipropileno con fuelle que resisten el esterilizador y dejan respirar al micelio.',
    pt: 'Sacos de polipropileno com fole que aguentam o esterilizador e deixam o micélio respirar.',
  },
  description: {
    en: 'Film of 75 microns, welded bottom, and a patch rated at 0.2 micron for grain or 0.5 micron for sawdust, as marked by a colored edge. The medium bag takes 2 kg of grain; the large takes 2.5 kg of sawdust with room to shake.\n\nFold the neck over the patch before sterilizing, with a slip of tyvek between, so the film does not fuse. Keep bags off the hot wall of the vessel. After inoculation squeeze, seal above the patch, and leave headspace: roots of a good crop are air and gentleness.',
    es: 'Película de 75 micras, fondo soldado y filtro de 0,2 micras para grano o de 0,5 para aserrín, según el borde de color. La mediana admite 2 kg de grano; la grande, 2,5 kg de aserrín con sitio para agitar.\n\nDoble el cuello sobre el filtro antes de esterilizar, con una tira de tyvek en medio para que no se funda. Aparte las bolsas de la pared caliente. Tras inocular, saque aire, selle por encima del filtro y deje cámara: una buena cosecha nace de aire y manos suaves.',
    pt: 'Filme de 75 mícrons, fundo soldado e filtro de 0,2 mícron para grão ou de 0,5 para serragem, conforme a borda colorida. O médio leva 2 kg de grão; o grande, 2,5 kg de serragem com espaço para agitar.\n\nDobre o gargalo sobre o filtro antes de esterilizar, com uma tira de tyvek no meio para não fundir. Afaste os sacos da parede quente. Depois de inocular, tire o ar, sele acima do filtro e deixe folga: boa safra nasce de ar e mãos leves.',
  },
  details: [
    {
      title: { en: 'Dimensions', es: 'Dimensiones', pt: 'Dimensões' },
      content: {
        en: '- **Medium:** 13 × 8 × 46 cm, patch 0.2 µm\n- **Large:** 20 × 12 × 48 cm, patch 0.5 µm\n\nStable to 130 °C. Not for ovens or direct flame.',
        es: '- **Mediana:** 13 × 8 × 46 cm, filtro de 0,2 µm\n- **Grande:** 20 × 12 × 48 cm, filtro de 0,5 µm\n\nEstables hasta 130 °C. No usar en horno ni a llama directa.',
        pt: '- **Médio:** 13 × 8 × 46 cm, filtro de 0,2 µm\n- **Grande:** 20 × 12 × 48 cm, filtro de 0,5 µm\n\nEstáveis até 130 °C. Não usar em forno nem em chama direta.',
      },
    },
    {
      title: { en: 'After use', es: 'Después del uso', pt: 'Depois do uso' },
      content: {
        en: 'Polypropylene is recyclable where code 5 is collected: rinse and dry first. Many growers get a second round of straw work out of a clean bag, though never a second sterile one.',
        es: 'El polipropileno se recicla donde recogen el código 5: enjuague y seque antes. Muchos dan a la bolsa limpia una segunda vuelta con paja, aunque nunca una segunda vez estéril.',
        pt: 'O polipropileno é reciclável onde se coleta o código 5: enxágue e seque antes. Muitos dão ao saco limpo uma segunda volta com palha, mas nunca uma segunda vez estéril.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 9.0,
    itemType: 'pack',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 400,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'size',
        label: { en: 'Bag size', es: 'Tamaño de bolsa', pt: 'Tamanho do saco' },
        options: [
          { identifier: 'medium', label: { en: 'Medium, grain', es: 'Mediana, grano', pt: 'Médio, grão' } },
          { identifier: 'large', label: { en: 'Large, sawdust', es: 'Grande, aserrín', pt: 'Grande, serragem' } },
        ],
      },
      {
        identifier: 'pack',
        label: { en: 'Pack', es: 'Paquete', pt: 'Pacote' },
        options: [
          { identifier: '10', label: { en: '10 bags', es: '10 bolsas', pt: '10 sacos' } },
          { identifier: '100', label: { en: '100 bags', es: '100 bolsas', pt: '100 sacos' } },
        ],
      },
    ],
    variants: [
      { options: { size: 'medium', pack: '10' }, price: 9.0, sale: null },
      { options: { size: 'medium', pack: '100' }, price: 62.0, sale: null },
      { options: { size: 'large', pack: '10' }, price: 11.0, sale: null },
      {
        options: { size: 'large', pack: '100' },
        price: 78.0,
        sale: {
          active: true,
          scheduledSale: true,
          from: '2027-02-01',
          to: '2027-02-28',
          salePrice: 69.0,
          saleLabel: { en: 'February case price', es: 'Caja de febrero', pt: 'Caixa de fevereiro' },
        },
      },
    ],
  },
  sales: [],
  attributes: [],
  shippingInfo: { weight: 14, width: 8, height: 2, length: 11 },
  mpn: 'FPB-75',
  sku: 'CGS-FPB-75',
}
