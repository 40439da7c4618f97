import type { ProductSeed } from '../shapes'

export const oneWoodFourSaturdaysCourse: ProductSeed = {
  slug: 'one-wood-four-saturdays-course',
  title: {
    en: 'One wood, four Saturdays (field course)',
    es: 'Un bosque, cuatro sábados (curso de campo)',
    pt: 'Um bosque, quatro sábados (curso de campo)',
  },
  vendor: 'setas-del-pirineo',
  category: 'educational/courses',
  form: 'course',
  species: ['lactarius-deliciosus', 'boletus-edulis', 'hydnum-repandum'],
  lead: {
    en: 'A field course near Jaca that returns to the same beech and pine wood four times, so that you watch it change.',
    es: 'Curso de campo cerca de Jaca que vuelve cuatro veces al mismo hayedo con pinar para verlo cambiar.',
    pt: 'Curso de campo perto de Jaca que volta quatro vezes ao mesmo bosque de faias e pinheiros, para vê-lo mudar.',
  },
  description: {
    en: 'Most outings visit a new place every week and teach lists. We go back to eleven hectares from mid-September to early November, and by the last Saturday people notice what is missing. Ten walkers, two guides, and a basket each.\n\nThe rule is to name five features before naming a mushroom. We spend time on the safe teachers, such as [the hedgehog with its spines](/mushrooms/hydnum-repandum), and longer on the ones that kill. Nothing picked on the course is eaten on trust: the guides confirm every specimen, and what remains uncertain is left at the edge of the wood. This autumn’s group is full; places for next year are listed below.',
    es: 'Muchas salidas visitan cada semana un sitio nuevo y enseñan listas. Nosotros volvemos a las mismas once hectáreas desde mediados de septiembre hasta principios de noviembre, y el último sábado la gente ya nota lo que falta. Diez caminantes, dos guías y una cesta por persona.\n\nLa norma es decir cinco caracteres antes de decir un nombre. Dedicamos un rato a las buenas maestras, como [la lengua de vaca con sus aguijones](/mushrooms/hydnum-repandum), y otro más largo a las que matan. Nada se come por confianza: los guías confirman cada ejemplar y lo dudoso se queda en la linde. El grupo de este otoño está completo; abajo figuran las plazas del próximo.',
    pt: 'Quase todo passeio visita um lugar diferente por semana e ensina listas. Nós voltamos aos mesmos onze hectares, de meados de setembro ao início de novembro, e no último sábado as pessoas já percebem o que falta. São dez caminhantes, dois guias e um cesto para cada um.\n\nA regra é dizer cinco características antes de dizer um nome. Há tempo para os bons professores, como [o pé-de-carneiro com seus espinhos](/mushrooms/hydnum-repandum), e mais tempo ainda para os que matam. Nada é comido na confiança: os guias confirmam cada exemplar, e o que segue incerto fica na beira da mata. A turma deste outono lotou; as vagas da próxima estão logo abaixo.',
  },
  details: [
    {
      title: { en: 'Next places', es: 'Próximas plazas', pt: 'Próximas vagas' },
      content: {
        en: 'The 2027 course runs on 18 September, 2 October, 16 October and 6 November, from nine to two. Booking opens in June, with a lower price during the first month.',
        es: 'El curso de 2027 será el 18 de septiembre, el 2 y el 16 de octubre y el 6 de noviembre, de nueve a dos. La inscripción abre en junio, con precio rebajado el primer mes.',
        pt: 'A turma de 2027 será em 18 de setembro, 2 e 16 de outubro e 6 de novembro, das nove às catorze. As inscrições abrem em junho, com preço menor durante o primeiro mês.',
      },
    },
    {
      title: { en: 'What to bring', es: 'Qué traer', pt: 'O que levar' },
      content: {
        en: 'Boots, a rain layer, lunch, a knife, and paper bags. The permit for the public forest is arranged by us. Children over ten may come with an adult; dogs distract the guides and stay at home.',
        es: 'Botas, impermeable, almuerzo, navaja y bolsas de papel. Del permiso para el monte público nos ocupamos nosotros. Mayores de diez años, con un adulto; los perros distraen a los guías y se quedan en casa.',
        pt: 'Botas, capa de chuva, lanche, canivete e sacos de papel. A licença para a floresta pública fica por nossa conta. Crianças acima de dez anos vêm com um adulto; cachorro distrai os guias e fica em casa.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 160,
    itemType: 'place',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 0,
    currency: 'USD',
  },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2027-06-01',
      to: '2027-06-30',
      salePrice: 135,
      saleLabel: { en: 'June booking', es: 'Inscripción de junio', pt: 'Inscrição de junho' },
    },
  ],
  attributes: [],
  shippingInfo: { weight: 0, width: 0, height: 0, length: 0 },
  mpn: 'SDP-C-BOS4',
  sku: 'SDP-FOURSATURDAYS',
}
