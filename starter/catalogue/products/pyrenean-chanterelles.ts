import type { ProductSeed } from '../shapes'

export const pyreneanChanterelles: ProductSeed = {
  slug: 'pyrenean-chanterelles',
  title: { en: 'Pyrenean chanterelles', es: 'Rebozuelos del Pirineo', pt: 'Cantarelos dos Pirenéus' },
  vendor: 'setas-del-pirineo',
  category: 'mushroom/foraged',
  form: 'fresh-punnet',
  species: ['cantharellus-cibarius'],
  lead: {
    en: 'Golden chanterelles gathered in beech and pine woods above Jaca, brushed clean and sent the same day.',
    es: 'Rebozuelos recogidos en hayedos y pinares por encima de Jaca, cepillados y enviados en el día.',
    pt: 'Cantarelos colhidos em bosques de faia e pinheiro acima de Jaca, escovados e enviados no mesmo dia.',
  },
  description: {
    en: 'Whole [chanterelles](/mushrooms/cantharellus-cibarius), *Cantharellus cibarius*, between three and seven centimeters across, with blunt ridges running down the stem and a smell of apricot. Every mushroom passes two pairs of trained eyes, once in the wood and once on the sorting table, before it is weighed.\n\nStart them in a dry pan, let the water go, then add butter and a shallot. Cook thoroughly and keep portions modest. Season runs from June to October; we do not pick in drought, so some weeks there are none.',
    es: '[Rebozuelos](/mushrooms/cantharellus-cibarius) enteros, *Cantharellus cibarius*, de tres a siete centímetros, con pliegues romos que bajan por el pie y olor a albaricoque. Antes de pesarse, cada ejemplar pasa por dos personas formadas: una en el monte y otra en la mesa de selección.\n\nEmpiece en sartén seca, deje que se vaya el agua y añada mantequilla y chalota. Cocine del todo y sirva raciones moderadas. La temporada va de junio a octubre; con sequía no recogemos, así que hay semanas sin existencias.',
    pt: '[Cantarelos](/mushrooms/cantharellus-cibarius) inteiros, *Cantharellus cibarius*, de três a sete centímetros, com pregas rombudas que descem pelo pé e perfume de damasco. Antes da balança, cada um passa por duas pessoas treinadas, uma na mata e outra na mesa de seleção.\n\nComece em frigideira seca, deixe a água sair e junte manteiga e chalota. Cozinhe bem e sirva porções comedidas. A estação vai de junho a outubro; na seca não colhemos, e há semanas sem nada a oferecer.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Six days in a paper bag in the fridge. Rinse only if sandy, and dry on a cloth at once. To keep longer, cook and freeze in their butter.',
        es: 'Seis días en bolsa de papel dentro del refrigerador. Enjuague solo si traen arena y séquelos enseguida. Para más tiempo, salteados y congelados con su mantequilla.',
        pt: 'Seis dias em saco de papel na geladeira. Lave só se houver areia e seque logo num pano. Para guardar mais, refogue e congele com a própria manteiga.',
      },
    },
    {
      title: { en: 'Origin and care', es: 'Origen y cuidado', pt: 'Origem e cuidado' },
      content: {
        en: 'Valleys of Hecho and Aragüés, under a regional picking permit. Baskets, knives, no rakes; the smallest are left standing. Each lot is numbered.',
        es: 'Valles de Hecho y Aragüés, con permiso comarcal de recolección. Cesta y navaja, sin rastrillos; los más pequeños se quedan en el suelo.',
        pt: 'Vales de Hecho e Aragüés, com licença regional de coleta. Cesto e canivete, nada de ancinho; os menores ficam na terra.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 14.5,
    itemType: 'punnet',
    baseUnit: 'g',
    baseUnitQuantity: 250,
    stock: 18,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'size',
        label: { en: 'Size', es: 'Tamaño', pt: 'Tamanho' },
        options: [
          { identifier: '250g', label: { en: '250 g', es: '250 g', pt: '250 g' } },
          { identifier: '500g', label: { en: '500 g', es: '500 g', pt: '500 g' } },
          { identifier: '1kg', label: { en: '1 kg basket', es: 'Cesta de 1 kg', pt: 'Cesto de 1 kg' } },
        ],
      },
    ],
    variants: [
      { options: { size: '250g' }, price: 14.5, sale: null },
      { options: { size: '500g' }, price: 27, sale: null },
      {
        options: { size: '1kg' },
        price: 49,
        sale: {
          active: true,
          scheduledSale: true,
          from: '2026-11-01',
          to: '2027-06-30',
          salePrice: 45,
          saleLabel: null,
        },
      },
    ],
  },
  sales: [],
  attributes: ['wild-foraged', 'sustainable-harvesting', 'locally-sourced'],
  shippingInfo: { weight: 12, width: 7, height: 4, length: 9 },
  mpn: 'CANT-F',
  sku: 'SDP-FOR-003',
}
