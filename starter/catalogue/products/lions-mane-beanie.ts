import type { ProductSeed } from '../shapes'

export const lionsManeBeanie: ProductSeed = {
  slug: 'lions-mane-beanie',
  title: { en: 'Lion’s mane beanie', es: 'Gorro melena de león', pt: 'Gorro juba-de-leão' },
  vendor: 'north-line-dropship',
  category: 'apparel/hats',
  form: 'hat',
  species: ['hericium-erinaceus'],
  lead: {
    en: 'A cream knitted hat whose long loops hang like the spines of a lion’s mane.',
    es: 'Gorro tejido de color crema cuyos bucles largos cuelgan como las espinas de la melena de león.',
    pt: 'Gorro de tricô cor de creme com laçadas compridas que pendem feito os espinhos da juba-de-leão.',
  },
  description: {
    en: 'Seen from across a street it is a shaggy hat. Seen by someone who grows [*Hericium erinaceus*](/mushrooms/hericium-erinaceus), it is a ball of hanging spines, longest at the bottom, as they are on a fruit body ready to cut.\n\nThe loops are knitted in one with the cap and do not pull out; a lining of smooth jersey keeps them from tickling the forehead. Each hat takes a knitter about four hours in a workshop near Łódź. Hand wash in lukewarm water, press it in a towel, and let it dry over an upturned bowl so that the spines find their own way down.',
    es: 'Desde la acera de enfrente es un gorro desgreñado. Para quien cultiva [*Hericium erinaceus*](/mushrooms/hericium-erinaceus) es una bola de espinas colgantes, más largas abajo, igual que en un ejemplar a punto de corte.\n\nLos bucles se tejen junto con el casquete y no se sueltan; un forro de punto liso evita el cosquilleo en la frente. Cada pieza ocupa unas cuatro horas a una tejedora de un taller próximo a Łódź. Lávelo a mano con agua tibia, escúrralo dentro de una toalla y póngalo sobre un cuenco invertido para que las espinas bajen solas.',
    pt: 'Do outro lado da rua, é um gorro descabelado. Para quem cultiva [*Hericium erinaceus*](/mushrooms/hericium-erinaceus), é uma bola de espinhos pendentes, mais compridos embaixo, como num exemplar no ponto de corte.\n\nAs laçadas nascem junto com a touca e não se desfazem; o forro de malha lisa poupa a testa das cócegas. Cada peça toma umas quatro horas de uma tricoteira numa oficina perto de Łódź. Lave à mão em água morna, aperte numa toalha e deixe secar sobre uma tigela emborcada, para os espinhos caírem por conta própria.',
  },
  details: [
    {
      title: { en: 'Yarn', es: 'Hilo', pt: 'Fio' },
      content: {
        en: 'Undyed lambswool outside, cotton jersey within. The wool comes from flocks on the Polish uplands and smells faintly of sheep on rainy days, which passes by the second winter.',
        es: 'Lana de cordero sin teñir por fuera y punto de algodón por dentro. Procede de rebaños de las tierras altas polacas y en días de lluvia huele un poco a oveja, al menos el primer invierno.',
        pt: 'Lã de cordeiro sem tingir por fora, malha de algodão por dentro. Vem de rebanhos das terras altas polonesas e, em dia de chuva, guarda um leve cheiro de ovelha até o segundo inverno.',
      },
    },
    {
      title: { en: 'Next batch', es: 'Próxima tanda', pt: 'Próxima leva' },
      content: {
        en: 'Twelve knitters make this hat between January and March, when their gardens are under snow. Stock returns in spring, just as no one in the north needs it.',
        es: 'Doce tejedoras lo hacen entre enero y marzo, con las huertas bajo la nieve. Las existencias vuelven en primavera, justo cuando en el norte ya nadie lo necesita.',
        pt: 'Doze tricoteiras fazem este gorro de janeiro a março, com a horta sob a neve. O estoque volta na primavera do norte, bem quando lá ninguém mais precisa dele.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 44,
    itemType: 'piece',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 0,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['fair-trade-certified', 'small-farm'],
  shippingInfo: { weight: 6, width: 8, height: 4, length: 9 },
  mpn: 'NL-HAT-HERI',
  sku: 'NLD-LMANE-BEANIE',
}
