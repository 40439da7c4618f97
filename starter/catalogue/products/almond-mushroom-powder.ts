import type { ProductSeed } from '../shapes'

export const almondMushroomPowder: ProductSeed = {
  slug: 'almond-mushroom-powder',
  title: { en: 'Almond mushroom powder', es: 'Polvo de champiñón del sol', pt: 'Pó de cogumelo-do-sol' },
  vendor: 'cogumelos-da-serra',
  category: 'mushroom/extracts/powder',
  form: 'pouch',
  species: ['agaricus-subrufescens'],
  lead: {
    en: 'A Brazilian mushroom with the scent of bitter almond, cooked, dried and milled in small lots.',
    es: 'Un hongo brasileño con aroma a almendra amarga, cocido, secado y molido en lotes pequeños.',
    pt: 'Um cogumelo brasileiro com perfume de amêndoa amarga, cozido, seco e moído em pequenos lotes.',
  },
  description: {
    en: 'The [almond mushroom](/mushrooms/agaricus-subrufescens), *Agaricus subrufescens*, was already farmed in the eastern United States in the 1890s and owes its fame to Brazil, where we cover our beds with mountain soil. Buttons are picked closed, steamed, sliced and dried before milling. Heat lowers the agaritine that the genus carries, and each lot is tested for cadmium because the species gathers it.\n\nUse a level teaspoon in rice pudding, cookie dough, farofa or a cream soup. The sweetness is gentle and the marzipan note fades if boiled hard, so stir it in toward the end.',
    es: 'El [champiñón del sol](/mushrooms/agaricus-subrufescens), *Agaricus subrufescens*, ya se cultivaba en el este de Estados Unidos hacia 1890 y debe su fama a Brasil, donde cubrimos las camas con tierra de la sierra. Los botones se cosechan cerrados, se pasan por vapor, se laminan y se secan antes de moler. El calor rebaja la agaritina propia del género, y en cada lote medimos el cadmio, que esta especie acumula.\n\nUna cucharadita rasa en arroz con leche, masa de galletas, farofa o crema de verduras. El dulzor es leve y la nota a mazapán se pierde al hervir fuerte: añádalo hacia el final.',
    pt: 'O [cogumelo-do-sol](/mushrooms/agaricus-subrufescens), *Agaricus subrufescens*, já era cultivado no leste dos Estados Unidos por volta de 1890 e deve a fama ao Brasil, onde cobrimos os canteiros com terra da serra. Os botões são colhidos fechados, passam no vapor, são laminados e secos antes de moer. O calor reduz a agaritina própria do gênero, e em cada lote medimos o cádmio, que esta espécie acumula.\n\nUma colher de chá rasa no arroz-doce, na massa de biscoito, na farofa ou num creme de legumes. O doce é leve e a nota de marzipã some na fervura forte: junte perto do fim.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Ten months in the pouch, in the dark. The almond scent goes first, so buy small and often. Close the zip at once.',
        es: 'Diez meses en su bolsa, a oscuras. Lo primero que se va es el olor a almendra: mejor comprar poco y a menudo. Cierre el zip enseguida.',
        pt: 'Dez meses no pacote, no escuro. O cheiro de amêndoa é o primeiro a ir embora: compre pouco e com frequência. Feche o zip logo em seguida.',
      },
    },
    {
      title: { en: 'Cautions', es: 'Precauciones', pt: 'Cuidados' },
      content: {
        en: 'Rare severe liver injury and allergic rash have been reported with this species. Anyone with a liver condition or under medical treatment should leave it unless their doctor agrees.',
        es: 'Con esta especie se han descrito daño hepático grave, rara vez, y erupción alérgica. Quien tenga una afección del hígado o esté en tratamiento médico debe abstenerse, salvo acuerdo de su doctor.',
        pt: 'Com esta espécie há relatos raros de lesão grave do fígado e de erupção alérgica. Quem tem problema no fígado ou está em tratamento médico deve evitar, salvo acordo do seu médico.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 16.8,
    itemType: 'pouch',
    baseUnit: 'g',
    baseUnitQuantity: 80,
    stock: 29,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['organic', 'small-farm', 'vegan', 'locally-sourced'],
  shippingInfo: { weight: 4, width: 5, height: 2, length: 7 },
  mpn: 'AGS-PWD-80',
  sku: 'CDS-PWD-002',
}
