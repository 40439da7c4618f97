import type { ProductSeed } from '../shapes'

export const freezeDriedKingOysterCrisps: ProductSeed = {
  slug: 'freeze-dried-king-oyster-crisps',
  title: {
    en: 'Freeze-dried king oyster crisps',
    es: 'Crujientes de orellana real liofilizada',
    pt: 'Chips de eryngui liofilizado',
  },
  vendor: 'micelio-andino',
  category: 'mushroom/freeze-dried',
  form: 'pouch',
  species: ['pleurotus-eryngii'],
  lead: {
    en: 'King oyster rounds, roasted, seasoned with salt and lime, then freeze-dried until they crunch.',
    es: 'Rodajas de orellana real asadas, con sal y limón, liofilizadas hasta que crujen.',
    pt: 'Rodelas de eryngui assadas, com sal e limão, liofilizadas até estalar.',
  },
  description: {
    en: 'Stems of [king oyster](/mushrooms/pleurotus-eryngii), *Pleurotus eryngii*, are cut three millimeters thick, roasted with lime and salt and freeze-dried in Bogotá. No oil is used. They are airy at the first bite and turn meaty as they take up moisture, which is half the pleasure.\n\nEat from the bag, crush over avocado, or float on a soup at the last second. In a stew they swell back almost to their original texture in ten minutes. One bag holds the equivalent of four stems from our [fresh trays](/mushrooms/product/fresh-king-oyster-sabana).',
    es: 'Cortamos el pie de la [seta de cardo](/mushrooms/pleurotus-eryngii), *Pleurotus eryngii*, a tres milímetros, lo asamos con limón y sal y lo liofilizamos en Bogotá. No se usa aceite. Al primer bocado es aire y luego, al tomar humedad, se vuelve carnoso: ahí está la mitad del gusto.\n\nDe la bolsa a la boca, triturado sobre aguacate o flotando en una sopa en el último segundo. En un guiso recupera casi su textura en diez minutos. Cada bolsa equivale a cuatro pies de nuestras [bandejas frescas](/mushrooms/product/fresh-king-oyster-sabana).',
    pt: 'Cortamos o pé do [eryngui](/mushrooms/pleurotus-eryngii), *Pleurotus eryngii*, com três milímetros, assamos com limão e sal e liofilizamos em Bogotá. Não se usa óleo. Na primeira mordida é ar e depois, ao tomar umidade, fica carnudo: metade da graça está aí.\n\nDireto do pacote, triturado sobre abacate ou boiando na sopa no último segundo. Num ensopado recupera quase toda a textura em dez minutos. Cada pacote equivale a quatro pés das nossas [bandejas frescas](/mushrooms/product/fresh-king-oyster-sabana).',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: '*Pleurotus eryngii* 97%, lime juice, salt. Made on a line free from wheat, milk and nuts. Salt comes to 1.1 g per bag.',
        es: '*Pleurotus eryngii* 97 %, jugo de limón y sal. Se elabora en una línea sin trigo, leche ni frutos secos. La sal suma 1,1 g por bolsa.',
        pt: '*Pleurotus eryngii* 97%, suco de limão e sal. Feito em linha sem trigo, leite nem castanhas. O sal soma 1,1 g por pacote.',
      },
    },
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Fifteen months closed. Open bags soften within two days in humid places; a jar with a tight lid prevents it.',
        es: 'Quince meses cerrada. Abierta, en sitios húmedos se ablanda en dos días; un frasco de tapa firme lo evita. Lejos del sol.',
        pt: 'Quinze meses fechado. Aberto, em lugar úmido amolece em dois dias; um vidro de tampa firme evita isso. Longe do sol.',
      },
    },
  ],
  baseInventory: { unitPrice: 6.4, itemType: 'bag', baseUnit: 'g', baseUnitQuantity: 28, stock: 190, currency: 'USD' },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2026-11-01',
      to: '2027-06-30',
      salePrice: 5.2,
      saleLabel: { en: 'Picnic month', es: 'Mes de picnic', pt: 'Mês do piquenique' },
    },
  ],
  attributes: ['vegan', 'gluten-free', 'no-fillers-or-additives', 'pesticide-free', 'halal'],
  shippingInfo: { weight: 3, width: 6, height: 3, length: 8 },
  mpn: 'FD-ERY-28',
  sku: 'MAN-FDR-001',
}
