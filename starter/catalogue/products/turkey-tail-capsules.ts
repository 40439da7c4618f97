import type { ProductSeed } from '../shapes'

export const turkeyTailCapsules: ProductSeed = {
  slug: 'turkey-tail-capsules',
  title: { en: 'Turkey tail capsules', es: 'Cápsulas de cola de pavo', pt: 'Cápsulas de cauda-de-peru' },
  vendor: 'north-line-dropship',
  category: 'mushroom/extracts/capsules',
  form: 'capsule-bottle',
  species: ['trametes-versicolor'],
  lead: {
    en: 'Turkey tail extract in plain capsules, shipped from a Canadian packer with its lot report.',
    es: 'Extracto de cola de pavo en cápsulas sencillas, enviado por una envasadora canadiense con su informe de lote.',
    pt: 'Extrato de cauda-de-peru em cápsulas simples, enviado por uma envasadora canadense com o laudo do lote.',
  },
  description: {
    en: '[Turkey tail](/mushrooms/trametes-versicolor), *Trametes versicolor*, is a thin, banded bracket, far too tough to eat. These plant capsules hold a dry water extract of farmed fruiting bodies, without carrier or sweetener, and each bottle carries the number of its lot report. We do not hold the stock ourselves: the packer in Quebec sends it to you and we look after the order.\n\nThe serving is printed on the bottle. Darker stools or a mildly unsettled stomach have been noticed by some people and pass on stopping.',
    es: 'La [cola de pavo](/mushrooms/trametes-versicolor), *Trametes versicolor*, es una repisa fina y listada, demasiado correosa para comerla. Estas cápsulas vegetales llevan extracto acuoso seco de cuerpos fructíferos cultivados, sin soporte ni edulcorante, y cada frasco trae el número de su informe de lote. No tenemos almacén propio: la envía la envasadora de Quebec y nosotros atendemos el pedido.\n\nLa porción viene impresa en el frasco. Hay quien nota heces más oscuras o el estómago algo revuelto, y se pasa al dejarla.',
    pt: 'A [cauda-de-peru](/mushrooms/trametes-versicolor), *Trametes versicolor*, é uma orelha-de-pau fina e listrada, dura demais para comer. Estas cápsulas vegetais levam extrato aquoso seco de corpos de frutificação cultivados, sem veículo nem adoçante, e cada frasco traz o número do laudo do lote. Não temos estoque próprio: a envasadora do Quebec envia e nós cuidamos do pedido.\n\nA porção está impressa no frasco. Algumas pessoas notam fezes mais escuras ou o estômago um pouco indisposto, o que passa ao interromper.',
  },
  details: [
    {
      title: { en: 'Specification', es: 'Ficha', pt: 'Ficha técnica' },
      content: {
        en: 'Water extract 8:1, beta-glucans 30% or more, starch below 3%. Tested for lead, arsenic, cadmium and mercury by an outside laboratory.',
        es: 'Extracto acuoso 8:1, betaglucanos 30 % o más, almidón por debajo del 3 %. Un laboratorio externo mide plomo, arsénico, cadmio y mercurio.',
        pt: 'Extrato aquoso 8:1, betaglucanas 30% ou mais, amido abaixo de 3%. Um laboratório externo mede chumbo, arsênio, cádmio e mercúrio.',
      },
    },
    {
      title: { en: 'Cautions', es: 'Precauciones', pt: 'Cuidados' },
      content: {
        en: 'Not in pregnancy or while nursing. Beside cancer treatment or medicine that suppresses the immune system, only if your care team knows of it and agrees.',
        es: 'No se toma en el embarazo ni durante la lactancia. Junto a un tratamiento oncológico o a fármacos inmunosupresores, solo si el equipo médico lo sabe y está de acuerdo.',
        pt: 'Não usar na gravidez nem na amamentação. Durante tratamento de câncer ou com imunossupressores, só se a equipe médica souber e estiver de acordo.',
      },
    },
    {
      title: { en: 'Delivery and returns', es: 'Entrega y devoluciones', pt: 'Entrega e devolução' },
      content: {
        en: 'Leaves Montréal within five working days. Unopened bottles may be returned for thirty days; write to us, not to the packer.',
        es: 'Sale de Montreal en cinco días laborables. Los frascos sin abrir se devuelven hasta treinta días después; escríbanos a nosotros, no a la envasadora.',
        pt: 'Sai de Montreal em cinco dias úteis. Frascos fechados podem voltar em até trinta dias; escreva para nós, e não para a envasadora.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 22,
    itemType: 'bottle',
    baseUnit: 'capsule',
    baseUnitQuantity: 90,
    stock: 260,
    currency: 'USD',
  },
  variants: null,
  sales: [
    {
      active: false,
      scheduledSale: true,
      from: '2025-09-01',
      to: '2025-09-30',
      salePrice: 17,
      saleLabel: { en: 'Back to routine', es: 'Vuelta a la rutina', pt: 'Volta à rotina' },
    },
  ],
  attributes: ['vegan', 'gluten-free', 'non-gmo', 'no-fillers-or-additives'],
  shippingInfo: { weight: 5, width: 2.5, height: 4.5, length: 2.5 },
  mpn: 'TV-CAP-90',
  sku: 'NLD-CAP-004',
}
