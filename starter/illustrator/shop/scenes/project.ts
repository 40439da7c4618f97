import { groundFront, groundBack } from '../../ground'
import { growingScene } from '../../scene'
import { sporePrint } from '../../spore-print'
import { clipTo, curvePath, place } from '../../svg'
import { wobble } from '../../wash'
import { lyingLog } from '../../wood'
import { cutout, stampOf } from '../figure'
import { thing, woodGrain } from '../materials'
import { rectLoop, roundedPoly } from '../shapes'
import { hand, type Studio } from '../studio'
import { ridge, river, roofs, sky, wood } from './landscape'
import { bucket } from './tools-standing'

/** A cabinet of prints for a project that is an archive. */
function archive(s: Studio): string {
  const rng = s.rng.fork('archive')
  const drawer = rectLoop(110, 110, 1380, 680, 14)
  const felt = rectLoop(150, 150, 1300, 600, 8)
  const shown = s.subjects.slice(0, 5)
  const gap = 1180 / shown.length
  const middleOf = (i: number): number => 800 + (i - (shown.length - 1) / 2) * gap
  // Five full prints are enough to read as an archive; the second row shows the bodies themselves.
  const prints = shown.map((subject, i) =>
    place(
      sporePrint(subject.look, hand(s, `print${i}`), 98),
      middleOf(i),
      304,
      rng.range(-0.06, 0.06),
      i % 3 === 1 ? 0.9 : 1,
    ),
  )
  const bodies = shown.map((subject, i) => {
    const stamp = stampOf(cutout(subject, hand(s, `b${i}`), 'body', 300))
    return stamp.put(middleOf(i), 592, 250, rng.range(-0.1, 0.1))
  })
  return (
    thing(drawer, hand(s, 'drawer'), 'drawer', {
      base: '#8d6238',
      flood: '#b0824a',
      detail: woodGrain(drawer, hand(s, 'grain'), '#8d6238', 30),
      gloss: 0.2,
    }) +
    thing(felt, hand(s, 'felt'), 'felt', { base: '#e3dac2', flood: '#d0c4a4', gloss: 0.2, hatch: 0.6 }) +
    prints.join('') +
    bodies.join('')
  )
}

/** A strip of land with the species before it. */
export function projectScene(s: Studio): string {
  if (s.slug.includes('archive')) return archive(s)
  const rng = s.rng.fork('land')
  const urban = s.slug.includes('urban')
  const wet = /river|hudson/.test(s.slug)
  const school = s.slug.includes('school')
  // A strip that runs out in ragged brush edges: a hard frame makes a scene into a postcard.
  const frame = curvePath(
    wobble(
      roundedPoly(
        [
          [64, 120],
          [300, 84],
          [1290, 78],
          [1540, 130],
          [1530, 700],
          [1440, 820],
          [170, 826],
          [70, 700],
        ],
        60,
        20,
      ),
      rng.fork('edge'),
      22,
      47,
    ),
    true,
  )
  const far =
    sky(rng.pick(['#b7c9cc', '#cfc6b0', '#c3c9b8']), rng.fork('sky')) +
    ridge(360, 190, '#a9b7b3', rng.fork('r1')) +
    ridge(430, 120, '#9aa68a', rng.fork('r2')) +
    (urban ? roofs(s, 560) : wood(90, 1510, 540, 190, school ? 9 : 17, rng.fork('wood'), wet ? 'broad' : 'both')) +
    ridge(570, 50, '#a39a62', rng.fork('r3')) +
    (wet ? river(rng.fork('river'), 500, 880) : '') +
    (school || urban ? '' : wood(60, 420, 650, 330, 4, rng.fork('near'), 'fir'))
  const spec = {
    x: 60,
    y: 760,
    width: 1480,
    kinds: school || urban ? (['straw', 'soil'] as const) : (['moss', 'litter'] as const),
  }
  const main = s.subject
  const left = rng.chance(0.5)
  const scene = main
    ? growingScene(main.look, hand(s, 'grow'), { x: left ? 210 : 810, y: 330, w: 580, h: 430 }).svg
    : ''
  const others = s.subjects
    .slice(1, 4)
    .map((subject, i) => {
      const stamp = stampOf(cutout(subject, hand(s, `o${i}`), 'body', 320))
      const x = (left ? 900 : school || urban ? 470 : 290) + i * (school || urban ? 130 : 160)
      return stamp.stand(x, 780, 230, -0.06) + stamp.stand(x + 96, 796, 150, 0.12, true)
    })
    .join('')
  const logs = s.slug.includes('log') ? lyingLog(left ? 840 : 210, 690, 540, 110, 'oak', hand(s, 'log')) : ''
  const pail = school || urban ? place(bucket(s, 0, 0), left ? 1310 : 300, 790, 0, 0.72) : ''
  return (
    clipTo(s.brush.ids, frame, `<g opacity=".66">${far}</g>` + groundBack(spec, hand(s, 'floor'))) +
    scene +
    logs +
    pail +
    others +
    groundFront({ ...spec, y: 748, kinds: [spec.kinds[0]] }, hand(s, 'front'))
  )
}
