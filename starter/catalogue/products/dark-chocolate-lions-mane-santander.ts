import type { ProductSeed } from '../shapes'

export const darkChocolateLionsManeSantander: ProductSeed = {
  slug: 'dark-chocolate-lions-mane-santander',
  title: {
    en: 'Santander chocolate with lion’s mane, 72%',
    es: 'Chocolate de Santander con melena de león, 72 %',
    pt: 'Chocolate de Santander com juba-de-leão, 72%',
  },
  vendor: 'micelio-andino',
  category: 'mushroom/edibles/chocolate-bar',
  form: 'chocolate-bar',
  species: ['hericium-erinaceus'],
  lead: {
    en: 'Single-origin Colombian chocolate with finely milled lion’s mane and a pinch of panela.',
    es: 'Chocolate colombiano de origen único con melena de león molida fina y una pizca de panela.',
    pt: 'Chocolate colombiano de origem única com juba-de-leão moída bem fina e uma pitada de rapadura.',
  },
  description: {
    en: 'Cacao from two cooperatives in San Vicente de Chucurí, roasted lightly and conched for thirty hours with dried [lion’s mane](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, milled finer than flour. The mushroom rounds the acidity and leaves something close to malted milk on the finish.\n\nA bar breaks into twelve squares, each with half a gram of mushroom. It melts well into hot milk and grates over roast pumpkin. There is nothing psychoactive in it: this is a culinary mushroom in an honest chocolate.',
    es: 'Cacao de dos cooperativas de San Vicente de Chucurí, de tueste ligero, conchado treinta horas con [melena de león](/mushrooms/hericium-erinaceus) seca, *Hericium erinaceus*, molida más fina que la harina. El hongo redondea la acidez y deja un final parecido a la leche malteada.\n\nLa tableta se parte en doce cuadros, cada uno con medio gramo de hongo. Se funde bien en leche caliente y se ralla sobre ahuyama asada. No lleva nada psicoactivo: es un hongo de cocina en un chocolate honesto.',
    pt: 'Cacau de duas cooperativas de San Vicente de Chucurí, de torra leve, conchado por trinta horas com [juba-de-leão](/mushrooms/hericium-erinaceus) seca, *Hericium erinaceus*, moída mais fina que farinha. O cogumelo arredonda a acidez e deixa um fim que lembra leite maltado.\n\nA barra se parte em doze quadrados, cada qual com meio grama de cogumelo. Derrete bem no leite quente e vai ralada sobre abóbora assada. Nada nela é psicoativo: é um cogumelo de cozinha num chocolate honesto.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Cacao mass, cocoa butter, panela, *Hericium erinaceus* powder 8%. Made in a workshop that also handles milk and cashew. Soy-free recipe.',
        es: 'Masa de cacao, manteca de cacao, panela y polvo de *Hericium erinaceus* 8 %. Elaborado en un taller que también usa leche y marañón. Receta sin soja.',
        pt: 'Massa de cacau, manteiga de cacau, rapadura e pó de *Hericium erinaceus* 8%. Feito em oficina que também usa leite e castanha-de-caju. Receita sem soja.',
      },
    },
    {
      title: { en: 'Cautions', es: 'Precauciones', pt: 'Cuidados' },
      content: {
        en: 'Not for anyone allergic to mushrooms, milk or cashew. In pregnancy, or if you take blood thinners or diabetes medicine, talk to a doctor before eating it regularly.',
        es: 'No es para quien tenga alergia a los hongos, la leche o el marañón. En el embarazo, o con anticoagulantes o antidiabéticos, hable con su médico antes de comerlo seguido.',
        pt: 'Não é para quem tem alergia a cogumelos, leite ou castanha-de-caju. Na gravidez, ou com anticoagulantes ou antidiabéticos, fale com o médico antes de comer com frequência.',
      },
    },
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Twelve months at 14 to 18 °C. A pale bloom after a hot journey is cocoa butter and affects only the look.',
        es: 'Doce meses a 14–18 °C. Un velo blanquecino después de un viaje caluroso es manteca de cacao y solo cambia el aspecto.',
        pt: 'Doze meses entre 14 e 18 °C. Um véu esbranquiçado depois de viagem quente é manteiga de cacau e só muda a aparência.',
      },
    },
  ],
  baseInventory: { unitPrice: 8.9, itemType: 'bar', baseUnit: 'g', baseUnitQuantity: 75, stock: 142, currency: 'USD' },
  variants: null,
  sales: [],
  attributes: ['fair-trade-certified', 'vegan', 'gluten-free', 'organic'],
  shippingInfo: { weight: 4, width: 3.2, height: 0.5, length: 6.5 },
  mpn: 'CHO-HER-75',
  sku: 'MAN-CHO-001',
}
