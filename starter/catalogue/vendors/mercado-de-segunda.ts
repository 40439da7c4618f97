import type { VendorSeed } from '../shapes'

export const mercadoDeSegunda: VendorSeed = {
  slug: 'mercado-de-segunda',
  displayName: 'Mercado de Segunda',
  businessName: 'Mercado de Segunda (asociación)',
  vendorType: 'other',
  lead: {
    en: 'A volunteer notice board in Barcelona where growers and amateur mycologists pass on used equipment, checked and described with its faults.',
    es: 'Un tablón de anuncios voluntario de Barcelona donde cultivadores y aficionados a la micología venden equipo usado, revisado y descrito con sus defectos.',
    pt: 'Um mural voluntário de Barcelona em que cultivadores e micólogos amadores repassam equipamento usado, conferido e descrito com seus defeitos.',
  },
  description: {
    en: 'Good equipment spends too many years in cupboards. On the first Saturday of the month we open a borrowed hall in Poble-sec, plug things in, and write on a card what works and what does not.\n\n## How a notice gets here\n\nThe owner brings the item or sends a video of it running. Two volunteers test what can be tested: pressure pots are brought to fifteen pounds and held, motors run for an hour, lenses are looked through. The card lists each scratch. Only then does the notice go up, with one price and no bargaining.\n\n## Buying\n\nPayment waits with the association until you confirm that the parcel matches the card. If it does not, the money returns and the seller pays the postage. We keep three percent for the hall and the tape.\n\nThere is no warranty beyond honesty, and pressure vessels carry their age in large figures. We do not list opened cultures, spores of any kind, or food. What remains unsold after three months is offered to schools, among them those of [the kit project](/projects/straw-to-supper-school-kits).',
    es: 'El buen equipo pasa demasiados años en los armarios. El primer sábado de cada mes abrimos un local prestado en el Poble-sec, enchufamos los aparatos y apuntamos en una ficha lo que funciona y lo que no.\n\n## Cómo entra un anuncio\n\nLa persona trae el objeto o manda un vídeo en marcha. Dos voluntarios prueban lo que se puede probar: las ollas suben a quince libras y se mantienen, los motores giran una hora, las lentes se miran una a una. La ficha recoge cada rasguño. Después se publica, con un precio y sin regateo.\n\n## Comprar\n\nEl dinero espera en la asociación hasta que usted confirme que el paquete coincide con la ficha. Si no coincide, se le devuelve y el envío lo paga quien vendió. Nos quedamos un tres por ciento para el local y la cinta.\n\nNo hay más garantía que la franqueza, y los recipientes a presión llevan su edad en números grandes. No admitimos cultivos abiertos, esporas ni alimentos. Lo que sigue sin dueño a los tres meses se ofrece a escuelas, como las del [proyecto de kits](/projects/straw-to-supper-school-kits).',
    pt: 'Equipamento bom passa anos demais dentro do armário. No primeiro sábado do mês abrimos uma sala emprestada no Poble-sec, ligamos tudo na tomada e anotamos numa ficha o que funciona e o que falha.\n\n## Como um anúncio entra\n\nA pessoa traz o objeto ou manda um vídeo dele ligado. Dois voluntários testam o que dá para testar: panelas vão a quinze libras e ficam lá, motores giram uma hora, lentes são olhadas uma por uma. Na ficha entra cada arranhão. Aí sim o anúncio sobe, com preço único e sem pechincha.\n\n## Na hora de comprar\n\nO pagamento fica com a associação até você confirmar que o pacote bate com a ficha. Se não bater, o valor volta e o frete corre por conta de quem vendeu. Retemos três por cento para a sala e a fita adesiva.\n\nGarantia, só a da franqueza; vasos de pressão trazem a idade em números grandes. Não anunciamos culturas abertas, esporos nem alimentos. O que sobra depois de três meses é oferecido a escolas, entre elas as do [projeto dos kits](/projects/straw-to-supper-school-kits).',
  },
  email: 'tablon@mercado-de-segunda.example',
  phone: '+34 93 555 0121',
  website: 'https://mercado-de-segunda.example',
  address: {
    street: 'Carrer de la Romana Vella, 31',
    city: 'Barcelona',
    state: 'Barcelona',
    postalCode: '08004',
    country: 'ES',
  },
  location: { latitude: 41.3731, longitude: 2.1604 },
  socialMedia: [{ name: 'telegram', url: 'https://telegram.example/mercadodesegunda' }],
  hours: {
    en: 'First Saturday of the month, 10 am to 2 pm; no hall day in August',
    es: 'Primer sábado de mes, de 10 a 14 h; en agosto no hay local',
    pt: 'Primeiro sábado do mês, das 10h às 14h; em agosto a sala não abre',
  },
  palette: ['#a3472f', '#efe6d8'],
  mark: 'star',
}
