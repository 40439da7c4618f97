import { hypholomaFasciculareFacts } from '../poisonous/facts/hypholoma-fasciculare.data'
import { poisonous } from '../poisonous/shape'

export const hypholomaFasciculare = poisonous(hypholomaFasciculareFacts, {
  lead: {
    en: 'Sulfur tuft crowds stumps through most of the year, so bitter raw that few would swallow it, yet boiling removes the bitterness and leaves the poison in the dish.',
    es: 'El hifoloma de láminas verdes cubre tocones casi todo el año, tan amargo en crudo que pocos lo tragarían, pero al hervirlo se va el amargor y el veneno se queda.',
    pt: 'O hifoloma de lâminas verdes cobre tocos quase o ano todo, tão amargo quando cru que poucos o engoliriam, mas a fervura leva o amargor e o veneno fica.',
  },
  description: {
    en: 'A stump can vanish under it: dozens of small caps, sulfur yellow and warmed with orange in the middle, on thin yellow stems. The gills begin yellow and then turn distinctly green, a color rare enough to stop for. Purple-brown spores dust whatever lies beneath. There is no ring, only a dark zone on the stem.\n\nIt eats wood of every kind, conifer or broadleaf, standing as a stump or buried, from April to December in the north and from March to July in the south.\n\nAnyone who gathers tufts from wood can meet it: those after honey fungus, brick tuft or sheathed woodtuft, and those hoping for [pioppino](/mushrooms/cyclocybe-aegerita), [nameko](/mushrooms/pholiota-microspora) or [enoki](/mushrooms/flammulina-filiformis). A bitter bite is no safeguard, since cooking hides it. Nor does the absence of green acquit a tuft. The same stumps bear the deadly funeral bell, brown-spored and ringed, and one basket can hold both. Check the gills and the print of every stem, not of one from the tuft.',
    es: 'Un tocón puede desaparecer debajo: docenas de sombreros pequeños, amarillo azufre y anaranjados en el centro, sobre pies amarillos y finos. Las láminas empiezan amarillas y luego se vuelven verdes, color tan raro que merece detenerse. Las esporas, pardo púrpura, empolvan lo que queda debajo. No hay anillo, solo una zona oscura en el pie.\n\nConsume madera de toda clase, de coníferas o de frondosas, en tocón o enterrada, de abril a diciembre en el norte y de marzo a julio en el sur.\n\nPuede encontrarlo cualquiera que recoja grupos sobre madera: quien busca la armilaria, el hifoloma color ladrillo o la foliota cambiante, o quien quiere la [seta de chopo](/mushrooms/cyclocybe-aegerita), el [nameko](/mushrooms/pholiota-microspora) o el [enoki](/mushrooms/flammulina-filiformis). Un bocado amargo no protege, pues la cocina lo esconde. Que falte el verde tampoco absuelve. En los mismos tocones crece la galerina mortal, de esporada parda y con anillo, y una cesta puede llevar ambas. Mire las láminas y la esporada de cada pie, no de uno del grupo.',
    pt: 'Um toco pode sumir debaixo dele: dezenas de chapéus pequenos, amarelo-enxofre e alaranjados no centro, sobre pés amarelos e finos. As lâminas começam amarelas e depois ficam verdes, cor tão rara que pede uma parada. Os esporos, marrom-púrpura, empoeiram o que está embaixo. Não há anel, só uma zona escura no pé.\n\nConsome madeira de todo tipo, de coníferas ou de folhosas, em toco ou enterrada, de abril a dezembro no norte e de março a julho no sul.\n\nPode encontrá-lo qualquer um que colha tufos sobre madeira: quem busca o cogumelo-do-mel, o hifoloma-cor-de-tijolo ou a foliota-mutável, ou quem quer o [cogumelo-do-choupo](/mushrooms/cyclocybe-aegerita), o [nameko](/mushrooms/pholiota-microspora) ou o [enoki](/mushrooms/flammulina-filiformis). Uma mordida amarga não protege, pois a panela a esconde. A falta do verde também não absolve. Nos mesmos tocos cresce a galerina-mortal, de esporada marrom e com anel, e um cesto pode levar as duas. Olhe as lâminas e a esporada de cada pé, não de um só do tufo.',
  },
  cap: {
    en: 'Domed, then flatter, 2–7 cm, sulfur yellow with an orange-brown middle, smooth and dry.',
    es: 'Convexo, después más plano, de 2 a 7 cm, amarillo azufre con centro anaranjado, liso y seco.',
    pt: 'Convexo, depois mais plano, com 2–7 cm, amarelo-enxofre com centro alaranjado, liso e seco.',
  },
  gills: {
    en: 'Gills yellow, then green; print purple-brown. Stem 4–12 cm by 0.3–1 cm, yellow, with only a dark zone in place of a ring and without a volva.',
    es: 'Láminas amarillas, luego verdes; esporada pardo púrpura. Pie de 4–12 cm por 0,3–1 cm, amarillo, con una zona oscura en lugar de anillo y sin volva.',
    pt: 'Lâminas amarelas, depois verdes; esporada marrom-púrpura. Pé de 4–12 cm por 0,3–1 cm, amarelo, com uma zona escura em lugar de anel e sem volva.',
  },
  es: {
    habitat: 'Grupos densos sobre tocones y madera enterrada de toda clase.',
    substrates: ['tocones de coníferas y frondosas', 'troncos de frondosas'],
    bruising: null,
    toxins: [
      'Se les atribuye la intoxicación. El amargor se pierde al hervir y el veneno no, así que el plato cocinado no avisa.',
    ],
    fatality:
      'Se conocen muertes, aunque raras: las autoridades sanitarias de Japón advierten de casos mortales, y se dice que cuatro niños de una misma familia murieron allí por comerlo en 1956.',
    regions:
      'Regiones templadas de todo el mundo. Intoxica donde se recogen setas en grupos sobre madera: Europa, China y Japón.',
    sporeShape: 'elipsoidal, lisa, con poro germinativo',
    microscopy: 'Crisocistidios (células con un cuerpo amarillo) en la cara de las láminas.',
    differences: {
      'Galerina marginata':
        'Los mismos grupos sobre madera, esporada herrumbrosa, anillo o zona anular, sin verde en las láminas; mortal.',
    },
    summaries: {},
  },
  pt: {
    habitat: 'Tufos densos em tocos e madeira enterrada de todo tipo.',
    substrates: ['tocos de coníferas e folhosas', 'toras de folhosas'],
    bruising: null,
    toxins: [
      'A eles se atribui a intoxicação. O amargor se perde na fervura e o veneno não, de modo que o prato cozido não avisa.',
    ],
    fatality:
      'As mortes são raras, mas relatadas: as autoridades de saúde do Japão alertam para casos fatais, e diz-se que quatro crianças de uma mesma família morreram ali por causa dele em 1956.',
    regions:
      'Regiões temperadas do mundo inteiro. Envenena onde se colhem cogumelos em tufos sobre madeira: Europa, China e Japão.',
    sporeShape: 'elipsoide, lisa, com poro germinativo',
    microscopy: 'Crisocistídios (células com um corpo amarelo) na face das lâminas.',
    differences: {
      'Galerina marginata':
        'Os mesmos tufos sobre madeira, esporada ferrugínea, anel ou zona anular, sem verde nas lâminas; mortal.',
    },
    summaries: {},
  },
})
