import type { ProductSeed } from '../shapes'

export const plywoodFlowBoxUsed: ProductSeed = {
  slug: 'plywood-flow-box-used',
  title: {
    en: 'Plywood laminar flow box, used two years',
    es: 'Cabina de flujo en compensado, dos años de uso',
    pt: 'Capela de fluxo em compensado, dois anos de uso',
  },
  vendor: 'taller-sin-nombre',
  category: 'classifieds',
  form: 'notice',
  species: [],
  lead: {
    en: 'A home-built flow box with a 60 by 45 centimeter HEPA filter, sold because its maker has built a wider one.',
    es: 'Cabina casera con filtro HEPA de 60 por 45 centímetros, que se vende porque quien la hizo armó otra más ancha.',
    pt: 'Capela artesanal com filtro HEPA de 60 por 45 centímetros, à venda porque quem a fez montou outra mais larga.',
  },
  description: {
    en: 'Marine plywood, sealed inside and out with three coats of polyurethane. The fan was changed last winter and the foam prefilter last month. We measured the air at six points and found between 0.38 and 0.46 meters per second; the slow corner is the lower left.\n\nOver its two years it served for grain transfers of oyster and shiitake, about one bag in forty lost. The front edge shows burn marks from a spirit lamp. Run it a quarter of an hour before working, keep your hands upstream of nothing that matters, and change the foam every three months. A spare piece is taped inside the lid.',
    es: 'Compensado marino, sellado por dentro y por fuera con tres manos de poliuretano. El ventilador se cambió el invierno pasado y el prefiltro de espuma, hace un mes. Medimos el aire en seis puntos y dio entre 0,38 y 0,46 metros por segundo; el rincón lento es el de abajo a la izquierda.\n\nEn dos años hizo traspasos de grano de gírgola y shiitake, con una bolsa perdida de cada cuarenta, más o menos. El borde delantero tiene quemaduras de mechero. Préndala un cuarto de hora antes, no interponga las manos entre el filtro y lo que importa y renueve la espuma cada tres meses. Dentro de la tapa va un repuesto.',
    pt: 'Compensado naval, selado por dentro e por fora com três demãos de poliuretano. O ventilador foi trocado no inverno passado e a espuma do pré-filtro, mês passado. Medimos o ar em seis pontos e achamos de 0,38 a 0,46 metro por segundo; o canto lento é o inferior esquerdo.\n\nEm dois anos fez transferências de grão de cogumelo-ostra e shiitake, com perda aproximada de um saco em quarenta. A borda da frente tem marcas de lamparina. Ligue quinze minutos antes, não ponha as mãos entre o filtro e o que interessa e troque a espuma a cada três meses. Há um pedaço reserva preso na tampa.',
  },
  details: [
    {
      title: { en: 'Electrical', es: 'Parte eléctrica', pt: 'Parte elétrica' },
      content: {
        en: '230 volts, 95 watts, earthed metal fan housing, switch with fuse. Tested on the workshop’s earth-leakage breaker for eight hours. Buyers with 110 volts would have to replace the fan.',
        es: '230 voltios, 95 vatios, carcasa del ventilador con tierra, llave con fusible. Estuvo ocho horas en el interruptor diferencial del taller sin que saltara. Con 110 voltios habría que poner otro ventilador.',
        pt: '230 volts, 95 watts, carcaça do ventilador aterrada, chave com fusível. Ficou oito horas no disjuntor diferencial da oficina sem que ele desarmasse. Para rede de 110 volts seria preciso trocar o ventilador.',
      },
    },
    {
      title: { en: 'Carrying it', es: 'Para llevarla', pt: 'Para levar' },
      content: {
        en: 'It weighs twenty-six kilograms and measures 70 by 55 by 62 centimeters. Two people, no lift, one landing. Bus parcel within Uruguay is possible in a crate we will make for the cost of the wood.',
        es: 'Pesa veintiséis kilos y mide 70 por 55 por 62 centímetros. Dos personas, sin ascensor, un descanso. Por encomienda dentro del país va en un cajón que hacemos a precio de madera.',
        pt: 'Pesa vinte e seis quilos e mede 70 por 55 por 62 centímetros. Duas pessoas, sem elevador, um patamar. Por ônibus, dentro do Uruguai, segue num engradado que fazemos ao custo da madeira.',
      },
    },
  ],
  baseInventory: { unitPrice: 230, itemType: 'lot', baseUnit: null, baseUnitQuantity: null, stock: 1, currency: 'USD' },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 917, width: 22, height: 24.5, length: 27.5 },
  mpn: 'TSN-0058',
  sku: 'TSN-FLOWBOX-0058',
}
