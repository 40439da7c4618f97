import type { RecipeSeed } from '../shapes'
import { chanterelleOmelette } from './chanterelle-omelette'
import { enokiMisoSoup } from './enoki-miso-soup'
import { kingOysterScallops } from './king-oyster-scallops'
import { lionsManeCakes } from './lions-mane-cakes'
import { maitakeRoastedWhole } from './maitake-roasted-whole'
import { matsutakeRice } from './matsutake-rice'
import { morelsInCream } from './morels-in-cream'
import { oysterMushroomTacos } from './oyster-mushroom-tacos'
import { porciniRisotto } from './porcini-risotto'
import { portobelloStuffed } from './portobello-stuffed'
import { shiitakeDashiBroth } from './shiitake-dashi-broth'
import { woodEarSalad } from './wood-ear-salad'

/** Recipes. */
export const recipes: readonly RecipeSeed[] = [
  chanterelleOmelette,
  enokiMisoSoup,
  kingOysterScallops,
  lionsManeCakes,
  maitakeRoastedWhole,
  matsutakeRice,
  morelsInCream,
  oysterMushroomTacos,
  porciniRisotto,
  portobelloStuffed,
  shiitakeDashiBroth,
  woodEarSalad,
]
