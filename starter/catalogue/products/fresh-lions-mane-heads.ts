import type { ProductSeed } from '../shapes'

export const freshLionsManeHeads: ProductSeed = {
  slug: 'fresh-lions-mane-heads',
  title: { en: 'Fresh lion’s mane heads', es: 'Melena de león fresca', pt: 'Juba-de-leão fresca' },
  vendor: 'hudson-valley-fungi',
  category: 'mushroom/fresh',
  form: 'fresh-punnet',
  species: ['hericium-erinaceus'],
  lead: {
    en: 'Two white heads of lion’s mane, picked before the spines grow long and begin to yellow.',
    es: 'Dos cabezas blancas de melena de león, cosechadas antes de que las púas se alarguen y amarilleen.',
    pt: 'Duas cabeças brancas de juba-de-leão, colhidas antes que os espinhos se alonguem e amarelem.',
  },
  description: {
    en: 'A pair of [lion’s mane](/mushrooms/hericium-erinaceus) heads, *Hericium erinaceus*, raised on oak sawdust and cut when the spines are about half a centimeter long. At that age the flesh is dense and sweet and pulls apart in strands that remind many cooks of crab.\n\nSlice thickly or shred by hand, then press out some water in a dry pan under a second skillet. Add butter only when the steam has stopped. A little pink or tan at the base is ordinary bruising; a sour smell means the head is past its time.',
    es: 'Un par de cabezas de [melena de león](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, criadas en aserrín de roble y cortadas cuando las púas miden medio centímetro. A esa edad la carne es compacta y dulce, y se deshace en hebras que a muchos cocineros les recuerdan al cangrejo.\n\nCorte rodajas gruesas o deshilache a mano y deje que suelten agua en la sartén seca, con otra sartén encima como peso. La mantequilla entra cuando ya no sale vapor. Un tono rosado o tostado en la base es un roce normal; el olor agrio indica que ya pasó su momento.',
    pt: 'Um par de cabeças de [juba-de-leão](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, criadas em serragem de carvalho e cortadas com os espinhos em torno de meio centímetro. Nesse ponto a carne é densa e doce e se solta em fios que lembram caranguejo a muitos cozinheiros.\n\nFatie grosso ou desfie e deixe a água sair na frigideira seca, com outra por cima fazendo peso. Só ponha manteiga quando o vapor acabar. Tom rosado ou bege na base é marca comum de manuseio; cheiro azedo quer dizer que a cabeça passou do ponto.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Wrap each head loosely in paper towel and refrigerate, spines up, for four days at most. Do not wash until you are ready to cook.',
        es: 'Envuelva cada cabeza con holgura en papel de cocina y guárdela en frío, con las púas hacia arriba, cuatro días como mucho. El agua, solo justo antes de cocinar.',
        pt: 'Envolva cada cabeça sem apertar em papel-toalha e leve à geladeira, espinhos para cima, por no máximo quatro dias. Lave apenas na hora de cozinhar.',
      },
    },
    {
      title: { en: 'Good to know', es: 'Conviene saber', pt: 'Bom saber' },
      content: {
        en: 'A rash or tight breathing after handling or eating this species is rare but has been reported. Begin with a small cooked portion if it is new to you.',
        es: 'Aunque es raro, se han descrito erupciones o dificultad para respirar al tocarla o comerla. Si nunca la ha probado, empiece por una ración pequeña y bien hecha.',
        pt: 'Há relatos raros de erupção na pele ou aperto ao respirar depois de manusear ou comer esta espécie. Na primeira vez, prefira uma porção pequena e bem cozida.',
      },
    },
  ],
  baseInventory: { unitPrice: 16, itemType: 'punnet', baseUnit: 'g', baseUnitQuantity: 340, stock: 3, currency: 'USD' },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2025-01-10',
      to: '2025-02-10',
      salePrice: 13,
      saleLabel: { en: 'Winter surplus', es: 'Excedente de invierno', pt: 'Excedente de inverno' },
    },
  ],
  attributes: ['small-farm', 'pesticide-free', 'vegan', 'gluten-free'],
  shippingInfo: { weight: 16, width: 8, height: 5, length: 9 },
  mpn: 'LM-HEAD-2',
  sku: 'HVF-FRS-002',
}
