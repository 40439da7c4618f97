import type { ProductSeed } from '../shapes'

export const waxedForestSatchel: ProductSeed = {
  slug: 'waxed-forest-satchel',
  title: { en: 'Waxed forest satchel', es: 'Morral encerado de bosque', pt: 'Bornal encerado de mata' },
  vendor: 'black-forest-pilzkultur',
  category: 'apparel/bags',
  form: 'tote',
  species: ['craterellus-cornucopioides'],
  lead: {
    en: 'A shoulder bag in waxed canvas with a ventilated base, sized for one careful basket’s worth of mushrooms.',
    es: 'Bolso de hombro en lona encerada con base ventilada, del tamaño de una cesta recogida con calma.',
    pt: 'Bolsa de ombro em lona encerada com fundo ventilado, do tamanho de um cesto colhido com calma.',
  },
  description: {
    en: 'Mushrooms sweat in closed bags and bruise in deep ones. This satchel is shallow, stands open by itself on the ground, and has a mesh floor under a lattice of cane so that air comes in from below. It was tried for two seasons on [black trumpets](/mushrooms/craterellus-cornucopioides), which break if you look at them sharply.\n\nThree cloth dividers keep species apart, with anything unidentified in a compartment of its own, well away from supper. Shake out the litter at home, wipe the cane with a damp cloth and hang the bag unbuckled. Once a year warm it near a stove and rub in the tin of wax supplied.',
    es: 'Las setas sudan en las bolsas cerradas y se golpean en las hondas. Este morral es bajo, se mantiene abierto solo en el suelo y lleva una malla bajo un enrejado de caña para que el aire entre desde abajo. Se probó dos temporadas con [trompetas negras](/mushrooms/craterellus-cornucopioides), que se rompen con mirarlas mal.\n\nTres separadores de tela apartan las especies, y lo que no está identificado va en su propio hueco, lejos de la cena. En casa se sacude la hojarasca, se limpia la caña con un paño húmedo y se cuelga sin abrochar. Una vez al año, acérquelo a la estufa y extienda la cera de la lata incluida.',
    pt: 'Cogumelo sua em sacola fechada e machuca em sacola funda. Este bornal é raso, fica de pé aberto no chão e tem fundo de malha sob um trançado de cana, para o ar entrar por baixo. Passou duas temporadas levando [trombetas-negras](/mushrooms/craterellus-cornucopioides), que quebram só de olhar torto.\n\nTrês divisórias de pano separam as espécies, e o que ainda não tem nome ocupa um vão próprio, longe do jantar. Chegando, sacuda as folhas, passe um pano úmido na cana e pendure a bolsa desafivelada. Uma vez por ano, aqueça-a perto do fogão e espalhe a cera da latinha que vai junto.',
  },
  details: [
    {
      title: { en: 'Dimensions', es: 'Dimensiones', pt: 'Dimensões' },
      content: {
        en: 'Width 38 cm, depth 22 cm, height 18 cm, about fifteen liters. Leather-free strap of cotton webbing, adjustable from 80 to 130 cm. Empty it weighs 790 grams.',
        es: 'Ancho 38 cm, fondo 22 cm, alto 18 cm; unos quince litros. Correa de cincha de algodón, sin cuero, regulable entre 80 y 130 cm. Vacío pesa 790 gramos.',
        pt: 'Largura de 38 cm, profundidade de 22 cm, altura de 18 cm; uns quinze litros. Alça em cadarço de algodão, sem couro, que regula de 80 a 130 cm. Vazio, pesa 790 gramas.',
      },
    },
    {
      title: { en: 'Repairs', es: 'Arreglos', pt: 'Consertos' },
      content: {
        en: 'Buckles unscrew. The cane lattice and the mesh are sold separately and go in without tools. For a torn strap, send us the whole bag; we charge the return post and the thread.',
        es: 'Las hebillas se desatornillan. El enrejado y la malla se venden por separado y se cambian sin herramientas. Si se rompe la correa, mándenos el morral; cobramos el hilo y el envío de vuelta.',
        pt: 'As fivelas desparafusam. O trançado e a malha são vendidos avulsos e encaixam sem ferramenta. Alça rasgada? Envie o bornal inteiro; cobramos a linha e o frete da volta.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 118,
    itemType: 'piece',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 19,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['cruelty-free'],
  shippingInfo: { weight: 36, width: 16, height: 8, length: 18 },
  mpn: 'BFP-BG-1801',
  sku: 'BFP-SATCHEL-WX',
}
