import type { ProductSeed } from '../shapes'

export const porciniSlicesWholesale: ProductSeed = {
  slug: 'porcini-slices-wholesale',
  title: {
    en: 'Dried porcini slices, trade bag',
    es: 'Láminas de boleto seco, bolsa profesional',
    pt: 'Lâminas de porcini seco, saco profissional',
  },
  vendor: 'black-forest-pilzkultur',
  category: 'mushroom/dehydrated',
  form: 'dried-bag',
  species: ['boletus-edulis'],
  lead: {
    en: 'Porcini sliced and dried within a day of picking, sorted by hand into two grades.',
    es: 'Boletos laminados y secados antes de cumplir un día de cortados, escogidos a mano en dos categorías.',
    pt: 'Porcini fatiados e secos em até um dia após a colheita, separados à mão em duas categorias.',
  },
  description: {
    en: '[Porcini](/mushrooms/boletus-edulis), *Boletus edulis*, bought from licensed pickers in Baden and the Carpathians and dried below 45 °C so the slices stay pale. Each lot is screened for cadmium, mercury and cesium, and the sheet travels with the bag.\n\nSoak in hand-hot water for twenty-five minutes, lift out the slices and leave the last spoonful of grit behind. Use slices and liquid together, simmered for ten minutes or longer. Thirty grams flavors a risotto for six. Drying at home is covered in [drying mushrooms well](/posts/drying-mushrooms-well).',
    es: '[Boletos](/mushrooms/boletus-edulis), *Boletus edulis*, comprados a recolectores con licencia en Baden y los Cárpatos y secados por debajo de 45 °C para que la lámina quede clara. En cada lote se miden cadmio, mercurio y cesio, y la hoja de análisis acompaña la bolsa.\n\nRemoje veinticinco minutos en agua caliente al tacto, saque las láminas y deje en el fondo la última cucharada de arenilla. Láminas y líquido cuecen juntos diez minutos o más. Con treinta gramos se perfuma un arroz para seis. El secado casero se explica en [secar bien las setas](/posts/drying-mushrooms-well).',
    pt: '[Porcini](/mushrooms/boletus-edulis), *Boletus edulis*, comprados de coletores licenciados em Baden e nos Cárpatos e secos abaixo de 45 °C para que a lâmina fique clara. Cada lote é analisado quanto a cádmio, mercúrio e césio, e o laudo acompanha o saco.\n\nHidrate por vinte e cinco minutos em água bem morna, retire as lâminas e deixe no fundo a última colherada, com a areia. Lâminas e líquido cozinham juntos por dez minutos ou mais. Trinta gramas perfumam um risoto para seis. A secagem em casa está em [secar bem os cogumelos](/posts/drying-mushrooms-well).',
  },
  details: [
    {
      title: { en: 'Grades', es: 'Categorías', pt: 'Categorias' },
      content: {
        en: 'A: whole sections of cap and stem, cream to hazel, under 5% broken. B: darker and smaller pieces, ideal for stock, stuffing and milling.',
        es: 'A: cortes enteros de sombrero y pie, de crema a avellana, menos del 5 % roto. B: trozos más oscuros y pequeños, indicados para fondos, rellenos y molienda.',
        pt: 'A: cortes inteiros de chapéu e pé, do creme ao avelã, menos de 5% quebrado. B: pedaços mais escuros e menores, para caldos, recheios e moagem.',
      },
    },
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Two years sealed, below 20 °C and out of light. Once opened, keep a sachet of silica in the bag and check for moths each month.',
        es: 'Dos años en bolsa cerrada, por debajo de 20 °C y sin luz. Abierta, deje dentro un sobre de sílice y revise cada mes que no haya polilla.',
        pt: 'Dois anos com o saco fechado, abaixo de 20 °C e ao abrigo da luz. Aberto, mantenha um sachê de sílica e confira todo mês se há traça.',
      },
    },
  ],
  baseInventory: { unitPrice: 34, itemType: 'bag', baseUnit: 'g', baseUnitQuantity: 250, stock: 210, currency: 'USD' },
  variants: {
    keys: [
      {
        identifier: 'grade',
        label: { en: 'Grade', es: 'Categoría', pt: 'Categoria' },
        options: [
          { identifier: 'b', label: { en: 'Grade B', es: 'Categoría B', pt: 'Categoria B' } },
          { identifier: 'a', label: { en: 'Grade A', es: 'Categoría A', pt: 'Categoria A' } },
        ],
      },
      {
        identifier: 'weight',
        label: { en: 'Weight', es: 'Peso', pt: 'Peso' },
        options: [
          { identifier: '250g', label: { en: '250 g', es: '250 g', pt: '250 g' } },
          { identifier: '1kg', label: { en: '1 kg', es: '1 kg', pt: '1 kg' } },
        ],
      },
    ],
    variants: [
      { options: { grade: 'b', weight: '250g' }, price: 25, sale: null },
      { options: { grade: 'b', weight: '1kg' }, price: 86, sale: null },
      { options: { grade: 'a', weight: '250g' }, price: 34, sale: null },
      {
        options: { grade: 'a', weight: '1kg' },
        price: 118,
        sale: {
          active: true,
          scheduledSale: true,
          from: '2026-11-01',
          to: '2027-06-30',
          salePrice: 106,
          saleLabel: { en: 'Full kilo offer', es: 'Oferta por kilo entero', pt: 'Oferta do quilo inteiro' },
        },
      },
    ],
  },
  sales: [],
  attributes: ['wild-foraged', 'sustainable-harvesting', 'no-fillers-or-additives', 'vegan', 'gluten-free'],
  shippingInfo: { weight: 10, width: 10, height: 4, length: 12 },
  mpn: 'BOL-DRY',
  sku: 'BFP-DRY-001',
}
