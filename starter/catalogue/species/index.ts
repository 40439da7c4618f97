import type { SpeciesSeed } from '../shapes'
import { poisonousSpecies } from './poisonous'
import { agaricusBisporus } from './agaricus-bisporus'
import { pleurotusOstreatus } from './pleurotus-ostreatus'
import { pleurotusEryngii } from './pleurotus-eryngii'
import { pleurotusDjamor } from './pleurotus-djamor'
import { pleurotusCitrinopileatus } from './pleurotus-citrinopileatus'
import { pleurotusPulmonarius } from './pleurotus-pulmonarius'
import { lentinulaEdodes } from './lentinula-edodes'
import { flammulinaFiliformis } from './flammulina-filiformis'
import { hypsizygusTessulatus } from './hypsizygus-tessulatus'
import { cyclocybeAegerita } from './cyclocybe-aegerita'
import { grifolaFrondosa } from './grifola-frondosa'
import { hericiumErinaceus } from './hericium-erinaceus'
import { cantharellusCibarius } from './cantharellus-cibarius'
import { boletusEdulis } from './boletus-edulis'
import { morchellaEsculenta } from './morchella-esculenta'
import { morchellaImportuna } from './morchella-importuna'
import { tuberMelanosporum } from './tuber-melanosporum'
import { tuberMagnatum } from './tuber-magnatum'
import { tricholomaMatsutake } from './tricholoma-matsutake'
import { craterellusCornucopioides } from './craterellus-cornucopioides'
import { laetiporusSulphureus } from './laetiporus-sulphureus'
import { calvatiaGigantea } from './calvatia-gigantea'
import { coprinusComatus } from './coprinus-comatus'
import { strophariaRugosoannulata } from './stropharia-rugosoannulata'
import { volvariellaVolvacea } from './volvariella-volvacea'
import { auriculariaAuriculaJudae } from './auricularia-auricula-judae'
import { tremellaFuciformis } from './tremella-fuciformis'
import { sparassisCrispa } from './sparassis-crispa'
import { lactariusDeliciosus } from './lactarius-deliciosus'
import { macrolepiotaProcera } from './macrolepiota-procera'
import { hydnumRepandum } from './hydnum-repandum'
import { pholiotaMicrospora } from './pholiota-microspora'
import { amanitaCaesarea } from './amanita-caesarea'
import { ganodermaLucidum } from './ganoderma-lucidum'
import { trametesVersicolor } from './trametes-versicolor'
import { cordycepsMilitaris } from './cordyceps-militaris'
import { ophiocordycepsSinensis } from './ophiocordyceps-sinensis'
import { inonotusObliquus } from './inonotus-obliquus'
import { phellinusLinteus } from './phellinus-linteus'
import { fomitopsisBetulina } from './fomitopsis-betulina'
import { agaricusSubrufescens } from './agaricus-subrufescens'
import { wolfiporiaExtensa } from './wolfiporia-extensa'
import { psilocybeCubensis } from './psilocybe-cubensis'
import { psilocybeSemilanceata } from './psilocybe-semilanceata'
import { psilocybeCyanescens } from './psilocybe-cyanescens'
import { psilocybeAzurescens } from './psilocybe-azurescens'
import { panaeolusCyanescens } from './panaeolus-cyanescens'
import { gymnopilusLuteofolius } from './gymnopilus-luteofolius'
import { amanitaMuscaria } from './amanita-muscaria'
import { amanitaPantherina } from './amanita-pantherina'

/** All species of the starting catalogue. */
export const species: readonly SpeciesSeed[] = [
  agaricusBisporus,
  pleurotusOstreatus,
  pleurotusEryngii,
  pleurotusDjamor,
  pleurotusCitrinopileatus,
  pleurotusPulmonarius,
  lentinulaEdodes,
  flammulinaFiliformis,
  hypsizygusTessulatus,
  cyclocybeAegerita,
  grifolaFrondosa,
  hericiumErinaceus,
  cantharellusCibarius,
  boletusEdulis,
  morchellaEsculenta,
  morchellaImportuna,
  tuberMelanosporum,
  tuberMagnatum,
  tricholomaMatsutake,
  craterellusCornucopioides,
  laetiporusSulphureus,
  calvatiaGigantea,
  coprinusComatus,
  strophariaRugosoannulata,
  volvariellaVolvacea,
  auriculariaAuriculaJudae,
  tremellaFuciformis,
  sparassisCrispa,
  lactariusDeliciosus,
  macrolepiotaProcera,
  hydnumRepandum,
  pholiotaMicrospora,
  amanitaCaesarea,
  ganodermaLucidum,
  trametesVersicolor,
  cordycepsMilitaris,
  ophiocordycepsSinensis,
  inonotusObliquus,
  phellinusLinteus,
  fomitopsisBetulina,
  agaricusSubrufescens,
  wolfiporiaExtensa,
  psilocybeCubensis,
  psilocybeSemilanceata,
  psilocybeCyanescens,
  psilocybeAzurescens,
  panaeolusCyanescens,
  gymnopilusLuteofolius,
  amanitaMuscaria,
  amanitaPantherina,
  ...poisonousSpecies,
]
