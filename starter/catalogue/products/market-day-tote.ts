import type { ProductSeed } from '../shapes'

export const marketDayTote: ProductSeed = {
  slug: 'market-day-tote',
  title: { en: 'Market day tote', es: 'Bolsa día de feria', pt: 'Sacola dia de feira' },
  vendor: 'cogumelos-da-serra',
  category: 'apparel/bags',
  form: 'tote',
  species: ['agaricus-subrufescens'],
  lead: {
    en: 'A plain cotton tote stamped with the almond mushroom, made from offcuts of our own shirts.',
    es: 'Una bolsa sencilla de algodón, sellada con el champiñón del sol y hecha con retales de nuestras camisetas.',
    pt: 'Uma sacola simples de algodão, carimbada com o cogumelo-do-sol e feita com retalhos das nossas camisetas.',
  },
  description: {
    en: 'When a printing run ends there is always cloth left over. The seamstress two doors down joins it into totes with a gusset at the bottom and handles long enough for the shoulder; the stamp shows [*Agaricus subrufescens*](/mushrooms/agaricus-subrufescens) just before the veil tears.\n\nNo two have quite the same colors, and the seam may wander across the picture. It holds a market morning: two kilograms of greens, bread and four cartons standing upright on the stiffened base. Carry mushrooms in paper inside it, not loose. It goes in the machine with the shirts and may be ironed damp.',
    es: 'Al terminar una tirada siempre sobra tela. La costurera de dos puertas más abajo la une en bolsas con fuelle y asas que alcanzan el hombro; el sello muestra [*Agaricus subrufescens*](/mushrooms/agaricus-subrufescens) justo antes de que se rasgue el velo.\n\nNinguna repite del todo los colores, y a veces la costura atraviesa el dibujo. Cabe la mañana de feria entera: dos kilos de verdura, pan y cuatro bandejas derechas sobre la base reforzada. Las setas, mejor en papel dentro de ella que sueltas. Va a la lavadora con las camisetas y se puede planchar húmeda.',
    pt: 'Fim de tiragem sempre deixa retalho. A costureira, duas portas abaixo, emenda os pedaços em sacolas com fundo sanfonado e alças que chegam ao ombro; o carimbo traz o [*Agaricus subrufescens*](/mushrooms/agaricus-subrufescens) um instante antes de o véu rasgar.\n\nAs cores mudam de uma para outra, e a emenda às vezes cruza o desenho. Cabe nela a feira da manhã: dois quilos de verdura, pão e quatro bandejas em pé sobre o fundo firme. Cogumelo vai embrulhado em papel, nunca solto. Lave na máquina junto com as camisetas e passe enquanto estiver úmida.',
  },
  details: [
    {
      title: { en: 'Size and strength', es: 'Tamaño y resistencia', pt: 'Tamanho e resistência' },
      content: {
        en: 'Forty by thirty-eight centimeters with a twelve-centimeter gusset. We load each sample with nine kilograms overnight. Handles are cross-stitched and doubled where they meet the rim.',
        es: 'Cuarenta por treinta y ocho centímetros, con fuelle de doce. Cada muestra pasa la noche colgada con nueve kilos. Las asas llevan puntada cruzada y tela doble en el borde.',
        pt: 'Quarenta por trinta e oito centímetros, com sanfona de doze. As amostras passam a noite penduradas com nove quilos. Alças com ponto em xis e pano dobrado onde encontram a boca.',
      },
    },
    {
      title: { en: 'Why so few', es: 'Por qué hay tan pocas', pt: 'Por que são poucas' },
      content: {
        en: 'The number depends on what the shirts leave behind, usually six or eight bags a month. If the page shows none, the next will appear after the rains, when the press is busy again.',
        es: 'La cantidad depende de lo que dejan las camisetas, por lo común seis u ocho bolsas al mes. Cuando no queda ninguna, vuelven después de las lluvias, con la prensa otra vez en marcha.',
        pt: 'A quantidade depende do que sobra das camisetas, em geral seis ou oito sacolas por mês. Se acabaram, espere passar a chuva e a prensa voltar a trabalhar.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 18,
    itemType: 'piece',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 2,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['organic', 'vegan', 'locally-sourced'],
  shippingInfo: { weight: 5, width: 9, height: 1, length: 12 },
  mpn: 'CDS-BG-040',
  sku: 'CDS-TOTE-FEIRA',
}
