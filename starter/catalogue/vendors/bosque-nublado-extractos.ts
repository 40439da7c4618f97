import type { VendorSeed } from '../shapes'

export const bosqueNubladoExtractos: VendorSeed = {
  slug: 'bosque-nublado-extractos',
  displayName: 'Bosque Nublado Extractos',
  businessName: 'Bosque Nublado Extractos S. de R.L.',
  vendorType: 'laboratory',
  lead: {
    en: 'A small extraction laboratory in Xalapa that works from whole fruit bodies and prints the measured beta-glucan figure on each label.',
    es: 'Un laboratorio pequeño de Xalapa que extrae a partir del cuerpo fructífero entero e imprime en cada etiqueta los betaglucanos medidos.',
    pt: 'Um pequeno laboratório de Xalapa que extrai do corpo de frutificação inteiro e imprime em cada rótulo o teor medido de betaglucanas.',
  },
  description: {
    en: 'Two chemists and a coffee roaster share this building at the edge of the cloud forest. We buy reishi, turkey tail and cordyceps dried, and lion’s mane fresh, from growers we have visited, and turn them into powders, capsules and tinctures.\n\n## The method\n\nPowders are water extracts; tinctures and our reishi capsules are double ones, in water and in alcohol. Which of the two a bottle holds is on its label, with the serving. No starch or grain is added at any point, and *Cordyceps militaris* is harvested off its rice before it reaches us.\n\n## What the label says\n\n- Species, part used and country of cultivation\n- Beta-glucans and alpha-glucans, measured by an outside laboratory\n- Lot, extraction ratio and date\n\nWe describe composition and leave health questions to people trained to answer them. If you take medicine, show the label to your doctor or pharmacist before starting anything. Readers who want to know what the numbers are worth should begin with [this plain account](/posts/what-beta-glucan-numbers-mean).',
    es: 'Dos químicas y un tostador de café compartimos este edificio a la orilla del bosque de niebla. Compramos reishi, cola de pavo y cordyceps ya secos, y melena de león fresca, a cultivadores que hemos visitado, y de ahí salen polvos, cápsulas y tinturas.\n\n## El método\n\nLos polvos son extractos acuosos; las tinturas y las cápsulas de reishi son extractos dobles, en agua y en alcohol. Cuál de los dos lleva cada envase lo dice la etiqueta, junto con la porción. En ningún paso se agrega almidón ni grano, y *Cordyceps militaris* se separa de su arroz antes de llegar aquí.\n\n## Qué dice la etiqueta\n\n- Especie, parte usada y país de cultivo\n- Betaglucanos y alfaglucanos, medidos por un laboratorio externo\n- Lote, relación de extracción y fecha\n\nDescribimos la composición; las preguntas de salud son para quien se formó en responderlas. Si toma algún medicamento, muestre la etiqueta a su médico o farmacéutico antes de empezar. Para saber cuánto valen esas cifras, conviene leer [esta explicación sencilla](/posts/what-beta-glucan-numbers-mean).',
    pt: 'Duas químicas e um torrador de café dividem este prédio na borda da floresta de neblina. Compramos reishi, cauda-de-peru e cordyceps secos, e juba-de-leão fresca, de cultivadores que já visitamos, e deles fazemos pós, cápsulas e tinturas.\n\n## O processo\n\nOs pós são extratos aquosos; as tinturas e as cápsulas de reishi são extratos duplos, em água e em álcool. Qual dos dois está em cada frasco, o rótulo informa, junto com a porção. Não há adição de amido nem de grão, e o *Cordyceps militaris* é separado do arroz antes de chegar até nós.\n\n## O que o rótulo informa\n\n- Espécie, parte usada e país de cultivo\n- Betaglucanas e alfaglucanas, medidas por laboratório externo\n- Lote, razão de extração e data\n\nDescrevemos a composição; dúvidas de saúde cabem a quem estudou para respondê-las. Quem usa remédio deve mostrar o rótulo ao médico ou farmacêutico antes de começar. Para entender o que esses números querem dizer, vale começar por [este texto sem rodeios](/posts/what-beta-glucan-numbers-mean).',
  },
  email: 'laboratorio@bosque-nublado-extractos.example',
  phone: '+52 228 555 0164',
  website: 'https://bosque-nublado-extractos.example',
  address: {
    street: 'Callejón del Liquidámbar 22',
    city: 'Xalapa',
    state: 'Veracruz',
    postalCode: '91000',
    country: 'MX',
  },
  location: { latitude: 19.5311, longitude: -96.9168 },
  socialMedia: [{ name: 'instagram', url: 'https://instagram.example/bosquenubladoextractos' }],
  hours: {
    en: 'Phone and counter: Monday to Friday, 10 am to 5 pm',
    es: 'Teléfono y mostrador: de lunes a viernes, de 10 a 17 h',
    pt: 'Telefone e balcão: de segunda a sexta, das 10h às 17h',
  },
  palette: ['#1f3b3a', '#b7d3c6'],
  mark: 'flask',
}
