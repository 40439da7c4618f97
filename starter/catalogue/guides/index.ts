import type { GuideSeed } from '../shapes'
import { buttonMushroomsOnCompost } from './button-mushrooms-on-compost'
import { cleanTechniqueFromSporeToGrain } from './clean-technique-from-spore-to-grain'
import { cordycepsMilitarisInJars } from './cordyceps-militaris-in-jars'
import { enokiInTheCold } from './enoki-in-the-cold'
import { kingOysterInBottlesAndBags } from './king-oyster-in-bottles-and-bags'
import { lionsManeOnSupplementedSawdust } from './lions-mane-on-supplemented-sawdust'
import { maitakePatience } from './maitake-patience'
import { oysterMushroomsOnStraw } from './oyster-mushrooms-on-straw'
import { pioppinoAndNameko } from './pioppino-and-nameko'
import { reishiAntlersAndConks } from './reishi-antlers-and-conks'
import { shiitakeOnOakLogs } from './shiitake-on-oak-logs'
import { wineCapInTheGarden } from './wine-cap-in-the-garden'

/** Growing guides. */
export const guides: readonly GuideSeed[] = [
  buttonMushroomsOnCompost,
  cleanTechniqueFromSporeToGrain,
  cordycepsMilitarisInJars,
  enokiInTheCold,
  kingOysterInBottlesAndBags,
  lionsManeOnSupplementedSawdust,
  maitakePatience,
  oysterMushroomsOnStraw,
  pioppinoAndNameko,
  reishiAntlersAndConks,
  shiitakeOnOakLogs,
  wineCapInTheGarden,
]
