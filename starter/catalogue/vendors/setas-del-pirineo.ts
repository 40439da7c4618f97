import type { VendorSeed } from '../shapes'

export const setasDelPirineo: VendorSeed = {
  slug: 'setas-del-pirineo',
  displayName: 'Setas del Pirineo',
  businessName: 'Setas del Pirineo S. Coop.',
  vendorType: 'forager',
  lead: {
    en: 'A cooperative of eleven licensed pickers in the valleys around Jaca, who gather wild mushrooms by permit and sell them fresh and dried.',
    es: 'Cooperativa de once recolectores con permiso en los valles de Jaca, que venden setas silvestres frescas y secas.',
    pt: 'Cooperativa de onze coletores licenciados nos vales de Jaca, que vendem cogumelos silvestres frescos e secos.',
  },
  description: {
    en: 'Eleven of us hold picking permits for the public forests between the Aragón and Gállego rivers. We go out in pairs, carry wicker, and leave the smallest and the oldest where they stand.\n\n## The year\n\nMorels open the season in April along the streams. Chanterelles follow the summer storms, *Boletus edulis* fills September, and saffron milk caps under the pines take us into November. What the weather refuses, we do not sell from elsewhere.\n\n## Two pairs of eyes\n\nEvery basket is sorted twice: once by the person who picked it and again by Pilar, who trained as an inspector and has final say. Anything doubtful goes to the compost, never to the scale. Each lot carries the name of the valley and the date.\n\nFresh boxes travel only within the Iberian Peninsula; dried lots go further. In autumn we lead small walks for people who want to learn the wood before the frying pan. Our view of how to behave among trees is close to [these notes on law and manners](/posts/foraging-law-and-manners).',
    es: 'Once personas tenemos permiso para recoger en los montes públicos entre el Aragón y el Gállego. Salimos de dos en dos, con cesta de mimbre, y dejamos en su sitio las más pequeñas y las más viejas.\n\n## El año\n\nLas colmenillas abren la temporada en abril, junto a los barrancos. Los rebozuelos llegan con las tormentas de verano, *Boletus edulis* ocupa septiembre y los níscalos de los pinares nos llevan hasta noviembre. Si el tiempo niega una cosecha, no la traemos de fuera.\n\n## Cuatro ojos\n\nCada cesta se revisa dos veces: la primera quien la recogió y la segunda Pilar, que se formó como inspectora y tiene la última palabra. Lo dudoso va al compost, jamás a la báscula. Cada lote lleva escrito el valle y el día.\n\nLas cajas frescas solo viajan por la península ibérica; lo seco llega más lejos. En otoño guiamos paseos pequeños para quien quiera conocer el bosque antes que la sartén. Nuestra manera de comportarnos entre los árboles se parece a [estos apuntes sobre leyes y modales](/posts/foraging-law-and-manners).',
    pt: 'Somos onze pessoas com licença de coleta nas florestas públicas entre os rios Aragón e Gállego. Saímos sempre em dupla, com cesto de vime, e deixamos no lugar os exemplares menores e os mais velhos.\n\n## O ano\n\nAs morquelas abrem a temporada em abril, na beira dos riachos. Os cantarelos chegam com as tempestades de verão, o *Boletus edulis* toma conta de setembro e as sanchas dos pinhais nos acompanham até novembro. Se o tempo não dá, não compramos de fora para vender.\n\n## Dupla conferência\n\nCada cesto é examinado duas vezes: primeiro por quem colheu, depois por Pilar, que se formou como inspetora e decide. O que deixa dúvida vai para a composteira, nunca para a balança. Todos os lotes trazem o nome do vale e a data.\n\nAs caixas frescas só viajam dentro da Península Ibérica; os secos vão mais longe. No outono conduzimos caminhadas em grupos pequenos, para quem prefere aprender o bosque antes da frigideira. O que pensamos sobre boas maneiras na mata está perto [destas notas sobre lei e convivência](/posts/foraging-law-and-manners).',
  },
  email: 'cesta@setas-del-pirineo.example',
  phone: '+34 974 555 018',
  website: 'https://setas-del-pirineo.example',
  address: { street: 'Calle de los Cesteros, 7', city: 'Jaca', state: 'Huesca', postalCode: '22700', country: 'ES' },
  location: { latitude: 42.5702, longitude: -0.5491 },
  socialMedia: [{ name: 'instagram', url: 'https://instagram.example/setasdelpirineo' }],
  hours: {
    en: 'Shop: Friday and Saturday, 10 am to 1:30 pm; other days by appointment',
    es: 'Tienda: viernes y sábado, de 10 a 13:30 h; el resto de la semana, con cita',
    pt: 'Loja: sextas e sábados, das 10h às 13h30; nos outros dias, com hora marcada',
  },
  palette: ['#7a4a21', '#e3b04b'],
  mark: 'hill',
}
