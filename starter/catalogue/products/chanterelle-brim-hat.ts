import type { ProductSeed } from '../shapes'

export const chanterelleBrimHat: ProductSeed = {
  slug: 'chanterelle-brim-hat',
  title: { en: 'Chanterelle brim hat', es: 'Sombrero de ala rebozuelo', pt: 'Chapéu de aba cantarelo' },
  vendor: 'black-forest-pilzkultur',
  category: 'apparel/hats',
  form: 'hat',
  species: ['cantharellus-cibarius'],
  lead: {
    en: 'A wide-brimmed rain hat in waxed cotton, egg-yolk yellow inside so that you can be found.',
    es: 'Sombrero de lluvia en algodón encerado, de ala ancha y amarillo yema por dentro para que le encuentren a uno.',
    pt: 'Chapéu de chuva em algodão encerado, de aba larga e amarelo-gema por dentro, para que achem você.',
  },
  description: {
    en: 'Foragers look at the ground and get lost. From above this hat is the brown of wet bark; turned inside out it is the yellow of [a chanterelle](/mushrooms/cantharellus-cibarius) and visible from the far side of a clearing. Agree with your companions beforehand on what the yellow means.\n\nThe brim is seven centimeters wide, stitched in rings that recall the wavy edge of the cap, and a chin cord tucks away when the wind drops. It folds flat into a coat pocket. Do not machine wash it: sponge off the mud with cold water, dry it away from heat and renew the wax before the wet season.',
    es: 'Quien busca setas mira al suelo y se pierde. Visto desde arriba, este sombrero tiene el pardo de la corteza mojada; vuelto del revés, el amarillo de [un rebozuelo](/mushrooms/cantharellus-cibarius), y se distingue desde el otro lado del claro. Acuerden antes, entre compañeros, qué significa ese color.\n\nEl ala mide siete centímetros y va cosida en anillos que evocan el borde ondulado de la seta; el barboquejo se esconde cuando amaina. Se pliega en el bolsillo del abrigo. A la lavadora no: quite el barro con esponja y agua fría, séquelo lejos del calor y renueve la cera antes de las lluvias.',
    pt: 'Quem procura cogumelo olha para o chão e se perde. Por fora este chapéu tem o marrom da casca molhada; do avesso, o amarelo de [um cantarelo](/mushrooms/cantharellus-cibarius), que se vê do outro lado da clareira. Combine antes, com quem for junto, o que essa cor quer dizer.\n\nA aba tem sete centímetros, pespontada em anéis que lembram a beira ondulada do cogumelo, e o cordão do queixo se recolhe quando o vento para. Dobrado, cabe no bolso do casaco. Máquina, jamais: tire a lama com esponja e água fria, seque longe do calor e refaça a cera antes da época de chuva.',
  },
  details: [
    {
      title: { en: 'Sizing', es: 'Tallaje', pt: 'Medidas da cabeça' },
      content: {
        en: 'Fits heads from 55 to 61 centimeters by means of a hidden tape behind the band. Measure above the ears, with the hair as you wear it in the woods.',
        es: 'Vale para cabezas de 55 a 61 centímetros gracias a una cinta oculta en la banda. Mídase por encima de las orejas, con el pelo como lo lleve al monte.',
        pt: 'Serve em cabeças de 55 a 61 centímetros, com uma fita escondida atrás da carneira. Meça acima das orelhas, com o cabelo do jeito que vai para a mata.',
      },
    },
    {
      title: { en: 'Construction', es: 'Confección', pt: 'Como é feito' },
      content: {
        en: 'Outer of waxed British cotton, lining of bright viscose twill, brass eyelets for air. No leather in the band. Sewn in pairs by the same worker, so the second one matches.',
        es: 'Exterior de algodón británico encerado, forro de sarga de viscosa brillante y ojales de latón para ventilar. Banda sin cuero. La misma persona cose los sombreros de dos en dos.',
        pt: 'Por fora, algodão britânico encerado; por dentro, sarja viva de viscose; ilhoses de latão deixam o ar passar. Carneira sem couro. São costurados aos pares pela mesma pessoa.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 56,
    itemType: 'piece',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 34,
    currency: 'USD',
  },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2026-11-15',
      to: '2027-01-06',
      salePrice: 46,
      saleLabel: { en: 'Rainy-season price', es: 'Precio de temporada de lluvias', pt: 'Preço da estação chuvosa' },
    },
  ],
  attributes: ['cruelty-free'],
  shippingInfo: { weight: 9, width: 12, height: 4, length: 13 },
  mpn: 'BFP-HT-0755',
  sku: 'BFP-BRIM-CHANT',
}
