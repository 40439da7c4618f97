import type { ProductSeed } from '../shapes'

export const shiitakePowderKitchenGrade: ProductSeed = {
  slug: 'shiitake-powder-kitchen-grade',
  title: {
    en: 'Shiitake powder, kitchen grade',
    es: 'Polvo de shiitake para cocina',
    pt: 'Pó de shiitake para cozinha',
  },
  vendor: 'black-forest-pilzkultur',
  category: 'mushroom/extracts/powder',
  form: 'pouch',
  species: ['lentinula-edodes'],
  lead: {
    en: 'Whole dried shiitake milled to a soft brown powder for stocks, rubs and doughs.',
    es: 'Shiitake seco entero, molido en un polvo pardo y suave para caldos, adobos y masas.',
    pt: 'Shiitake seco inteiro, moído num pó marrom e macio para caldos, temperos e massas.',
  },
  description: {
    en: 'We mill our own organic [shiitake](/mushrooms/lentinula-edodes), *Lentinula edodes*, caps and stems together, after steaming and drying. It is a seasoning, rich in the savory taste that makes a thin soup seem long-cooked. It has not been concentrated, and the label says so plainly.\n\nWhisk a teaspoon into a liter of stock, work two into a kilo of pasta dough, or mix with salt and pepper to coat meat before searing. Cook whatever it goes into, and keep to kitchen amounts, as large spoonfuls can upset the stomach.',
    es: 'Molemos nuestro propio [shiitake](/mushrooms/lentinula-edodes) ecológico, *Lentinula edodes*, sombrero y pie juntos, después de pasarlo por vapor y secarlo. Es un condimento, cargado de ese sabor que hace parecer larga la cocción de una sopa ligera. No está concentrado, y así lo dice la etiqueta.\n\nUna cucharadita por litro de caldo, dos por kilo de masa de pasta, o con sal y pimienta para rebozar la carne antes de sellarla. Cocine aquello en que lo ponga y no pase de cantidades de cocina: a cucharadas grandes puede sentar mal.',
    pt: 'Moemos o nosso próprio [shiitake](/mushrooms/lentinula-edodes) orgânico, *Lentinula edodes*, chapéu e pé juntos, depois de passar no vapor e secar. É um tempero, rico no sabor que faz uma sopa leve parecer cozida por horas. Não é concentrado, e o rótulo diz isso com clareza.\n\nUma colher de chá por litro de caldo, duas por quilo de massa fresca, ou com sal e pimenta para cobrir a carne antes de selar. Cozinhe o prato em que ele entra e fique em quantidades de cozinha: em colheradas grandes pode pesar no estômago.',
  },
  details: [
    {
      title: { en: 'Specification', es: 'Ficha', pt: 'Ficha técnica' },
      content: {
        en: 'Mesh 80, moisture under 8%, one ingredient. Milled to order each Monday; the date is stamped on the seam. Steam-treated before milling.',
        es: 'Malla 80, humedad por debajo del 8 %, un solo ingrediente. Se muele por encargo cada lunes; la fecha va en la costura.',
        pt: 'Malha 80, umidade abaixo de 8%, um só ingrediente. Moído sob encomenda às segundas; a data vai na costura. Tratado a vapor.',
      },
    },
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'One year closed and dry. Use a dry spoon and press out the air each time, for the powder drinks moisture and cakes.',
        es: 'Un año, cerrado y seco. Use cuchara seca y saque el aire cada vez, porque el polvo bebe humedad y se apelmaza.',
        pt: 'Um ano, fechado e seco. Use colher seca e tire o ar a cada vez, pois o pó bebe umidade e empedra.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 12,
    itemType: 'pouch',
    baseUnit: 'g',
    baseUnitQuantity: 100,
    stock: 240,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'size',
        label: { en: 'Size', es: 'Tamaño', pt: 'Tamanho' },
        options: [
          { identifier: '100g', label: { en: '100 g', es: '100 g', pt: '100 g' } },
          { identifier: '500g', label: { en: '500 g', es: '500 g', pt: '500 g' } },
          {
            identifier: '2kg',
            label: { en: '2 kg trade sack', es: 'Saco profesional de 2 kg', pt: 'Saco profissional de 2 kg' },
          },
        ],
      },
    ],
    variants: [
      { options: { size: '100g' }, price: 12, sale: null },
      { options: { size: '500g' }, price: 46, sale: null },
      { options: { size: '2kg' }, price: 160, sale: null },
    ],
  },
  sales: [],
  attributes: ['organic', 'vegan', 'gluten-free', 'no-fillers-or-additives', 'kosher'],
  shippingInfo: { weight: 5, width: 5, height: 2.5, length: 8 },
  mpn: 'SHI-PWD',
  sku: 'BFP-PWD-002',
}
