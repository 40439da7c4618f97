import type { ProductSeed } from '../shapes'

export const classroomSporeMicroscopyKit: ProductSeed = {
  slug: 'classroom-spore-microscopy-kit',
  title: {
    en: 'Classroom spore microscopy kit',
    es: 'Kit escolar de microscopía de esporas',
    pt: 'Kit escolar de microscopia de esporos',
  },
  vendor: 'cascadia-grow-supply',
  category: 'microscopy/equipment/kits',
  form: 'slides',
  species: ['agaricus-bisporus', 'pleurotus-ostreatus', 'coprinus-comatus'],
  lead: {
    en: 'Everything except the microscope for ten pupils to mount, draw and measure spores.',
    es: 'Todo, menos el microscopio, para que diez alumnos monten, dibujen y midan esporas.',
    pt: 'Tudo, menos o microscópio, para dez alunos montarem, desenharem e medirem esporos.',
  },
  description: {
    en: 'The kit grew out of lessons in Portland schools. It holds ten trays, each with slides, cover glasses, forceps, a dropper and a folded print of a market mushroom: brown from buttons, pale from oysters, black from shaggy mane.\n\nPupils touch a needle to the print, tap it into a drop of water, lower the glass at a slant and look at 400 times. A paper scale lets them estimate length before they learn the eyepiece ruler. It fits one double lesson, and pairs naturally with [reading a spore print](/posts/reading-a-spore-print).',
    es: 'El kit nació de clases en escuelas de Portland. Trae diez bandejas, cada una con portaobjetos, cubreobjetos, pinzas, gotero y una esporada doblada de setas de mercado: parda de champiñón, clara de gírgola, negra de barbuda.\n\nEl alumno roza la esporada con la aguja, la sacude en una gota de agua, baja el vidrio inclinado y mira a 400 aumentos. Una escala de papel permite estimar la longitud antes de aprender la regla del ocular. Ocupa una clase doble y va bien con [leer una esporada](/posts/reading-a-spore-print).',
    pt: 'O kit nasceu de aulas em escolas de Portland. Traz dez bandejas, cada uma com lâminas, lamínulas, pinça, conta-gotas e uma esporada dobrada de cogumelo de feira: marrom do champignon, clara do cogumelo-ostra, preta do coprino.\n\nO aluno encosta a agulha na esporada, bate numa gota de água, baixa o vidro inclinado e olha em 400 aumentos. Uma escala de papel permite estimar o comprimento antes de aprender a régua da ocular. Cabe numa aula dupla e combina com [ler uma esporada](/posts/reading-a-spore-print).',
  },
  details: [
    {
      title: { en: 'Packing list', es: 'Lista de contenido', pt: 'Lista de itens' },
      content: {
        en: '- 50 slides with ground edges, 100 cover glasses\n- 10 forceps, needles and droppers\n- 12 prints, labeled by species\n- Teacher’s booklet in three languages, drawing sheets',
        es: '- 50 portaobjetos de canto esmerilado y 100 cubreobjetos\n- 10 pinzas, agujas y goteros\n- 12 esporadas rotuladas por especie\n- Cuaderno docente en tres idiomas y hojas de dibujo',
        pt: '- 50 lâminas de borda lapidada e 100 lamínulas\n- 10 pinças, agulhas e conta-gotas\n- 12 esporadas com o nome da espécie\n- Caderno do professor em três línguas e folhas de desenho',
      },
    },
    {
      title: { en: 'Care in class', es: 'Cuidados en el aula', pt: 'Cuidados na sala' },
      content: {
        en: 'No stains and no solvents are included. Needles stay in cork when not in use; broken glass goes in the tin provided. Open prints one at a time, and not beside anyone with asthma.',
        es: 'No incluye tintes ni solventes. Las agujas reposan en corcho; el vidrio roto va a la lata provista. Abra las esporadas de una en una y lejos de quien tenga asma.',
        pt: 'Não inclui corantes nem solventes. As agulhas ficam na cortiça; vidro quebrado vai na lata fornecida. Abra as esporadas uma por vez e longe de quem tem asma.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 74.0,
    itemType: 'kit',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 29,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 58, width: 11, height: 5, length: 14 },
  mpn: 'CSM-10',
  sku: 'CGS-MIC-CSM10',
}
