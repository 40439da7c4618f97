import type { ProductSeed } from '../shapes'

export const maitakeRoastedBarleyTea: ProductSeed = {
  slug: 'maitake-roasted-barley-tea',
  title: {
    en: 'Maitake and roasted barley tea',
    es: 'Infusión de maitake y cebada tostada',
    pt: 'Chá de maitake e cevada torrada',
  },
  vendor: 'hudson-valley-fungi',
  category: 'mushroom/beverage/tea',
  form: 'tea-tin',
  species: ['grifola-frondosa'],
  lead: {
    en: 'A caffeine-free kitchen tea of maitake crumbs and dark barley.',
    es: 'Infusión de cocina sin cafeína, de migas de maitake y cebada oscura.',
    pt: 'Chá de cozinha sem cafeína, de migalhas de maitake e cevada escura.',
  },
  description: {
    en: 'When we trim [maitake](/mushrooms/grifola-frondosa), *Grifola frondosa*, for market, the small fronds are left over. Dried and lightly toasted with barley from the Finger Lakes, they make a brown, savory cup that sits between tea and broth. It has body without fat or salt.\n\nUse two teaspoons for a large mug of boiling water, cover, and wait eight minutes. It also cooks rice beautifully in place of plain water. Drink it black, or with a drop of soy and a slice of ginger on a wet evening.',
    es: 'Al recortar el [maitake](/mushrooms/grifola-frondosa), *Grifola frondosa*, para el mercado, sobran las frondas pequeñas. Secas y algo tostadas con cebada de los Finger Lakes, dan una taza parda y sabrosa, a medio camino entre el té y el caldo. Tiene cuerpo sin grasa ni sal.\n\nDos cucharaditas por tazón de agua hirviendo, tapado, ocho minutos. También sirve para cocer arroz en lugar de agua sola. Se toma tal cual, o con una gota de soja y una rodaja de jengibre si la noche está de lluvia.',
    pt: 'Quando aparamos o [maitake](/mushrooms/grifola-frondosa), *Grifola frondosa*, para a feira, sobram as frondes pequenas. Secas e levemente torradas com cevada dos Finger Lakes, dão uma bebida marrom e saborosa, a meio caminho entre chá e caldo. Tem corpo sem gordura nem sal.\n\nDuas colheres de chá por caneca grande de água fervente, tampada, oito minutos. Serve ainda para cozinhar arroz no lugar da água pura. Tome assim mesmo, ou com uma gota de shoyu e uma rodela de gengibre em noite chuvosa.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Roasted barley 70%, dried *Grifola frondosa* 30%. **Contains gluten.** Packed where tree nuts are also handled. Both are toasted at the farm.',
        es: 'Cebada tostada 70 %, *Grifola frondosa* seca 30 %. **Contiene gluten.** Envasado donde también se manejan frutos secos. Ambas se tuestan en la finca.',
        pt: 'Cevada torrada 70%, *Grifola frondosa* seca 30%. **Contém glúten.** Embalado onde também se manuseiam nozes. Os dois são torrados no sítio.',
      },
    },
    {
      title: { en: 'Storage and caution', es: 'Conservación y aviso', pt: 'Conservação e aviso' },
      content: {
        en: 'One year in the closed tin. If you take warfarin or a diabetes medicine, ask before making maitake a habit.',
        es: 'Un año en la lata cerrada. Si toma warfarina o medicación para la diabetes, pregunte antes de hacer del maitake una costumbre.',
        pt: 'Um ano na lata fechada. Se toma varfarina ou remédio para diabetes, pergunte antes de fazer do maitake um hábito.',
      },
    },
  ],
  baseInventory: { unitPrice: 11.5, itemType: 'tin', baseUnit: 'g', baseUnitQuantity: 90, stock: 35, currency: 'USD' },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2025-11-20',
      to: '2025-11-30',
      salePrice: 9.5,
      saleLabel: { en: 'Thank-you week', es: 'Semana de agradecimiento', pt: 'Semana de agradecimento' },
    },
  ],
  attributes: ['vegan', 'small-farm', 'locally-sourced'],
  shippingInfo: { weight: 6, width: 3, height: 4, length: 3 },
  mpn: 'TEA-MAI-90',
  sku: 'HVF-TEA-001',
}
