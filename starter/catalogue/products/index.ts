import type { ProductSeed } from '../shapes'
import { almondMushroomPowder } from './almond-mushroom-powder'
import { almondMushroomSporeSwabs } from './almond-mushroom-spore-swabs'
import { benchLaminarFlowHood } from './bench-laminar-flow-hood'
import { blackTruffleHuesca } from './black-truffle-huesca'
import { blackTrumpetsDried } from './black-trumpets-dried'
import { brownButtonGrowKit } from './brown-button-grow-kit'
import { cacaoCordycepsColdCan } from './cacao-cordyceps-cold-can'
import { caesarsMushroomSporeSwab } from './caesars-mushroom-spore-swab'
import { canvasForagingTrousers } from './canvas-foraging-trousers'
import { chagaTeaTinBirch } from './chaga-tea-tin-birch'
import { chagaTinctureBirch } from './chaga-tincture-birch'
import { chanterelleBrimHat } from './chanterelle-brim-hat'
import { classroomSporeMicroscopyKit } from './classroom-spore-microscopy-kit'
import { cleanHandsEbook } from './clean-hands-ebook'
import { coffeeBlossomHoneyReishi } from './coffee-blossom-honey-reishi'
import { coffeeHuskOysterGrowKit } from './coffee-husk-oyster-grow-kit'
import { coldMateTurkeyTail } from './cold-mate-turkey-tail'
import { compostAndCasingSet } from './compost-and-casing-set'
import { compoundMicroscopeForSpores } from './compound-microscope-for-spores'
import { cordycepsExtractPowder } from './cordyceps-extract-powder'
import { cordycepsHibiscusGummies } from './cordyceps-hibiscus-gummies'
import { cubensisMicroscopySyringe } from './cubensis-microscopy-syringe'
import { darkChocolateLionsManeSantander } from './dark-chocolate-lions-mane-santander'
import { eveningsAtTheMicroscopeCourse } from './evenings-at-the-microscope-course'
import { filterPatchGrowBags } from './filter-patch-grow-bags'
import { firstGrowInSixWeeksCourse } from './first-grow-in-six-weeks-course'
import { footPedalBagSealer } from './foot-pedal-bag-sealer'
import { freezeDriedEnoki } from './freeze-dried-enoki'
import { freezeDriedKingOysterCrisps } from './freeze-dried-king-oyster-crisps'
import { freshAirTimerFan } from './fresh-air-timer-fan'
import { freshKingOysterSabana } from './fresh-king-oyster-sabana'
import { freshLionsManeHeads } from './fresh-lions-mane-heads'
import { freshPearlOysterClusters } from './fresh-pearl-oyster-clusters'
import { freshPinkOysterFans } from './fresh-pink-oyster-fans'
import { freshPortobelloCapsBogota } from './fresh-portobello-caps-bogota'
import { freshShiitakeTeresopolis } from './fresh-shiitake-teresopolis'
import { fruitingRoomHumidityController } from './fruiting-room-humidity-controller'
import { gillStudyShirt } from './gill-study-shirt'
import { goldenOysterDried } from './golden-oyster-dried'
import { growingRoomDrawstringTrousers } from './growing-room-drawstring-trousers'
import { hedgehogMushroomsJaca } from './hedgehog-mushrooms-jaca'
import { impulseSealerForGrowBags } from './impulse-sealer-for-grow-bags'
import { kingOysterCultureSlant } from './king-oyster-culture-slant'
import { kingOysterGrainSpawn } from './king-oyster-grain-spawn'
import { libertyCapReferencePrint } from './liberty-cap-reference-print'
import { lionsManeBeanie } from './lions-mane-beanie'
import { lionsManeGrowKit } from './lions-mane-grow-kit'
import { lionsManeGummiesNorthLine } from './lions-mane-gummies-north-line'
import { lionsManeLiquidCulture } from './lions-mane-liquid-culture'
import { lionsManeSporeSyringe } from './lions-mane-spore-syringe'
import { lionsManeTincture } from './lions-mane-tincture'
import { logGrownShiitakeDried } from './log-grown-shiitake-dried'
import { maitakeRoastedBarleyTea } from './maitake-roasted-barley-tea'
import { marketDayTote } from './market-day-tote'
import { milkCapsInVinegarBolson } from './milk-caps-in-vinegar-bolson'
import { morelAscosporeSyringe } from './morel-ascospore-syringe'
import { mountainMorningHoodie } from './mountain-morning-hoodie'
import { mycologyStainKit } from './mycology-stain-kit'
import { oneWoodFourSaturdaysCourse } from './one-wood-four-saturdays-course'
import { oysterColumnTubing } from './oyster-column-tubing'
import { oysterGrainSpawnRye } from './oyster-grain-spawn-rye'
import { patagonianBlackMorelsDried } from './patagonian-black-morels-dried'
import { pearlOysterSporePrint } from './pearl-oyster-spore-print'
import { pinkOysterLiquidCulture } from './pink-oyster-liquid-culture'
import { pioppinoCrateFreiburg } from './pioppino-crate-freiburg'
import { pioppinoSporeSwabs } from './pioppino-spore-swabs'
import { plywoodFlowBoxUsed } from './plywood-flow-box-used'
import { porciniPlateLongSleeve } from './porcini-plate-long-sleeve'
import { porciniSlicesWholesale } from './porcini-slices-wholesale'
import { porciniSporeSwab } from './porcini-spore-swab'
import { pressureSteriliserStovetop } from './pressure-steriliser-stovetop'
import { pyreneanChanterelles } from './pyrenean-chanterelles'
import { reishiCapsulesDualExtract } from './reishi-capsules-dual-extract'
import { reishiGrainSpawnSorghum } from './reishi-grain-spawn-sorghum'
import { reishiOrangePeelTea } from './reishi-orange-peel-tea'
import { rosemaryHoneyBlackTruffle } from './rosemary-honey-black-truffle'
import { saffronMilkCapsPyrenees } from './saffron-milk-caps-pyrenees'
import { secondHandFieldMicroscope } from './second-hand-field-microscope'
import { shaggyManeSporeSyringe } from './shaggy-mane-spore-syringe'
import { shelvingAndHumidifierLot } from './shelving-and-humidifier-lot'
import { shiitakeBlockGrowKit } from './shiitake-block-grow-kit'
import { shiitakeCultureSlant } from './shiitake-culture-slant'
import { shiitakeLogShirt } from './shiitake-log-shirt'
import { shiitakePowderKitchenGrade } from './shiitake-powder-kitchen-grade'
import { slidesAndCoverGlasses } from './slides-and-cover-glasses'
import { snowFungusPassionFruitGummies } from './snow-fungus-passion-fruit-gummies'
import { sporeCloudHoodie } from './spore-cloud-hoodie'
import { stageMicrometerAndReticle } from './stage-micrometer-and-reticle'
import { stainlessDrumSteamer } from './stainless-drum-steamer'
import { stereoDissectingMicroscope } from './stereo-dissecting-microscope'
import { stoneGroundChocolateReishi } from './stone-ground-chocolate-reishi'
import { strawPelletSubstrate } from './straw-pellet-substrate'
import { strawSpawnAndPatience } from './straw-spawn-and-patience'
import { supplementedSawdustBlock } from './supplemented-sawdust-block'
import { tabletopFlowHoodCompact } from './tabletop-flow-hood-compact'
import { theDriedMushroomLarderEbook } from './the-dried-mushroom-larder-ebook'
import { theLogGrowersYear } from './the-log-growers-year'
import { theSporePrintNotebook } from './the-spore-print-notebook'
import { trilingualMushroomGlossaryEbook } from './trilingual-mushroom-glossary-ebook'
import { turkeyTailCapsules } from './turkey-tail-capsules'
import { usedPressureSteriliser23Litre } from './used-pressure-steriliser-23-litre'
import { waxedForestSatchel } from './waxed-forest-satchel'
import { wildflowerHoneyLionsMane } from './wildflower-honey-lions-mane'
import { wineCapSporePrint } from './wine-cap-spore-print'
import { woodEarDriedShreds } from './wood-ear-dried-shreds'
import { woodlandSixPrintSet } from './woodland-six-print-set'

/** Products, all invented. */
export const products: readonly ProductSeed[] = [
  almondMushroomPowder,
  almondMushroomSporeSwabs,
  benchLaminarFlowHood,
  blackTruffleHuesca,
  blackTrumpetsDried,
  brownButtonGrowKit,
  cacaoCordycepsColdCan,
  caesarsMushroomSporeSwab,
  canvasForagingTrousers,
  chagaTeaTinBirch,
  chagaTinctureBirch,
  chanterelleBrimHat,
  classroomSporeMicroscopyKit,
  cleanHandsEbook,
  coffeeBlossomHoneyReishi,
  coffeeHuskOysterGrowKit,
  coldMateTurkeyTail,
  compostAndCasingSet,
  compoundMicroscopeForSpores,
  cordycepsExtractPowder,
  cordycepsHibiscusGummies,
  cubensisMicroscopySyringe,
  darkChocolateLionsManeSantander,
  eveningsAtTheMicroscopeCourse,
  filterPatchGrowBags,
  firstGrowInSixWeeksCourse,
  footPedalBagSealer,
  freezeDriedEnoki,
  freezeDriedKingOysterCrisps,
  freshAirTimerFan,
  freshKingOysterSabana,
  freshLionsManeHeads,
  freshPearlOysterClusters,
  freshPinkOysterFans,
  freshPortobelloCapsBogota,
  freshShiitakeTeresopolis,
  fruitingRoomHumidityController,
  gillStudyShirt,
  goldenOysterDried,
  growingRoomDrawstringTrousers,
  hedgehogMushroomsJaca,
  impulseSealerForGrowBags,
  kingOysterCultureSlant,
  kingOysterGrainSpawn,
  libertyCapReferencePrint,
  lionsManeBeanie,
  lionsManeGrowKit,
  lionsManeGummiesNorthLine,
  lionsManeLiquidCulture,
  lionsManeSporeSyringe,
  lionsManeTincture,
  logGrownShiitakeDried,
  maitakeRoastedBarleyTea,
  marketDayTote,
  milkCapsInVinegarBolson,
  morelAscosporeSyringe,
  mountainMorningHoodie,
  mycologyStainKit,
  oneWoodFourSaturdaysCourse,
  oysterColumnTubing,
  oysterGrainSpawnRye,
  patagonianBlackMorelsDried,
  pearlOysterSporePrint,
  pinkOysterLiquidCulture,
  pioppinoCrateFreiburg,
  pioppinoSporeSwabs,
  plywoodFlowBoxUsed,
  porciniPlateLongSleeve,
  porciniSlicesWholesale,
  porciniSporeSwab,
  pressureSteriliserStovetop,
  pyreneanChanterelles,
  reishiCapsulesDualExtract,
  reishiGrainSpawnSorghum,
  reishiOrangePeelTea,
  rosemaryHoneyBlackTruffle,
  saffronMilkCapsPyrenees,
  secondHandFieldMicroscope,
  shaggyManeSporeSyringe,
  shelvingAndHumidifierLot,
  shiitakeBlockGrowKit,
  shiitakeCultureSlant,
  shiitakeLogShirt,
  shiitakePowderKitchenGrade,
  slidesAndCoverGlasses,
  snowFungusPassionFruitGummies,
  sporeCloudHoodie,
  stageMicrometerAndReticle,
  stainlessDrumSteamer,
  stereoDissectingMicroscope,
  stoneGroundChocolateReishi,
  strawPelletSubstrate,
  strawSpawnAndPatience,
  supplementedSawdustBlock,
  tabletopFlowHoodCompact,
  theDriedMushroomLarderEbook,
  theLogGrowersYear,
  theSporePrintNotebook,
  trilingualMushroomGlossaryEbook,
  turkeyTailCapsules,
  usedPressureSteriliser23Litre,
  waxedForestSatchel,
  wildflowerHoneyLionsMane,
  wineCapSporePrint,
  woodEarDriedShreds,
  woodlandSixPrintSet,
]
