import type { ProductSeed } from '../shapes'

export const hedgehogMushroomsJaca: ProductSeed = {
  slug: 'hedgehog-mushrooms-jaca',
  title: { en: 'Hedgehog mushrooms from Jaca', es: 'Gamuzas de Jaca', pt: 'Pés-de-carneiro de Jaca' },
  vendor: 'setas-del-pirineo',
  category: 'mushroom/foraged',
  form: 'fresh-punnet',
  species: ['hydnum-repandum'],
  lead: {
    en: 'Cream-colored hedgehog mushrooms, a forager’s quiet favorite for the end of the year.',
    es: 'Gamuzas de color crema, las preferidas discretas de quien recolecta a final de año.',
    pt: 'Pés-de-carneiro cor de creme, a preferência discreta de quem coleta no fim do ano.',
  },
  description: {
    en: 'Turn over a [hedgehog mushroom](/mushrooms/hydnum-repandum), *Hydnum repandum*, and you find soft spines where others have gills. That feature makes it one of the safer mushrooms to learn, although ours still go past a second pair of eyes before packing.\n\nScrape the spines off large caps, since they drop in the pan, and simmer the pieces with a spoonful of water before browning. Raw or old ones taste bitter; young ones cooked slowly are sweet and a little peppery. They suit rabbit, chestnuts and creamed leeks.',
    es: 'Al dar la vuelta a una [gamuza](/mushrooms/hydnum-repandum), *Hydnum repandum*, aparecen aguijones blandos donde otras setas tienen láminas. Ese rasgo la hace de las más seguras para aprender, aunque las nuestras pasan igualmente una segunda revisión antes del envasado.\n\nRaspe los aguijones de los sombreros grandes, que se sueltan en la sartén, y cueza los trozos con una cucharada de agua antes de dorarlos. Cruda o vieja amarga; joven y a fuego lento es dulce, con algo de pimienta. Va con conejo, castañas o puerros a la crema.',
    pt: 'Ao virar um [pé-de-carneiro](/mushrooms/hydnum-repandum), *Hydnum repandum*, aparecem espinhos macios no lugar das lâminas. Esse traço faz dele um dos cogumelos mais seguros para aprender, embora os nossos passem mesmo assim por uma segunda conferência antes de embalar.\n\nRaspe os espinhos dos chapéus grandes, que se soltam na frigideira, e cozinhe os pedaços em fogo baixo com uma colher de água antes de dourar. Cru ou velho amarga; novo e em fogo lento é doce, com leve ardor. Acompanha coelho, castanhas ou alho-poró cremoso.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Up to a week in the refrigerator in a paper bag; it bruises orange where pressed, which is only cosmetic.',
        es: 'Hasta una semana en el refrigerador, en bolsa de papel; se mancha de naranja donde se aprieta, sin más consecuencia.',
        pt: 'Até uma semana na geladeira, em saco de papel; fica alaranjado onde é apertado, sem maior consequência. Cozido, também congela bem.',
      },
    },
    {
      title: { en: 'Where it comes from', es: 'Procedencia', pt: 'Procedência' },
      content: {
        en: 'Beech and fir slopes between 1,000 and 1,500 meters, picked with a permit, a knife and a small brush. No more than half of any ring is taken.',
        es: 'Laderas de haya y abeto entre 1000 y 1500 metros, con permiso, navaja y cepillo. De cada corro nunca se toma más de la mitad.',
        pt: 'Encostas de faia e abeto entre 1.000 e 1.500 metros, com licença, canivete e escovinha. De cada círculo nunca sai mais da metade.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 13,
    itemType: 'punnet',
    baseUnit: 'g',
    baseUnitQuantity: 300,
    stock: 41,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['wild-foraged', 'sustainable-harvesting', 'locally-sourced'],
  shippingInfo: { weight: 13, width: 7, height: 4, length: 9 },
  mpn: 'HYD-300',
  sku: 'SDP-FOR-005',
}
