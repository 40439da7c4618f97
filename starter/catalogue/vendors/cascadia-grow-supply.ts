import type { VendorSeed } from '../shapes'

export const cascadiaGrowSupply: VendorSeed = {
  slug: 'cascadia-grow-supply',
  displayName: 'Cascadia Grow Supply',
  businessName: 'Cascadia Grow Supply Co.',
  vendorType: 'equipment',
  lead: {
    en: 'A Portland workshop that builds flow hoods, repairs sterilizers and stocks the plain supplies a mushroom grower runs out of on a Sunday.',
    es: 'Un taller de Portland que construye cabinas de flujo, repara esterilizadores y vende los suministros que a un cultivador se le acaban en domingo.',
    pt: 'Uma oficina de Portland que monta capelas de fluxo, conserta esterilizadores e mantém em estoque o básico que acaba no domingo.',
  },
  description: {
    en: 'We are four people, a sheet-metal brake and a bench full of fans. The company grew out of a repair stall at a growers’ meeting, and repair is still the part we like best.\n\n## Built here\n\nFlow hoods are folded and assembled on the premises. Each leaves with the airflow readings taken across nine points of the filter face, signed by whoever measured them. Humidity and fresh-air controllers are wired to plain terminals, so that a person with a screwdriver can mend one in ten years’ time.\n\n## Bought with care\n\nBags, filter patches, impulse sealers and pressure sterilizers come from makers whose spare parts we can get. If a gasket is going to be unavailable, we would rather not sell the pot.\n\n- Spares are listed beside every machine\n- Manuals are free to download, owner or not\n- Used hoods can be sent back for a new filter\n\nCustomers new to sterile work are pointed to [clean technique](/mushrooms/growing-guide/clean-technique-from-spore-to-grain) before they spend anything.',
    es: 'Somos cuatro personas, una plegadora de chapa y un banco lleno de ventiladores. La empresa nació como puesto de reparación en un encuentro de cultivadores, y arreglar cosas sigue siendo lo que más nos gusta.\n\n## Hecho aquí\n\nLas cabinas de flujo se pliegan y arman en el taller. Cada una sale con la velocidad del aire medida en nueve puntos del filtro y la firma de quien tomó los datos. Los controladores de humedad y ventilación llevan bornes sencillos, para que alguien con un destornillador pueda repararlos dentro de diez años.\n\n## Elegido con cuidado\n\nBolsas, parches de filtro, selladoras de impulso y esterilizadores a presión vienen de fabricantes que nos surten repuestos. Cuando una junta va a ser imposible de encontrar, preferimos no vender la olla.\n\n- Las piezas de recambio figuran junto a su máquina\n- Los manuales se descargan gratis, aunque no se haya comprado nada\n- Las cabinas usadas pueden volver para cambiar el filtro\n\nA quien nunca ha trabajado en condiciones estériles le sugerimos leer sobre [técnica limpia](/mushrooms/growing-guide/clean-technique-from-spore-to-grain) antes de gastar un peso.',
    pt: 'A equipe é de quatro pessoas, mais uma dobradeira de chapa e uma bancada cheia de ventiladores. A empresa nasceu de uma banca de consertos num encontro de cultivadores, e consertar segue sendo a parte preferida.\n\n## Feito aqui\n\nAs capelas de fluxo são dobradas e montadas na oficina. Cada uma parte com as leituras de ar em nove pontos da face do filtro, assinadas por quem mediu. Os controladores de umidade e ventilação usam bornes comuns, de modo que qualquer pessoa com chave de fenda consiga repará-los daqui a dez anos.\n\n## Escolhido com critério\n\nSacos, filtros adesivos, seladoras de impulso e esterilizadores a pressão vêm de fabricantes que fornecem peças. Panela cuja borracha vai sumir do mercado, preferimos nem vender.\n\n- Peças de reposição aparecem ao lado de cada máquina\n- Manuais livres para baixar, mesmo por quem não é cliente\n- Capelas usadas podem voltar para troca de filtro\n\nQuem nunca fez trabalho estéril recebe a indicação de ler sobre [técnica limpa](/mushrooms/growing-guide/clean-technique-from-spore-to-grain) antes de gastar qualquer coisa.',
  },
  email: 'bench@cascadia-grow-supply.example',
  phone: '+1-503-555-0188',
  website: 'https://cascadia-grow-supply.example',
  address: { street: '2207 SE Tinsmith Street', city: 'Portland', state: 'OR', postalCode: '97214', country: 'US' },
  location: { latitude: 45.5123, longitude: -122.6437 },
  socialMedia: [
    { name: 'youtube', url: 'https://youtube.example/cascadiagrowsupply' },
    { name: 'instagram', url: 'https://instagram.example/cascadiagrowsupply' },
  ],
  hours: {
    en: 'Counter: Monday to Friday, 8 am to 5 pm, Sunday 10 am to 1 pm',
    es: 'Mostrador: de lunes a viernes, de 8 a 17 h; domingo, de 10 a 13 h',
    pt: 'Balcão: de segunda a sexta, das 8h às 17h; domingo, das 10h às 13h',
  },
  palette: ['#37474f', '#c9d6d3'],
  mark: 'wave',
}
