import type { ProjectSeed } from '../shapes'
import { chanterelleWatch } from './chanterelle-watch'
import { logLibraryOfTheHudson } from './log-library-of-the-hudson'
import { riverMycofiltrationTrial } from './river-mycofiltration-trial'
import { sporePrintArchive } from './spore-print-archive'
import { strawToSupperSchoolKits } from './straw-to-supper-school-kits'
import { urbanCoffeeGroundOysters } from './urban-coffee-ground-oysters'

/** Projects. */
export const projects: readonly ProjectSeed[] = [
  chanterelleWatch,
  logLibraryOfTheHudson,
  riverMycofiltrationTrial,
  sporePrintArchive,
  strawToSupperSchoolKits,
  urbanCoffeeGroundOysters,
]
