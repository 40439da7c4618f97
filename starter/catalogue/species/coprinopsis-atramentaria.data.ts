import { coprinopsisAtramentariaFacts } from '../poisonous/facts/coprinopsis-atramentaria.data'
import { poisonous } from '../poisonous/shape'

export const coprinopsisAtramentaria = poisonous(coprinopsisAtramentariaFacts, {
  lead: {
    en: 'A gray town mushroom that melts into ink and seems harmless until alcohol is drunk, even days after the meal; then the common inkcap sets heart and stomach racing.',
    es: 'Seta gris de ciudad que se deshace en tinta y parece inofensiva hasta que se bebe alcohol, incluso días después; entonces el coprino antialcohólico altera el corazón y el estómago.',
    pt: 'Cogumelo cinza de cidade que se desfaz em tinta e parece inofensivo até se beber álcool, mesmo dias depois; então o coprino-cinzento agita o coração e o estômago.',
  },
  description: {
    en: 'Tight clumps of gray eggs push up through a lawn. Each opens into a furrowed bell, smooth or with a few tiny brown scales at the top, and then melts from cap and gills into black ink. The gills, crowded together, pass through white and gray on the way. Low on the pale stem sits a ridge that is easily read as a ring and is none.\n\nIt feeds on buried hardwood and rich soil, so towns suit it: grass, gardens, verges. North of the equator it can appear from April to November, in the south from March to July.\n\nIt is picked in place of the [shaggy mane](/mushrooms/coprinus-comatus), a tall white cylinder with upturned shaggy scales and a ring that slides. The meal itself gives no warning. Coprine, which neither cooking nor drying destroys, becomes a compound that stops the body clearing alcohol past acetaldehyde, and it stays for days. A glass on a later evening can therefore set off what nobody connects with the mushrooms any more. People with heart disease have the most to fear from it.',
    es: 'En el césped asoman apretados grupos de huevos grises. Cada uno se abre en una campana surcada, lisa o con unas pocas escamas pardas diminutas en lo alto, y luego sombrero y láminas se funden en tinta negra. Las láminas, muy juntas, pasan antes por el blanco y el gris. En la parte baja del pie pálido hay un reborde que se toma con facilidad por anillo sin serlo.\n\nSe alimenta de madera enterrada de frondosas y de suelo rico, así que la ciudad le conviene: hierba, jardines, orillas de camino. Al norte del ecuador puede salir de abril a noviembre; al sur, de marzo a julio.\n\nSe recoge en lugar de la [barbuda](/mushrooms/coprinus-comatus), un cilindro alto y blanco con escamas lanosas levantadas y un anillo que se desliza. La comida en sí no avisa. La coprina, que ni la cocción ni el secado destruyen, se convierte en un compuesto que impide al cuerpo eliminar el alcohol más allá del acetaldehído, y permanece varios días. Por eso una copa de otra noche puede desatar algo que ya nadie relaciona con las setas. Quienes padecen del corazón son los que más arriesgan.',
    pt: 'No gramado surgem grupos apertados de ovos cinzentos. Cada um se abre num sino sulcado, liso ou com umas poucas escamas marrons minúsculas no alto, e depois chapéu e lâminas se derretem em tinta preta. As lâminas, bem juntas, passam antes pelo branco e pelo cinza. Na parte baixa do pé claro há um rebordo que facilmente se toma por anel, sem ser.\n\nAlimenta-se de madeira enterrada de folhosas e de solo rico, e por isso a cidade lhe convém: grama, jardins, beiras de caminho. Ao norte do equador pode sair de abril a novembro; ao sul, de março a julho.\n\nÉ colhido no lugar do [coprino-cabeludo](/mushrooms/coprinus-comatus), um cilindro alto e branco com escamas lanosas levantadas e um anel que desliza. A refeição em si não avisa. A coprina, que nem o cozimento nem a secagem destroem, transforma-se num composto que impede o corpo de eliminar o álcool além do acetaldeído, e permanece por dias. Assim, uma taça em outra noite pode desencadear algo que ninguém mais liga aos cogumelos. Quem sofre do coração é quem corre o maior risco.',
  },
  cap: {
    en: 'Egg-shaped, then a furrowed bell that dissolves, 3–9 cm, gray to gray-brown, smooth apart from tiny brown scales sometimes found at the top.',
    es: 'Ovoide, después campana surcada que se deshace, de 3 a 9 cm, gris a pardo grisáceo, liso salvo diminutas escamas pardas que a veces lleva en lo alto.',
    pt: 'Ovoide, depois sino sulcado que se desfaz, com 3–9 cm, cinza a marrom-acinzentado, liso a não ser por escamas marrons minúsculas que às vezes traz no alto.',
  },
  gills: {
    en: 'Crowded gills, white, then gray, then black ink; print black. Stem 5–15 cm by 0.8–1.8 cm, whitish, with a low ridge near the base but no real ring and no volva.',
    es: 'Láminas apretadas, blancas, luego grises y al final tinta negra; esporada negra. Pie de 5–15 cm por 0,8–1,8 cm, blanquecino, con un reborde bajo cerca de la base, sin anillo verdadero ni volva.',
    pt: 'Lâminas densas, brancas, depois cinzas e por fim tinta preta; esporada preta. Pé de 5–15 cm por 0,8–1,8 cm, esbranquiçado, com um rebordo baixo perto da base, sem anel verdadeiro nem volva.',
  },
  es: {
    habitat: 'Hierba, jardines, orillas de camino y madera enterrada en las ciudades.',
    substrates: ['madera enterrada de frondosas y suelo rico'],
    bruising: 'Sombrero y láminas se disuelven en tinta negra',
    toxins: [
      'Se transforma en 1-aminociclopropanol, que impide al cuerpo eliminar el alcohol más allá del acetaldehído; resiste la cocción y el secado.',
    ],
    fatality:
      'Las muertes son, a lo sumo, excepcionales; el peligro está en el pulso irregular y el colapso de quienes padecen del corazón.',
    regions:
      'Regiones templadas del mundo, frecuente en las ciudades. Hay casos dondequiera que se confunde con la barbuda, sobre todo en Europa y Norteamérica.',
    sporeShape: 'almendrada a elipsoidal, lisa, con poro germinativo',
    microscopy: 'Cistidios grandes en forma de saco en las caras de las láminas.',
    differences: { 'Coprinopsis variegata': 'Placas lanosas en el sombrero; la misma reacción con el alcohol.' },
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/?term=Poisoning+by+Coprinus+atramentarius':
        'Revisión sobre la coprina y su reacción con el alcohol.',
    },
  },
  pt: {
    habitat: 'Grama, jardins, beiras de caminho e madeira enterrada nas cidades.',
    substrates: ['madeira enterrada de folhosas e solo rico'],
    bruising: 'Chapéu e lâminas se dissolvem em tinta preta',
    toxins: [
      'Transforma-se em 1-aminociclopropanol, que impede o corpo de eliminar o álcool além do acetaldeído; resiste ao cozimento e à secagem.',
    ],
    fatality:
      'As mortes são, no máximo, excepcionais; o perigo está no pulso irregular e no colapso de quem sofre do coração.',
    regions:
      'Regiões temperadas do mundo, comum nas cidades. Há casos onde quer que seja confundido com o coprino-cabeludo, sobretudo na Europa e na América do Norte.',
    sporeShape: 'amendoada a elipsoide, lisa, com poro germinativo',
    microscopy: 'Cistídios grandes em forma de bolsa nas faces das lâminas.',
    differences: { 'Coprinopsis variegata': 'Placas lanosas no chapéu; a mesma reação com o álcool.' },
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/?term=Poisoning+by+Coprinus+atramentarius':
        'Revisão sobre a coprina e sua reação com o álcool.',
    },
  },
})
