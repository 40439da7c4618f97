import { agaric } from './agaric'
import { agaricSection } from './agaric-section'
import { bracketPainter, reishiPainter, rosettePainter } from './brackets'
import { coralPainter, iciclePainter } from './branching'
import { clubsPainter, insectClubPainter } from './clubs'
import { crustPainter } from './crusts'
import { earPainter } from './ear'
import { lobesPainter, ribbonsPainter } from './frills'
import { funnelPainter } from './funnel'
import type { Form } from './habit'
import { morelPainter } from './morel'
import { oysterPainter } from './oyster'
import type { FormPainter } from './pose'
import { roundPainter } from './rounds'
import { frillsPainter } from './snow-fungus'
import { trufflePainter } from './truffle'

const fromBelow: NonNullable<FormPainter['underside']> = (look, brush, pose) =>
  agaric(look, brush, {
    capRadius: pose.width / 2,
    stemLength: pose.stemLength,
    stemWidth: pose.stemWidth,
    tilt: -0.72,
    lean: pose.lean,
    profile: look.habit.cap,
    label: pose.label,
    ringHeight: 0.5,
  })

const agaricPainter: FormPainter = {
  aspect: 0.5,
  whole: (look, brush, pose) =>
    agaric(
      pose.young && look.habit.margin === 'ink' ? { ...look, habit: { ...look.habit, margin: 'plain' } } : look,
      brush,
      {
        capRadius: pose.width / 2,
        stemLength: pose.stemLength,
        stemWidth: pose.stemWidth,
        tilt: pose.tilt,
        lean: pose.lean,
        profile: pose.young ? look.habit.youngCap : look.habit.cap,
        label: pose.label,
        ringHeight: pose.young ? 0.8 : 0.74,
      },
    ),
  section: (look, brush, pose) =>
    agaricSection(look, brush, {
      capRadius: pose.width / 2,
      stemLength: pose.stemLength,
      stemWidth: pose.stemWidth,
      profile: look.habit.cap,
      label: pose.label,
    }),
  underside: fromBelow,
}

export const PAINTERS: Record<Form, FormPainter> = {
  agaric: agaricPainter,
  funnel: {
    ...funnelPainter,
    underside: (look, brush, pose) => fromBelow({ ...look, habit: { ...look.habit, cap: 'plane' } }, brush, pose),
    closeUp: funnelPainter.whole,
  },
  morel: morelPainter,
  bracket: bracketPainter,
  oyster: oysterPainter,
  reishi: reishiPainter,
  rosette: rosettePainter,
  icicle: iciclePainter,
  'branched-teeth': coralPainter,
  truffle: trufflePainter,
  puffball: roundPainter,
  sclerotium: roundPainter,
  ear: earPainter,
  cup: funnelPainter,
  frills: frillsPainter,
  ribbons: ribbonsPainter,
  coral: coralPainter,
  clubs: clubsPainter,
  'insect-club': insectClubPainter,
  chaga: crustPainter,
  'black-knot': crustPainter,
  'jelly-lobes': lobesPainter,
}
