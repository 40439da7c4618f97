import type { ProductSeed } from '../shapes'

export const blackTruffleHuesca: ProductSeed = {
  slug: 'black-truffle-huesca',
  title: { en: 'Black truffle of Huesca', es: 'Trufa negra de Huesca', pt: 'Trufa-negra de Huesca' },
  vendor: 'setas-del-pirineo',
  category: 'mushroom/foraged',
  form: 'fresh-punnet',
  species: ['tuber-melanosporum'],
  lead: {
    en: 'Ripe winter truffles found by dog under holm oaks, weighed and sent within a day of digging.',
    es: 'Trufas de invierno en su punto, halladas con perro bajo carrascas, pesadas y enviadas al día siguiente de sacarlas.',
    pt: 'Trufas de inverno maduras, achadas com cão sob azinheiras, pesadas e enviadas no dia seguinte ao da coleta.',
  },
  description: {
    en: 'Whole [black truffles](/mushrooms/tuber-melanosporum), *Tuber melanosporum*, brushed but not washed, so the earth keeps them fresh on the road. We nick each one to see ripe black flesh with fine white veins; gray, odorless truffles go back in the soil.\n\nShave thinly over warm food that carries fat: eggs, butter pasta, potato purée. Gentle warmth opens the aroma and hard frying drives it off. Leave the truffle overnight in a jar with eggs still in the shell and tomorrow’s omelette is half made.',
    es: '[Trufas negras](/mushrooms/tuber-melanosporum) enteras, *Tuber melanosporum*, cepilladas y sin lavar, pues la tierra las protege en el viaje. A cada una le hacemos un pequeño corte para ver la carne negra y las venas blancas finas; las grises y sin olor vuelven al suelo.\n\nLamínela muy fina sobre comida templada y con grasa: huevos, pasta con mantequilla, puré de papa. El calor suave abre el aroma y la fritura fuerte lo espanta. Una noche en un tarro con huevos en su cáscara, y la tortilla de mañana está medio hecha.',
    pt: '[Trufas-negras](/mushrooms/tuber-melanosporum) inteiras, *Tuber melanosporum*, escovadas e sem lavar, porque a terra as conserva na viagem. Em cada uma fazemos um pequeno corte para ver a carne preta e as veias brancas finas; as cinzentas e sem cheiro voltam ao solo.\n\nLamine bem fino sobre comida morna e com gordura: ovos, massa na manteiga, purê de batata. O calor brando abre o aroma e a fritura forte o expulsa. Uma noite num pote com ovos na casca, e a omelete de amanhã está meio pronta.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Wrap in paper towel inside a closed jar in the fridge and change the paper daily. Best in the first week, fading after ten days.',
        es: 'En papel de cocina dentro de un tarro cerrado, en el refrigerador, cambiando el papel a diario. Mejor la primera semana; pasados diez días decae.',
        pt: 'Em papel-toalha dentro de um pote fechado, na geladeira, trocando o papel todo dia. Melhor na primeira semana; depois de dez dias, cai.',
      },
    },
    {
      title: { en: 'Grades', es: 'Categorías', pt: 'Categorias' },
      content: {
        en: 'Extra is whole and round, above 20 g. First is whole but irregular, with the same ripeness and scent. Weight may vary by a gram or two.',
        es: 'Extra es entera y redondeada, de más de 20 g. Primera es entera pero irregular, con igual madurez y aroma. El peso puede variar uno o dos gramos.',
        pt: 'Extra é inteira e arredondada, acima de 20 g. Primeira é inteira e irregular, com a mesma maturação e perfume. O peso pode variar um ou dois gramas.',
      },
    },
  ],
  baseInventory: { unitPrice: 42, itemType: 'piece', baseUnit: 'g', baseUnitQuantity: 20, stock: 2, currency: 'USD' },
  variants: {
    keys: [
      {
        identifier: 'weight',
        label: { en: 'Weight', es: 'Peso', pt: 'Peso' },
        options: [
          { identifier: '20g', label: { en: '20 g', es: '20 g', pt: '20 g' } },
          { identifier: '50g', label: { en: '50 g', es: '50 g', pt: '50 g' } },
        ],
      },
      {
        identifier: 'grade',
        label: { en: 'Grade', es: 'Categoría', pt: 'Categoria' },
        options: [
          { identifier: 'first', label: { en: 'First', es: 'Primera', pt: 'Primeira' } },
          { identifier: 'extra', label: { en: 'Extra', es: 'Extra', pt: 'Extra' } },
        ],
      },
    ],
    variants: [
      { options: { weight: '20g', grade: 'first' }, price: 42, sale: null },
      { options: { weight: '20g', grade: 'extra' }, price: 54, sale: null },
      { options: { weight: '50g', grade: 'first' }, price: 98, sale: null },
      { options: { weight: '50g', grade: 'extra' }, price: 128, sale: null },
    ],
  },
  sales: [],
  attributes: ['wild-foraged', 'no-fillers-or-additives', 'gluten-free'],
  shippingInfo: { weight: 4, width: 4, height: 3, length: 4 },
  mpn: 'TMEL-20',
  sku: 'SDP-FOR-012',
}
