import type { VendorSeed } from '../shapes'

export const lisboaSporeLab: VendorSeed = {
  slug: 'lisboa-spore-lab',
  displayName: 'Lisboa Spore Lab',
  businessName: 'Lisboa Spore Lab, Lda.',
  vendorType: 'genetics',
  lead: {
    en: 'A culture library and microscopy supplier in Lisbon, keeping some ninety gourmet strains and a cabinet of spore prints for study.',
    es: 'Una colección de cultivos y tienda de microscopía en Lisboa, con unas noventa cepas culinarias y un armario de esporadas para estudio.',
    pt: 'Uma coleção de culturas e loja de microscopia em Lisboa, com cerca de noventa linhagens culinárias e um armário de esporadas para estudo.',
  },
  description: {
    en: 'The laboratory occupies a former tile workshop in Graça. Behind the shop window are two flow hoods, a cold room and a card index that we still trust more than the computer.\n\n## Cultures\n\nEach strain is kept in duplicate slants, fruited at least once every two years and dropped if it no longer does what the label says. Pink oyster lives at room temperature, since *Pleurotus djamor* dies in the refrigerator. Slants and liquid cultures are tested on agar before mailing, and a contaminated one is replaced without questions.\n\n## Spores for the microscope\n\nPrints, swabs and syringes of active species are supplied only for microscopy and taxonomy, only to adults, and only to places where the law allows it. We give no advice on their cultivation and close orders that hint at it.\n\nTeachers may borrow slide sets free for a month. Prints of uncommon wild species are passed on to the [spore print archive](/projects/spore-print-archive), and a good place to begin is [how to read one](/posts/reading-a-spore-print).',
    es: 'El laboratorio ocupa un antiguo taller de azulejos en Graça. Detrás del escaparate hay dos cabinas de flujo, una cámara fría y un fichero de cartón en el que aún confiamos más que en la computadora.\n\n## Cultivos\n\nCada cepa se guarda en dos tubos inclinados, se hace fructificar al menos cada dos años y se retira si deja de cumplir lo que promete la etiqueta. La gírgola rosa vive a temperatura ambiente, porque *Pleurotus djamor* muere en el refrigerador. Antes del envío probamos tubos y cultivos líquidos en agar; si alguno sale contaminado, se repone sin más trámite.\n\n## Esporas para el microscopio\n\nLas esporadas, hisopos y jeringas de especies activas se venden solo para microscopía y taxonomía, solo a personas adultas y solo donde la ley lo permite. No asesoramos sobre su cultivo y cancelamos los pedidos que lo insinúan.\n\nEl profesorado puede tomar prestadas colecciones de preparaciones durante un mes. Las esporadas de especies silvestres poco comunes van al [archivo de esporadas](/projects/spore-print-archive); para empezar, sirve saber [cómo se lee una](/posts/reading-a-spore-print).',
    pt: 'O laboratório fica numa antiga oficina de azulejos na Graça. Atrás da vitrine há duas capelas de fluxo, uma câmara fria e um fichário de papel em que ainda confiamos mais do que no computador.\n\n## Culturas\n\nCada linhagem é mantida em dois tubos inclinados, frutificada ao menos a cada dois anos e descartada se deixa de corresponder ao rótulo. O cogumelo-ostra-rosa mora fora da geladeira, pois o *Pleurotus djamor* não resiste ao frio. Tubos e culturas líquidas passam por teste em ágar antes do envio; apareceu contaminação, nós repomos sem discussão.\n\n## Esporos para o microscópio\n\nEsporadas, swabs e seringas de espécies ativas destinam-se somente à microscopia e à taxonomia, apenas para maiores de idade e onde a lei autoriza. Não orientamos o seu cultivo e encerramos encomendas que sugiram isso.\n\nProfessores podem pedir emprestadas, por um mês, caixas de lâminas preparadas. Esporadas de espécies silvestres incomuns seguem para o [arquivo de esporadas](/projects/spore-print-archive), e um bom começo é aprender [a ler uma delas](/posts/reading-a-spore-print).',
  },
  email: 'bancada@lisboa-spore-lab.example',
  phone: '+351 21 555 0173',
  website: 'https://lisboa-spore-lab.example',
  address: {
    street: 'Travessa do Azulejo Velho, 14',
    city: 'Lisboa',
    state: 'Lisboa',
    postalCode: '1170-000',
    country: 'PT',
  },
  location: { latitude: 38.7172, longitude: -9.1307 },
  socialMedia: [
    { name: 'instagram', url: 'https://instagram.example/lisboasporelab' },
    { name: 'mastodon', url: 'https://mastodon.example/@lisboasporelab' },
  ],
  hours: {
    en: 'Shop: Tuesday to Friday, 2 to 7 pm; parcels leave on Monday and Wednesday',
    es: 'Tienda: de martes a viernes, de 14 a 19 h; los paquetes salen lunes y miércoles',
    pt: 'Loja: de terça a sexta, das 14h às 19h; expedição às segundas e quartas',
  },
  palette: ['#2b4c7e', '#f5efe0'],
  mark: 'spore',
}
