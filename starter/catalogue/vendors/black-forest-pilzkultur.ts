import type { VendorSeed } from '../shapes'

export const blackForestPilzkultur: VendorSeed = {
  slug: 'black-forest-pilzkultur',
  displayName: 'Black Forest Pilzkultur',
  businessName: 'Black Forest Pilzkultur GmbH',
  vendorType: 'wholesale',
  lead: {
    en: 'A Freiburg wholesaler of spawn, dried mushrooms and hard-wearing forest clothing, supplying shops, kitchens and growers since 1994.',
    es: 'Mayorista de Friburgo que desde 1994 abastece a tiendas, cocinas y cultivadores de micelio, setas secas y ropa resistente para el bosque.',
    pt: 'Atacadista de Freiburg que desde 1994 fornece spawn, cogumelos secos e roupa resistente de mata a lojas, cozinhas e cultivadores.',
  },
  description: {
    en: 'The warehouse stands beside the Dreisam, close enough to the hills that we can see whether it is raining on the spruces. Pallets of grain spawn leave on Monday; dried goods and clothing leave whenever a box is full.\n\n## For growers and shops\n\nSpawn is made to order on organic rye, in bags of 500 g and 3 kg, and cooled before transport. Dried *Boletus edulis* and shiitake are bought from a short list of cooperatives and graded here by hand. Small orders are accepted, at the shop price, since every large customer was once a small one.\n\n## Clothing\n\nThe forest range began when our own delivery crew complained about their trousers. Fabrics are woven in Europe, seams are sewn twice, and buttons can be replaced with any others of the same size. A repair form comes folded in the pocket.\n\n- Trade accounts from 150 euros\n- Certificates for organic lots on request\n- Pallet sharing for neighboring towns\n\nWrite in German, English, Spanish or Portuguese. Someone at the long table reads each.',
    es: 'El almacén está junto al Dreisam, tan cerca de los montes que vemos si llueve sobre las píceas. Los palés de micelio en grano salen el lunes; lo seco y la ropa, cuando se llena una caja.\n\n## Para cultivadores y comercios\n\nEl micelio se prepara por encargo sobre centeno ecológico, en bolsas de 500 g y de 3 kg, y se enfría antes del transporte. *Boletus edulis* y shiitake secos llegan de unas pocas cooperativas y se clasifican aquí a mano. Aceptamos pedidos pequeños a precio de tienda, porque todo cliente grande fue pequeño alguna vez.\n\n## Ropa\n\nLa línea de bosque empezó cuando nuestros propios repartidores se quejaron de sus pantalones. Las telas se tejen en Europa, las costuras van dobles y cada botón puede sustituirse por otro cualquiera de igual medida. En el bolsillo viene doblada una hoja para pedir arreglos.\n\n- Cuentas de comercio desde 150 euros\n- Certificados de los lotes ecológicos, a petición\n- Palés compartidos entre localidades vecinas\n\nSe puede escribir en alemán, inglés, español o portugués. En la mesa larga siempre hay quien lo lea.',
    pt: 'O armazém fica à beira do rio Dreisam, tão perto dos montes que dá para ver se está chovendo nos espruces. Os paletes de spawn saem na segunda; secos e roupas, assim que uma caixa enche.\n\n## Para cultivadores e lojas\n\nO spawn é feito sob encomenda em centeio orgânico, em sacos de 500 g e de 3 kg, e resfriado antes da viagem. *Boletus edulis* e shiitake secos vêm de poucas cooperativas e são classificados aqui, à mão. Pedidos pequenos são aceitos a preço de loja, pois todo cliente grande um dia foi pequeno.\n\n## Roupas\n\nA linha de mata surgiu quando nossos entregadores reclamaram das próprias calças. Os tecidos são europeus, as costuras são duplas e os botões aceitam troca por qualquer outro do mesmo tamanho. Dobrada no bolso vai uma ficha para solicitar consertos.\n\n- Conta de atacado a partir de 150 euros\n- Certificados dos lotes orgânicos, se pedidos\n- Frete em palete dividido entre cidades vizinhas\n\nEscreva em alemão, inglês, espanhol ou português. Na mesa comprida alguém entende.',
  },
  email: 'lager@black-forest-pilzkultur.example',
  phone: '+49 761 555 0115',
  website: 'https://black-forest-pilzkultur.example',
  address: {
    street: 'Am Fichtenlager 9',
    city: 'Freiburg im Breisgau',
    state: 'Baden-Württemberg',
    postalCode: '79117',
    country: 'DE',
  },
  location: { latitude: 47.9836, longitude: 7.8924 },
  socialMedia: [{ name: 'linkedin', url: 'https://linkedin.example/company/black-forest-pilzkultur' }],
  hours: {
    en: 'Loading door: Monday to Thursday, 7 am to 4 pm; Friday to noon',
    es: 'Muelle de carga: de lunes a jueves, de 7 a 16 h; viernes hasta mediodía',
    pt: 'Doca: de segunda a quinta, das 7h às 16h; sexta até o meio-dia',
  },
  palette: ['#16322a', '#b5893c'],
  mark: 'cap',
}
