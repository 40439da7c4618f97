import type { PoisonousFacts } from '../shape'
import { amanitaPhalloidesFacts } from './amanita-phalloides.data'
import { amanitaBisporigeraFacts } from './amanita-bisporigera.data'
import { amanitaOcreataFacts } from './amanita-ocreata.data'
import { amanitaVirosaFacts } from './amanita-virosa.data'
import { amanitaVernaFacts } from './amanita-verna.data'
import { amanitaExitialisFacts } from './amanita-exitialis.data'
import { amanitaSmithianaFacts } from './amanita-smithiana.data'
import { amanitaProximaFacts } from './amanita-proxima.data'
import { amanitaBrunnescensFacts } from './amanita-brunnescens.data'
import { galerinaMarginataFacts } from './galerina-marginata.data'
import { lepiotaBrunneoincarnataFacts } from './lepiota-brunneoincarnata.data'
import { lepiotaSubincarnataFacts } from './lepiota-subincarnata.data'
import { pholiotinaRugosaFacts } from './pholiotina-rugosa.data'
import { cortinariusRubellusFacts } from './cortinarius-rubellus.data'
import { cortinariusOrellanusFacts } from './cortinarius-orellanus.data'
import { gyromitraEsculentaFacts } from './gyromitra-esculenta.data'
import { verpaBohemicaFacts } from './verpa-bohemica.data'
import { paxillusInvolutusFacts } from './paxillus-involutus.data'
import { tricholomaEquestreFacts } from './tricholoma-equestre.data'
import { russulaSubnigricansFacts } from './russula-subnigricans.data'
import { entolomaSinuatumFacts } from './entoloma-sinuatum.data'
import { entolomaRhodopoliumFacts } from './entoloma-rhodopolium.data'
import { omphalotusOleariusFacts } from './omphalotus-olearius.data'
import { omphalotusIlludensFacts } from './omphalotus-illudens.data'
import { omphalotusJaponicusFacts } from './omphalotus-japonicus.data'
import { pleurocybellaPorrigensFacts } from './pleurocybella-porrigens.data'
import { chlorophyllumMolybditesFacts } from './chlorophyllum-molybdites.data'
import { agaricusXanthodermusFacts } from './agaricus-xanthodermus.data'
import { inospermaErubescensFacts } from './inosperma-erubescens.data'
import { clitocybeRivulosaFacts } from './clitocybe-rivulosa.data'
import { hypholomaFasciculareFacts } from './hypholoma-fasciculare.data'
import { rubroboletusSatanasFacts } from './rubroboletus-satanas.data'
import { lactariusTorminosusFacts } from './lactarius-torminosus.data'
import { sclerodermaCitrinumFacts } from './scleroderma-citrinum.data'
import { coprinopsisAtramentariaFacts } from './coprinopsis-atramentaria.data'
import { trichodermaCornuDamaeFacts } from './trichoderma-cornu-damae.data'
import { paralepistopsisAmoenolensFacts } from './paralepistopsis-amoenolens.data'

/** The facts about every poisonous species, with or without a page. */
export const poisonousFacts: readonly PoisonousFacts[] = [
  amanitaPhalloidesFacts,
  amanitaBisporigeraFacts,
  amanitaOcreataFacts,
  amanitaVirosaFacts,
  amanitaVernaFacts,
  amanitaExitialisFacts,
  amanitaSmithianaFacts,
  amanitaProximaFacts,
  amanitaBrunnescensFacts,
  galerinaMarginataFacts,
  lepiotaBrunneoincarnataFacts,
  lepiotaSubincarnataFacts,
  pholiotinaRugosaFacts,
  cortinariusRubellusFacts,
  cortinariusOrellanusFacts,
  gyromitraEsculentaFacts,
  verpaBohemicaFacts,
  paxillusInvolutusFacts,
  tricholomaEquestreFacts,
  russulaSubnigricansFacts,
  entolomaSinuatumFacts,
  entolomaRhodopoliumFacts,
  omphalotusOleariusFacts,
  omphalotusIlludensFacts,
  omphalotusJaponicusFacts,
  pleurocybellaPorrigensFacts,
  chlorophyllumMolybditesFacts,
  agaricusXanthodermusFacts,
  inospermaErubescensFacts,
  clitocybeRivulosaFacts,
  hypholomaFasciculareFacts,
  rubroboletusSatanasFacts,
  lactariusTorminosusFacts,
  sclerodermaCitrinumFacts,
  coprinopsisAtramentariaFacts,
  trichodermaCornuDamaeFacts,
  paralepistopsisAmoenolensFacts,
]
