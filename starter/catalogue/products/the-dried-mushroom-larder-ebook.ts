import type { ProductSeed } from '../shapes'

export const theDriedMushroomLarderEbook: ProductSeed = {
  slug: 'the-dried-mushroom-larder-ebook',
  title: {
    en: 'The dried mushroom larder (ebook)',
    es: 'La despensa de setas secas (libro electrónico)',
    pt: 'A despensa de cogumelos secos (e-book)',
  },
  vendor: 'spore-and-page',
  category: 'educational/ebooks',
  form: 'ebook',
  species: ['boletus-edulis', 'auricularia-auricula-judae', 'craterellus-cornucopioides'],
  lead: {
    en: 'Fifty-two recipes, one for each week, that start with a jar of something dried and a bowl of warm water.',
    es: 'Cincuenta y dos recetas, una por semana, que empiezan con un frasco de algo seco y un cuenco de agua tibia.',
    pt: 'Cinquenta e duas receitas, uma por semana, que começam com um vidro de algo seco e uma tigela de água morna.',
  },
  description: {
    en: 'Drying is treated here as cooking, not as storage. The opening pages compare slices of [porcini](/mushrooms/boletus-edulis) dried at three thicknesses, and show why black trumpets can be ground with salt while wood ear wants an hour in water and a pair of scissors.\n\nRecipes are small, for two people, with weights in grams and cups. Soaking liquid is never poured away without a reason given. We have cooked nineteen of them; the barley soup is now ordinary in our house. Before filling your own jars, read [how to dry mushrooms well](/posts/drying-mushrooms-well), since no recipe can mend a leathery slice.',
    es: 'Secar se trata aquí como cocina y no como almacenaje. Las primeras páginas comparan láminas de [boleto](/mushrooms/boletus-edulis) secadas en tres grosores y explican por qué la trompeta negra se muele con sal, mientras que la oreja de Judas pide una hora de agua y unas tijeras.\n\nSon recetas pequeñas, para dos, con pesos en gramos y en tazas. El agua del remojo nunca se tira sin dar razones. Hemos hecho diecinueve y la sopa de cebada ya es costumbre en casa. Antes de llenar frascos propios, conviene saber [secar bien las setas](/posts/drying-mushrooms-well), pues una lámina correosa no la arregla ninguna receta.',
    pt: 'Aqui, desidratar é cozinha, e não só armazenagem. As páginas iniciais comparam fatias de [boleto](/mushrooms/boletus-edulis) secas em três espessuras e explicam por que a trombeta-negra se mói com sal, ao passo que a orelha-de-judas pede uma hora de água e uma tesoura.\n\nAs receitas são pequenas, para duas pessoas, com medidas em gramas e xícaras. A água da hidratação jamais vai para o ralo sem explicação. Já fizemos dezenove, e a sopa de cevada virou rotina em casa. Antes de encher os seus vidros, aprenda a [secar bem os cogumelos](/posts/drying-mushrooms-well), porque fatia borrachuda não há receita que conserte.',
  },
  details: [
    {
      title: { en: 'Languages and files', es: 'Idiomas y archivos', pt: 'Idiomas e arquivos' },
      content: {
        en: 'English, Spanish and Portuguese texts come in the same purchase, as three EPUB files and one printable PDF with large type. A grocery index groups recipes by the species you have.',
        es: 'La compra incluye los textos en español, inglés y portugués: tres EPUB y un PDF para imprimir con letra grande. Un índice de despensa agrupa las recetas según la especie que se tenga.',
        pt: 'A compra traz os textos em português, espanhol e inglês: três EPUB e um PDF de letra grande para imprimir. Um índice de despensa reúne as receitas pela espécie disponível.',
      },
    },
    {
      title: { en: 'Safety pages', es: 'Páginas de seguridad', pt: 'Páginas de segurança' },
      content: {
        en: 'Two pages explain buying dried mushrooms from named sources, and why an unlabeled gift jar should stay closed. Cooking temperatures and times are stated for every species, wood ear included.',
        es: 'Dos páginas explican cómo comprar setas secas de origen conocido y por qué un frasco regalado sin etiqueta debe seguir cerrado. Cada especie lleva su temperatura y su tiempo de cocción.',
        pt: 'Duas páginas tratam da compra de cogumelo seco com procedência e de por que vidro ganho sem rótulo deve continuar fechado. Temperatura e tempo de cozimento aparecem espécie por espécie.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 14.5,
    itemType: 'file',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 500,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 0, width: 0, height: 0, length: 0 },
  mpn: 'DML-E052',
  sku: 'SAP-LARDER-E2',
}
