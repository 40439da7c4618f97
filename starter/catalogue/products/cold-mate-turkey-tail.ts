import type { ProductSeed } from '../shapes'

export const coldMateTurkeyTail: ProductSeed = {
  slug: 'cold-mate-turkey-tail',
  title: { en: 'Cold maté with turkey tail', es: 'Mate frío con cola de pavo', pt: 'Mate gelado com cauda-de-peru' },
  vendor: 'patagonia-hongos',
  category: 'mushroom/beverage/cold',
  form: 'can',
  species: ['trametes-versicolor'],
  lead: {
    en: 'Unsweetened cold-brewed maté with turkey tail decoction and a strip of lemon peel.',
    es: 'Tereré sin azúcar con decocción de cola de pavo y una tira de cáscara de limón.',
    pt: 'Tereré sem açúcar com decocção de cauda-de-peru e uma tira de casca de limão.',
  },
  description: {
    en: 'We steep smoke-free maté in cold spring water for eight hours and blend it with a long decoction of [turkey tail](/mushrooms/trametes-versicolor), *Trametes versicolor*, gathered from fallen southern beech. The mushroom brings a mild woodland taste and softens the grassy edge of the leaf.\n\nDrink it cold from the can, or over ice with mint. It contains about as much caffeine as a cup of green tea, so keep it for the first half of the day. There is no sugar or sweetener, only lemon.',
    es: 'Dejamos yerba sin humo ocho horas en agua fría de vertiente y la mezclamos con una decocción larga de [cola de pavo](/mushrooms/trametes-versicolor), *Trametes versicolor*, juntada de lengas y coihues caídos. El hongo pone un gusto suave a monte y ablanda el verdor de la hoja.\n\nSe toma fría de la lata, o con hielo y menta. Tiene más o menos la cafeína de una taza de té verde: mejor en la primera mitad del día. No lleva azúcar ni edulcorante, solo limón.',
    pt: 'Deixamos erva-mate sem fumaça por oito horas em água fria de nascente e a misturamos a uma decocção longa de [cauda-de-peru](/mushrooms/trametes-versicolor), *Trametes versicolor*, colhida de faias-do-sul caídas. O cogumelo traz um gosto suave de mata e amacia o lado verde da folha.\n\nBeba gelado na lata, ou com gelo e hortelã. Tem mais ou menos a cafeína de uma xícara de chá-verde: fica melhor na primeira metade do dia. Não leva açúcar nem adoçante, só limão.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Spring water, maté leaf, *Trametes versicolor* decoction 12%, lemon juice and peel. Nothing to declare under allergens. Brewed in batches of 300 liters.',
        es: 'Agua de vertiente, yerba mate, decocción de *Trametes versicolor* 12 %, jugo y cáscara de limón. Sin alérgenos que declarar. Se elabora en lotes de 300 litros.',
        pt: 'Água de nascente, folha de erva-mate, decocção de *Trametes versicolor* 12%, suco e casca de limão. Sem alérgenos a declarar. Feito em lotes de 300 litros.',
      },
    },
    {
      title: { en: 'Cautions', es: 'Precauciones', pt: 'Cuidados' },
      content: {
        en: 'Has caffeine: not for children. Leave it in pregnancy, and if you have cancer treatment or take immune-suppressing medicine, ask the people treating you first.',
        es: 'Tiene cafeína: no es para chicos. Conviene dejarlo en el embarazo; con tratamiento oncológico o inmunosupresores, pregunte primero a quienes lo atienden.',
        pt: 'Tem cafeína: não é para crianças. Deixe de lado na gravidez; se faz tratamento de câncer ou usa imunossupressores, pergunte antes a quem cuida de você.',
      },
    },
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Cool and dark, eight months. A brown thread at the bottom is plant sediment and safe to drink. Chill it well before you open it.',
        es: 'Fresco y oscuro, ocho meses. Una hebra parda en el fondo es sedimento vegetal y se puede beber. Enfríela bien antes de abrir.',
        pt: 'Fresco e escuro, oito meses. Um fio marrom no fundo é sedimento vegetal e pode ser bebido. Resfrie bem antes de abrir.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 3.2,
    itemType: 'can',
    baseUnit: 'ml',
    baseUnitQuantity: 330,
    stock: 168,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['wild-foraged', 'vegan', 'gluten-free', 'sustainable-harvesting'],
  shippingInfo: { weight: 13, width: 2.6, height: 4.8, length: 2.6 },
  mpn: 'MATE-TV-330',
  sku: 'PHO-BEB-002',
}
