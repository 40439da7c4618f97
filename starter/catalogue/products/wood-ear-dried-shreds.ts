import type { ProductSeed } from '../shapes'

export const woodEarDriedShreds: ProductSeed = {
  slug: 'wood-ear-dried-shreds',
  title: {
    en: 'Dried wood ear, finely cut',
    es: 'Oreja de Judas seca, en tiras',
    pt: 'Orelha-de-judas seca, em tiras',
  },
  vendor: 'black-forest-pilzkultur',
  category: 'mushroom/dehydrated',
  form: 'dried-bag',
  species: ['auricularia-auricula-judae'],
  lead: {
    en: 'Farmed wood ear cut in fine strips, dark, clean and quick to soften.',
    es: 'Oreja de Judas de cultivo, en tiras finas, oscura, limpia y rápida de ablandar.',
    pt: 'Orelha-de-judas de cultivo, em tiras finas, escura, limpa e rápida de amaciar.',
  },
  description: {
    en: '[Wood ear](/mushrooms/auricularia-auricula-judae), *Auricularia auricula-judae*, is bought for its texture: a clean crunch with little taste of its own. These strips come from a grower in Baden who fruits it on beech blocks and dries it on mesh, so there is no grit to wash out.\n\nSoak for twenty to thirty minutes in cold water, rinse and boil for five before dressing or stir-frying. Never leave it soaking through a warm day or overnight on the counter, because spoiled wood ear has caused severe poisoning. Ten grams swells to nearly a hundred.',
    es: 'La [oreja de Judas](/mushrooms/auricularia-auricula-judae), *Auricularia auricula-judae*, se compra por la textura: un crujido limpio y casi ningún sabor propio. Estas tiras son de un cultivador de Baden que la cría en bloques de haya y la seca sobre malla, así que no trae arenilla.\n\nRemoje de veinte a treinta minutos en agua fría, enjuague y hierva cinco antes de aliñar o saltear. No la deje en remojo un día caluroso ni toda la noche sobre la encimera: en mal estado ha causado intoxicaciones graves. Diez gramos se hinchan hasta casi cien.',
    pt: 'A [orelha-de-judas](/mushrooms/auricularia-auricula-judae), *Auricularia auricula-judae*, é comprada pela textura: um estalo limpo e quase nenhum gosto próprio. Estas tiras vêm de um produtor de Baden que a cultiva em blocos de faia e seca sobre tela, sem areia para lavar.\n\nDeixe de vinte a trinta minutos em água fria, enxágue e ferva por cinco antes de temperar ou saltear. Não a esqueça de molho num dia quente nem a noite toda sobre a pia: estragada, já causou intoxicações graves. Dez gramas incham até quase cem.',
  },
  details: [
    {
      title: { en: 'Specification', es: 'Ficha', pt: 'Ficha técnica' },
      content: {
        en: 'Strips of 2 to 4 mm, moisture under 12%, no sulfite or dye. Microbiology is checked lot by lot. The bag reseals.',
        es: 'Tiras de 2 a 4 mm, humedad inferior al 12 %, sin sulfitos ni colorante. La microbiología se controla lote a lote.',
        pt: 'Tiras de 2 a 4 mm, umidade abaixo de 12%, sem sulfito nem corante. A microbiologia é controlada lote a lote.',
      },
    },
    {
      title: { en: 'Storage and caution', es: 'Conservación y aviso', pt: 'Conservação e aviso' },
      content: {
        en: 'Two years in a dry, closed bag. Anyone on anticoagulants or awaiting surgery should ask a doctor before eating it often.',
        es: 'Dos años en bolsa seca y cerrada. Quien tome anticoagulantes o espere una operación debe preguntar al médico antes de comerla a menudo.',
        pt: 'Dois anos em saco seco e fechado. Quem toma anticoagulante ou vai operar deve perguntar ao médico antes de comer com frequência.',
      },
    },
  ],
  baseInventory: { unitPrice: 11, itemType: 'bag', baseUnit: 'g', baseUnitQuantity: 200, stock: 185, currency: 'USD' },
  variants: null,
  sales: [],
  attributes: ['organic', 'vegan', 'gluten-free', 'no-fillers-or-additives', 'kosher', 'halal'],
  shippingInfo: { weight: 9, width: 8, height: 4, length: 11 },
  mpn: 'AUR-200',
  sku: 'BFP-DRY-006',
}
