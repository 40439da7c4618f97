import type { ProductSeed } from '../shapes'

export const patagonianBlackMorelsDried: ProductSeed = {
  slug: 'patagonian-black-morels-dried',
  title: {
    en: 'Patagonian black morels, dried',
    es: 'Morillas negras patagónicas, secas',
    pt: 'Morquelas-negras da Patagônia, secas',
  },
  vendor: 'patagonia-hongos',
  category: 'mushroom/foraged',
  form: 'dried-bag',
  species: ['morchella-importuna'],
  lead: {
    en: 'Small smoky morels gathered under Andean cypress in spring and dried on racks over a low stove.',
    es: 'Morillas pequeñas y ahumadas, recogidas en primavera bajo el ciprés de la cordillera y secadas en zarandas sobre estufa baja.',
    pt: 'Morquelas pequenas e defumadas, colhidas na primavera sob o cipreste andino e secas em telas sobre fogão brando.',
  },
  description: {
    en: 'After wet springs the cypress woods around El Bolsón give black morels for three or four weeks. They belong to southern species of the same group as the [landscape morel](/mushrooms/morchella-importuna), *Morchella importuna*, the nearest entry in this guide; in the kitchen they behave alike. Each is split before drying to show one hollow chamber.\n\nSoak twenty minutes in warm water, lift the morels out, throw the water away, then simmer them in fresh liquid for at least twenty minutes. Never serve morels raw or barely cooked, and leave the wine for another evening.',
    es: 'Tras una primavera húmeda, los cipresales de El Bolsón dan morillas negras durante tres o cuatro semanas. Son especies australes del mismo grupo que la [colmenilla de jardín](/mushrooms/morchella-importuna), *Morchella importuna*, la ficha más cercana de esta guía; en la cocina se portan igual. Antes del secado abrimos cada una para ver su única cámara hueca.\n\nRemoje veinte minutos en agua tibia, saque las morillas, tire esa agua y cuézalas en líquido nuevo al menos veinte minutos. Nunca se sirven crudas ni a medio hacer, y el vino queda para otra noche.',
    pt: 'Depois de uma primavera úmida, as matas de cipreste de El Bolsón dão morquelas-negras por três ou quatro semanas. São espécies do sul, do mesmo grupo da [morquela-de-jardim](/mushrooms/morchella-importuna), *Morchella importuna*, a ficha mais próxima neste guia; na cozinha comportam-se igual. Antes da secagem abrimos cada uma para ver a câmara oca única.\n\nDeixe vinte minutos de molho em água morna, retire as morquelas, descarte essa água e cozinhe em líquido novo por vinte minutos no mínimo. Jamais sirva cruas ou malcozidas, e guarde o vinho para outra noite.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'A closed jar in a dark cupboard keeps them two years. If they bend instead of snapping, dry them again before closing.',
        es: 'En frasco cerrado y alacena oscura duran dos años. Si se doblan en lugar de quebrarse, vuelva a secarlas antes de tapar.',
        pt: 'Em vidro fechado e armário escuro duram dois anos. Se dobrarem em vez de quebrar, seque de novo antes de tampar.',
      },
    },
    {
      title: { en: 'Harvest', es: 'Cosecha', pt: 'Colheita' },
      content: {
        en: 'Gathered in October and November by three families with permission from the landholders. Stems are cut above the soil; the ground is not raked.',
        es: 'La hacen en octubre y noviembre tres familias, con permiso de los dueños del campo. El pie se corta sobre la tierra y el suelo no se rastrilla.',
        pt: 'Feita em outubro e novembro por três famílias, com autorização dos donos da terra. O pé é cortado acima do solo, sem revolver o chão.',
      },
    },
  ],
  baseInventory: { unitPrice: 36, itemType: 'bag', baseUnit: 'g', baseUnitQuantity: 50, stock: 1, currency: 'USD' },
  variants: null,
  sales: [],
  attributes: ['wild-foraged', 'sustainable-harvesting', 'vegan'],
  shippingInfo: { weight: 3, width: 6, height: 2, length: 8 },
  mpn: 'MOR-NEG-50',
  sku: 'PHO-FOR-001',
}
