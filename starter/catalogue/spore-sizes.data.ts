import type { SporesSeed } from './shapes'

const shape = (en: string, es: string, pt: string) => ({ en, es, pt })
const spores = (
  length: readonly [number, number],
  width: readonly [number, number],
  form: SporesSeed['shape'],
  note: SporesSeed['note'] = null,
): SporesSeed => ({ length, width, shape: form, note })

const broadlyEllipsoidToNearlyRoundSmooth = shape(
  'broadly ellipsoid to nearly round, smooth',
  'anchamente elipsoidal a casi redonda, lisa',
  'amplamente elipsoide a quase redonda, lisa',
)
const broadlyEllipsoidSmooth = shape(
  'broadly ellipsoid, smooth',
  'anchamente elipsoidal, lisa',
  'amplamente elipsoide, lisa',
)
const broadlyEllipsoidWithAmyloidRidges = shape(
  'broadly ellipsoid, with amyloid ridges',
  'anchamente elipsoidal, con crestas amiloides',
  'amplamente elipsoide, com cristas amiloides',
)
const cylindricalToSausageShapedSmooth = shape(
  'cylindrical to sausage-shaped, smooth',
  'cilíndrica a forma de salchicha, lisa',
  'cilíndrica a forma de salsicha, lisa',
)
const cylindricalToSpindleShapedSmooth = shape(
  'cylindrical to spindle-shaped, smooth',
  'cilíndrica a fusiforme, lisa',
  'cilíndrica a fusiforme, lisa',
)
const cylindricalSmooth = shape('cylindrical, smooth', 'cilíndrica, lisa', 'cilíndrica, lisa')
const ellipsoidToCylindricalSmooth = shape(
  'ellipsoid to cylindrical, smooth',
  'elipsoidal a cilíndrica, lisa',
  'elipsoide a cilíndrica, lisa',
)
const ellipsoidSmooth = shape('ellipsoid, smooth', 'elipsoidal, lisa', 'elipsoide, lisa')
const ellipsoidSmoothThickWalledWithAGermPore = shape(
  'ellipsoid, smooth, thick-walled, with a germ pore',
  'elipsoidal, lisa, de pared gruesa, con poro germinativo',
  'elipsoide, lisa, de parede grossa, com poro germinativo',
)
const ellipsoidSmoothWithAGermPore = shape(
  'ellipsoid, smooth, with a germ pore',
  'elipsoidal, lisa, con poro germinativo',
  'elipsoide, lisa, com poro germinativo',
)
const ellipsoidSpiny = shape('ellipsoid, spiny', 'elipsoidal, espinosa', 'elipsoide, espinhosa')
const ellipsoidWarted = shape('ellipsoid, warted', 'elipsoidal, verrugosa', 'elipsoide, verrucosa')
const lemonShapedSmoothWithAGermPore = shape(
  'lemon-shaped, smooth, with a germ pore',
  'en forma de limón, lisa, con poro germinativo',
  'em forma de limão, lisa, com poro germinativo',
)
const longEllipsoidSmoothWithAGermPore = shape(
  'long ellipsoid, smooth, with a germ pore',
  'elipsoidal alargada, lisa, con poro germinativo',
  'elipsoide alongada, lisa, com poro germinativo',
)
const nearlyRoundWithAWideMeshedNet = shape(
  'nearly round, with a wide-meshed net',
  'casi redonda, con una red de malla ancha',
  'quase redonda, com uma rede de malha larga',
)
const ovoidToBroadlyEllipsoidSmooth = shape(
  'ovoid to broadly ellipsoid, smooth',
  'ovoide a anchamente elipsoidal, lisa',
  'ovoide a amplamente elipsoide, lisa',
)
const ovoidToEllipsoidSmooth = shape(
  'ovoid to ellipsoid, smooth',
  'ovoide a elipsoidal, lisa',
  'ovoide a elipsoide, lisa',
)
const ovoidCutOffAtTheTipDoubleWalledWithPillars = shape(
  'ovoid, cut off at the tip, double-walled with pillars',
  'ovoide, truncada en la punta, de doble pared con pilares',
  'ovoide, truncada na ponta, de parede dupla com pilares',
)
const roundToBroadlyEllipsoidNearlySmooth = shape(
  'round to broadly ellipsoid, nearly smooth',
  'redonda a anchamente elipsoidal, casi lisa',
  'redonda a amplamente elipsoide, quase lisa',
)
const roundToBroadlyEllipsoidSmooth = shape(
  'round to broadly ellipsoid, smooth',
  'redonda a anchamente elipsoidal, lisa',
  'redonda a amplamente elipsoide, lisa',
)
const roundSmoothToFinelyWarted = shape(
  'round, smooth to finely warted',
  'redonda, lisa a finamente verrugosa',
  'redonda, lisa a finamente verrucosa',
)
const sausageShapedSmooth = shape('sausage-shaped, smooth', 'en forma de salchicha, lisa', 'em forma de salsicha, lisa')
const shortCylindricalPartSpores = shape(
  'short cylindrical part-spores',
  'partes de espora cilíndricas y cortas',
  'partes de esporo cilíndricas e curtas',
)
const spindleShapedSmooth = shape('spindle-shaped, smooth', 'fusiforme, lisa', 'fusiforme, lisa')
const threadLikeWithManyCrossWalls = shape(
  'thread-like, with many cross-walls',
  'filiforme, con muchos tabiques',
  'filiforme, com muitos septos',
)

/** Spores of species that visitors look for, in micrometers; two of them were never measured well. */
export const sporeSizes: Readonly<Record<string, SporesSeed>> = {
  'agaricus-bisporus': spores(
    [6, 8.5],
    [5, 6.5],
    broadlyEllipsoidToNearlyRoundSmooth,
    shape(
      'Brown; basidia mostly two-spored.',
      'Pardas; basidios casi siempre de dos esporas.',
      'Marrons; basídios quase sempre de dois esporos.',
    ),
  ),
  'pleurotus-ostreatus': spores(
    [7.5, 11],
    [3, 4],
    cylindricalSmooth,
    shape(
      'Colorless under the microscope, lilac-gray in mass.',
      'Incoloras al microscopio, gris lila en masa.',
      'Incolores ao microscópio, cinza-lilás em massa.',
    ),
  ),
  'pleurotus-eryngii': spores([9, 13], [4, 5.5], cylindricalToSpindleShapedSmooth),
  'pleurotus-djamor': spores(
    [7, 10],
    [2.5, 4],
    cylindricalSmooth,
    shape('Pinkish buff in mass.', 'Ante rosado en masa.', 'Bege-rosados em massa.'),
  ),
  'pleurotus-citrinopileatus': spores([6, 9], [2, 3.5], cylindricalSmooth),
  'pleurotus-pulmonarius': spores(
    [7.5, 11],
    [3, 4],
    cylindricalSmooth,
    shape(
      'Overlaps with P. ostreatus; spores do not tell them apart.',
      'Coinciden con las de P. ostreatus; las esporas no las distinguen.',
      'Coincidem com os de P. ostreatus; os esporos não os distinguem.',
    ),
  ),
  'lentinula-edodes': spores(
    [5, 6.5],
    [3, 3.7],
    ellipsoidToCylindricalSmooth,
    shape('Not amyloid.', 'No amiloides.', 'Não amiloides.'),
  ),
  'flammulina-filiformis': spores(
    [5, 7],
    [3, 3.5],
    ellipsoidToCylindricalSmooth,
    shape('Not amyloid.', 'No amiloides.', 'Não amiloides.'),
  ),
  'hypsizygus-tessulatus': spores(
    [4, 5.5],
    [3.5, 5],
    roundToBroadlyEllipsoidSmooth,
    shape('Not amyloid.', 'No amiloides.', 'Não amiloides.'),
  ),
  'cyclocybe-aegerita': spores(
    [8, 11],
    [5, 7],
    ellipsoidSmooth,
    shape('Germ pore faint or missing.', 'Poro germinativo tenue o ausente.', 'Poro germinativo fraco ou ausente.'),
  ),
  'grifola-frondosa': spores(
    [5, 7],
    [3.5, 5],
    broadlyEllipsoidSmooth,
    shape('Not amyloid.', 'No amiloides.', 'Não amiloides.'),
  ),
  'hericium-erinaceus': spores(
    [5, 7],
    [4, 6],
    roundToBroadlyEllipsoidNearlySmooth,
    shape('Amyloid.', 'Amiloides.', 'Amiloides.'),
  ),
  'cantharellus-cibarius': spores(
    [7.5, 10],
    [4.5, 6],
    ellipsoidSmooth,
    shape('Not amyloid.', 'No amiloides.', 'Não amiloides.'),
  ),
  'boletus-edulis': spores(
    [13, 17],
    [4, 5.5],
    spindleShapedSmooth,
    shape('A few reach 19 µm.', 'Algunas llegan a 19 µm.', 'Alguns chegam a 19 µm.'),
  ),
  'morchella-esculenta': spores(
    [18, 23],
    [10, 13],
    ellipsoidSmooth,
    shape(
      'No oil drops inside; small drops outside the poles.',
      'Sin gotas de aceite dentro; gotitas fuera de los polos.',
      'Sem gotas de óleo dentro; gotículas fora dos polos.',
    ),
  ),
  'morchella-importuna': spores([18, 24], [10, 13], ellipsoidSmooth),
  'tuber-melanosporum': spores(
    [29, 55],
    [22, 35],
    ellipsoidSpiny,
    shape(
      'Size depends on how many spores (one to six) the ascus holds.',
      'El tamaño depende de cuántas esporas, de una a seis, contiene el asca.',
      'O tamanho depende de quantos esporos, de um a seis, o asco contém.',
    ),
  ),
  'tuber-magnatum': spores(
    [32, 45],
    [30, 42],
    nearlyRoundWithAWideMeshedNet,
    shape(
      'Size depends on how many spores (one to four) the ascus holds; net included in some sources.',
      'El tamaño depende de cuántas esporas, de una a cuatro, contiene el asca; algunas fuentes incluyen la red.',
      'O tamanho depende de quantos esporos, de um a quatro, o asco contém; algumas fontes incluem a rede.',
    ),
  ),
  'tricholoma-matsutake': spores(
    [6.5, 8.5],
    [4.5, 6.5],
    broadlyEllipsoidSmooth,
    shape(
      'Not amyloid; published ranges differ a little.',
      'No amiloides; los rangos publicados difieren un poco.',
      'Não amiloides; as faixas publicadas diferem um pouco.',
    ),
  ),
  'craterellus-cornucopioides': spores(
    [11, 15],
    [7, 10],
    ellipsoidSmooth,
    shape(
      'Basidia mostly two-spored.',
      'Basidios casi siempre de dos esporas.',
      'Basídios quase sempre de dois esporos.',
    ),
  ),
  'laetiporus-sulphureus': spores(
    [5, 8],
    [4, 5],
    ovoidToBroadlyEllipsoidSmooth,
    shape('Not amyloid.', 'No amiloides.', 'Não amiloides.'),
  ),
  'calvatia-gigantea': spores([3.5, 5.5], [3.5, 5.5], roundSmoothToFinelyWarted),
  'coprinus-comatus': spores([10, 14], [6.5, 8.5], ellipsoidSmoothWithAGermPore),
  'stropharia-rugosoannulata': spores([10, 14], [6.5, 9], ellipsoidSmoothWithAGermPore),
  'volvariella-volvacea': spores([7, 10.5], [4.5, 7], ellipsoidSmooth),
  'auricularia-auricula-judae': spores([16, 20], [5, 8], sausageShapedSmooth),
  'sparassis-crispa': spores([5, 7], [3.5, 5], ovoidToEllipsoidSmooth),
  'lactarius-deliciosus': spores([7.5, 9.5], [6, 7.5], broadlyEllipsoidWithAmyloidRidges),
  'macrolepiota-procera': spores(
    [12, 18],
    [8, 12],
    ellipsoidSmoothWithAGermPore,
    shape('Dextrinoid.', 'Dextrinoides.', 'Dextrinoides.'),
  ),
  'hydnum-repandum': spores([6.5, 9], [5.5, 7.5], roundToBroadlyEllipsoidSmooth),
  'pholiota-microspora': spores(
    [4, 6],
    [2.5, 3],
    ellipsoidSmooth,
    shape(
      'The species name means small-spored.',
      'El nombre de la especie significa de esporas pequeñas.',
      'O nome da espécie significa de esporos pequenos.',
    ),
  ),
  'amanita-caesarea': spores(
    [9, 12],
    [6, 8],
    ellipsoidSmooth,
    shape(
      'Not amyloid, unlike the death cap.',
      'No amiloides, a diferencia de la oronja verde.',
      'Não amiloides, ao contrário do chapéu-da-morte.',
    ),
  ),
  'ganoderma-lucidum': spores([8.5, 12], [5.5, 8], ovoidCutOffAtTheTipDoubleWalledWithPillars),
  'trametes-versicolor': spores([4.5, 6.5], [1.5, 2.5], cylindricalToSausageShapedSmooth),
  'cordyceps-militaris': spores(
    [3.5, 6],
    [1, 1.5],
    shortCylindricalPartSpores,
    shape(
      'The whole thread-like ascospore, 300–500 µm long and about 1–1.5 µm wide, breaks into these.',
      'La ascospora entera, filiforme, de 300–500 µm por 1–1,5 µm, se rompe en estas partes.',
      'O ascósporo inteiro, filiforme, de 300–500 µm por 1–1,5 µm, quebra-se nestas partes.',
    ),
  ),
  'ophiocordyceps-sinensis': spores(
    [160, 470],
    [5, 6],
    threadLikeWithManyCrossWalls,
    shape('Ascospores stay whole.', 'Las ascosporas no se fragmentan.', 'Os ascósporos não se fragmentam.'),
  ),
  'inonotus-obliquus': spores(
    [8, 10],
    [5, 7.5],
    broadlyEllipsoidSmooth,
    shape(
      'From the fertile layer hidden under the bark; the black conk bears none.',
      'De la capa fértil oculta bajo la corteza; la masa negra no las produce.',
      'Da camada fértil escondida sob a casca; a massa negra não os produz.',
    ),
  ),
  'fomitopsis-betulina': spores([4.5, 6], [1.3, 2], sausageShapedSmooth),
  'agaricus-subrufescens': spores([5.5, 7.5], [4, 5], ellipsoidSmooth),
  'wolfiporia-extensa': spores(
    [6.5, 11],
    [2.5, 4],
    cylindricalSmooth,
    shape(
      'From the rarely seen pore layer, not the sclerotium.',
      'De la capa de poros, rara vez vista, no del esclerocio.',
      'Da camada de poros, raramente vista, não do escleródio.',
    ),
  ),
  'psilocybe-cubensis': spores([11.5, 17], [8, 11.5], ellipsoidSmoothThickWalledWithAGermPore),
  'psilocybe-semilanceata': spores([11, 14.5], [6.5, 9], ellipsoidSmoothWithAGermPore),
  'psilocybe-cyanescens': spores([9, 12], [5.5, 8], longEllipsoidSmoothWithAGermPore),
  'psilocybe-azurescens': spores(
    [12, 13.5],
    [6.5, 8],
    ellipsoidSmoothWithAGermPore,
    shape('From the original description.', 'De la descripción original.', 'Da descrição original.'),
  ),
  'panaeolus-cyanescens': spores([12, 14], [7.5, 11], lemonShapedSmoothWithAGermPore),
  'gymnopilus-luteofolius': spores(
    [5.5, 8.5],
    [3.5, 5],
    ellipsoidWarted,
    shape('Dextrinoid.', 'Dextrinoides.', 'Dextrinoides.'),
  ),
  'amanita-muscaria': spores(
    [9, 13],
    [6.5, 9],
    broadlyEllipsoidSmooth,
    shape('Not amyloid.', 'No amiloides.', 'Não amiloides.'),
  ),
  'amanita-pantherina': spores(
    [9.5, 12.5],
    [7, 9],
    broadlyEllipsoidSmooth,
    shape('Not amyloid.', 'No amiloides.', 'Não amiloides.'),
  ),
}
