import type { ProductSeed } from '../shapes'

export const freshPortobelloCapsBogota: ProductSeed = {
  slug: 'fresh-portobello-caps-bogota',
  title: {
    en: 'Portobello caps, tray of four',
    es: 'Portobellos frescos, bandeja de cuatro',
    pt: 'Portobellos frescos, bandeja com quatro',
  },
  vendor: 'micelio-andino',
  category: 'mushroom/fresh',
  form: 'fresh-punnet',
  species: ['agaricus-bisporus'],
  lead: {
    en: 'Four wide portobello caps with open dark gills, trimmed and ready to fill.',
    es: 'Cuatro sombreros anchos de portobello, de láminas oscuras y abiertas, listos para rellenar.',
    pt: 'Quatro chapéus largos de portobello, de lâminas escuras e abertas, prontos para rechear.',
  },
  description: {
    en: 'Portobello is the brown [button mushroom](/mushrooms/agaricus-bisporus), *Agaricus bisporus*, left to open for a few days longer. Ours grow on composted straw and manure with a peat-free casing, and are cut when the cap reaches ten centimeters or so.\n\nWipe with a damp cloth, salt the gills and roast hollow side up at a high heat for fifteen minutes, draining the liquid halfway through. That keeps a filling from turning watery. Eat them cooked: heat, like time in store, lowers the natural agaritine found in this genus.',
    es: 'El portobello es el [champiñón](/mushrooms/agaricus-bisporus) marrón, *Agaricus bisporus*, al que se deja abrir unos días más. Los nuestros crecen en compost de paja y estiércol con cobertura sin turba y se cortan hacia los diez centímetros de sombrero.\n\nLimpie con un paño húmedo, sale las láminas y hornee con el hueco hacia arriba, a fuego alto, quince minutos; a media cocción escurra el líquido. Así el relleno no queda aguado. Cómalos cocinados: el calor, como los días de reposo, reduce la agaritina natural del género.',
    pt: 'O portobello é o [champignon](/mushrooms/agaricus-bisporus) marrom, *Agaricus bisporus*, que fica alguns dias a mais até abrir. Os nossos crescem em composto de palha e esterco, com cobertura sem turfa, e são cortados quando o chapéu chega perto de dez centímetros.\n\nPasse um pano úmido, salgue as lâminas e asse com o oco para cima, em forno alto, por quinze minutos, escorrendo o líquido na metade do tempo. Assim o recheio não fica aguado. Coma cozido: o calor, tal como os dias guardado, diminui a agaritina natural do gênero.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Five days in the refrigerator, tray uncovered or in a paper bag. Dark gills are normal here; slimy skin is not.',
        es: 'Cinco días refrigerados, con la bandeja destapada o en bolsa de papel. Las láminas oscuras son normales; la piel viscosa, no.',
        pt: 'Cinco dias sob refrigeração, com a bandeja aberta ou em saco de papel. Lâmina escura é normal; pele viscosa, não.',
      },
    },
    {
      title: { en: 'Specification', es: 'Ficha', pt: 'Ficha técnica' },
      content: {
        en: 'Caps 9 to 12 cm, stems cut flush, 320 g net. Compost made at the farm from rice straw and poultry litter, pasteurized indoors.',
        es: 'Sombreros de 9 a 12 cm, pie al ras, 320 g netos. El compost se hace en la finca con paja de arroz y gallinaza y se pasteuriza bajo techo.',
        pt: 'Chapéus de 9 a 12 cm, pé rente, 320 g líquidos. O composto é feito no sítio com palha de arroz e cama de aves, pasteurizado em galpão.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 4.9,
    itemType: 'tray',
    baseUnit: 'g',
    baseUnitQuantity: 320,
    stock: 132,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['locally-sourced', 'pesticide-free', 'gluten-free', 'vegan'],
  shippingInfo: { weight: 14, width: 8, height: 3, length: 8 },
  mpn: 'PORT-4',
  sku: 'MAN-FRS-014',
}
