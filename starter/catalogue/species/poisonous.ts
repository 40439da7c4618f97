import type { SpeciesSeed } from '../shapes'
import { agaricusXanthodermus } from './agaricus-xanthodermus.data'
import { amanitaBisporigera } from './amanita-bisporigera.data'
import { amanitaBrunnescens } from './amanita-brunnescens.data'
import { amanitaExitialis } from './amanita-exitialis.data'
import { amanitaOcreata } from './amanita-ocreata.data'
import { amanitaPhalloides } from './amanita-phalloides.data'
import { amanitaProxima } from './amanita-proxima.data'
import { amanitaSmithiana } from './amanita-smithiana.data'
import { amanitaVerna } from './amanita-verna.data'
import { amanitaVirosa } from './amanita-virosa.data'
import { chlorophyllumMolybdites } from './chlorophyllum-molybdites.data'
import { clitocybeRivulosa } from './clitocybe-rivulosa.data'
import { coprinopsisAtramentaria } from './coprinopsis-atramentaria.data'
import { cortinariusOrellanus } from './cortinarius-orellanus.data'
import { cortinariusRubellus } from './cortinarius-rubellus.data'
import { entolomaRhodopolium } from './entoloma-rhodopolium.data'
import { entolomaSinuatum } from './entoloma-sinuatum.data'
import { galerinaMarginata } from './galerina-marginata.data'
import { gyromitraEsculenta } from './gyromitra-esculenta.data'
import { hypholomaFasciculare } from './hypholoma-fasciculare.data'
import { inospermaErubescens } from './inosperma-erubescens.data'
import { lactariusTorminosus } from './lactarius-torminosus.data'
import { lepiotaBrunneoincarnata } from './lepiota-brunneoincarnata.data'
import { lepiotaSubincarnata } from './lepiota-subincarnata.data'
import { omphalotusIlludens } from './omphalotus-illudens.data'
import { omphalotusJaponicus } from './omphalotus-japonicus.data'
import { omphalotusOlearius } from './omphalotus-olearius.data'
import { paralepistopsisAmoenolens } from './paralepistopsis-amoenolens.data'
import { paxillusInvolutus } from './paxillus-involutus.data'
import { pholiotinaRugosa } from './pholiotina-rugosa.data'
import { pleurocybellaPorrigens } from './pleurocybella-porrigens.data'
import { rubroboletusSatanas } from './rubroboletus-satanas.data'
import { russulaSubnigricans } from './russula-subnigricans.data'
import { sclerodermaCitrinum } from './scleroderma-citrinum.data'
import { trichodermaCornuDamae } from './trichoderma-cornu-damae.data'
import { tricholomaEquestre } from './tricholoma-equestre.data'
import { verpaBohemica } from './verpa-bohemica.data'

/** Poisonous species, documented so that visitors recognise them (docs/recipes/add-a-species.md). */
export const poisonousSpecies: readonly SpeciesSeed[] = [
  agaricusXanthodermus,
  amanitaBisporigera,
  amanitaBrunnescens,
  amanitaExitialis,
  amanitaOcreata,
  amanitaPhalloides,
  amanitaProxima,
  amanitaSmithiana,
  amanitaVerna,
  amanitaVirosa,
  chlorophyllumMolybdites,
  clitocybeRivulosa,
  coprinopsisAtramentaria,
  cortinariusOrellanus,
  cortinariusRubellus,
  entolomaRhodopolium,
  entolomaSinuatum,
  galerinaMarginata,
  gyromitraEsculenta,
  hypholomaFasciculare,
  inospermaErubescens,
  lactariusTorminosus,
  lepiotaBrunneoincarnata,
  lepiotaSubincarnata,
  omphalotusIlludens,
  omphalotusJaponicus,
  omphalotusOlearius,
  paralepistopsisAmoenolens,
  paxillusInvolutus,
  pholiotinaRugosa,
  pleurocybellaPorrigens,
  rubroboletusSatanas,
  russulaSubnigricans,
  sclerodermaCitrinum,
  trichodermaCornuDamae,
  tricholomaEquestre,
  verpaBohemica,
]
