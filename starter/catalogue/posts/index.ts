import type { PostSeed } from '../shapes'
import { aShortHistoryOfShiitake } from './a-short-history-of-shiitake'
import { buyingExtractsWithOpenEyes } from './buying-extracts-with-open-eyes'
import { deadlyLookAlikesFivePairs } from './deadly-look-alikes-five-pairs'
import { dryingMushroomsWell } from './drying-mushrooms-well'
import { flyAgaricInFolkWinter } from './fly-agaric-in-folk-winter'
import { foragingLawAndManners } from './foraging-law-and-manners'
import { howToPhotographAMushroomForIdentification } from './how-to-photograph-a-mushroom-for-identification'
import { myceliumInTheSoil } from './mycelium-in-the-soil'
import { readingASporePrint } from './reading-a-spore-print'
import { theFirstHourInAnAutumnWood } from './the-first-hour-in-an-autumn-wood'
import { vitaminDAndTheWindowSill } from './vitamin-d-and-the-window-sill'
import { whatBetaGlucanNumbersMean } from './what-beta-glucan-numbers-mean'

/** Posts. */
export const posts: readonly PostSeed[] = [
  aShortHistoryOfShiitake,
  buyingExtractsWithOpenEyes,
  deadlyLookAlikesFivePairs,
  dryingMushroomsWell,
  flyAgaricInFolkWinter,
  foragingLawAndManners,
  howToPhotographAMushroomForIdentification,
  myceliumInTheSoil,
  readingASporePrint,
  theFirstHourInAnAutumnWood,
  vitaminDAndTheWindowSill,
  whatBetaGlucanNumbersMean,
]
