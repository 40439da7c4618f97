import { airFor, sheetFor } from './backdrop'
import { finish } from './figure'
import { houseStudio } from './scenes/bench'
import { guideScene } from './scenes/guide'
import { pairsScene, type Pair } from './scenes/pairs'
import { postScene } from './scenes/post'
import { projectScene } from './scenes/project'
import { recipeScene } from './scenes/recipe'
import { hand, type Studio } from './studio'
import { subjectOf } from './subject'
import type { HeaderBrief, HeaderKind } from './types'

const SCENES: Record<HeaderKind, (studio: Studio) => string> = {
  guide: guideScene,
  post: postScene,
  project: projectScene,
  recipe: recipeScene,
}

/** A wide picture for the head of a text, 1600 x 900: its species in a setting that suits the kind of text. */
export function headerPicture(brief: HeaderBrief): string {
  const studio = houseStudio(`${brief.kind}/${brief.slug}`, brief.species)
  const pairs = (brief.pairs ?? []).map(([one, double]): Pair => [subjectOf(one), subjectOf(double)])
  const colors = studio.subject ? studio.subject.species.morphology.capColors : ['#a9774a']
  const { svg: sheet, paper } = sheetFor(1600, 900, colors, hand(studio, 'paper'))
  const body =
    sheet +
    airFor([600, 420], 480, 300, paper.air, studio.rng) +
    airFor([1100, 430], 380, 260, paper.air, studio.rng, 0.8) +
    (pairs.length > 0 ? pairsScene(studio, pairs) : SCENES[brief.kind]({ ...studio, slug: brief.slug }))
  return finish(studio.brush.ids, 1600, 900, brief.slug, body)
}
