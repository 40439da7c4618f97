import { groundBack, groundFront } from '../../ground'
import { sporePrint } from '../../spore-print'
import { curvePath, fill, place, stroke } from '../../svg'
import { blob } from '../../wash'
import { standingTrunk } from '../../wood'
import { cutout, fitted, stampOf } from '../figure'
import { pencil } from '../forms/printed'
import { contactShadow, fold, smallPrint, thing } from '../materials'
import { ellipseLoop, roundedPoly, smoothLoop } from '../shapes'
import { fallenLeaves, sprig } from '../sprig'
import { hand, type Studio } from '../studio'
import { isShelf } from '../subject'
import { plank } from './tools-lying'

const FOUR = [
  { x: -450, y: 210, w: 370, h: 210 },
  { x: -440, y: 440, w: 350, h: 200 },
  { x: 90, y: 240, w: 340, h: 190 },
  { x: 110, y: 450, w: 330, h: 195 },
] as const
const FIVE = [
  { x: -450, y: 210, w: 370, h: 210 },
  { x: -440, y: 440, w: 350, h: 200 },
  { x: 60, y: 235, w: 190, h: 200 },
  { x: 270, y: 225, w: 190, h: 210 },
  { x: 100, y: 450, w: 330, h: 195 },
] as const

const SMALLER = 0.88

/** An open notebook with the species sketched in it, on boards. */
function notebookScene(s: Studio): string {
  const rng = s.rng.fork('notebook')
  const boards = [0, 1, 2]
    .map((i) => plank(s, 70, 100 + i * 245, 1460, 236, rng.pick(['#b39a74', '#a98f68', '#bda680'])))
    .join('')
  const x = rng.range(720, 860)
  const page = (k: number): ReturnType<typeof smoothLoop> =>
    smoothLoop([
      [x, 190],
      [x + k * 130, 150],
      [x + k * 380, 152],
      [x + k * 500, 190],
      [x + k * 512, 460],
      [x + k * 506, 720],
      [x + k * 370, 692],
      [x + k * 130, 694],
      [x, 742],
      [x, 460],
    ])
  const figures = s.subjects.slice(0, 5)
  const place2 = (i: number): { x: number; y: number; w: number; h: number } => {
    if (figures.length === 1)
      return i === 0 ? { x: x - 450, y: 220, w: 400, h: 420 } : { x: x + 100, y: 240, w: 300, h: 220 }
    const rooms = figures.length > 4 ? FIVE : FOUR
    const room = rooms[i % rooms.length] ?? { x: 0, y: 0, w: 200, h: 200 }
    return { ...room, x: x + room.x }
  }
  const drawn = figures.map((subject, i) => fitted(cutout(subject, hand(s, `f${i}`), 'body', 340), place2(i))).join('')
  const extra =
    figures.length === 1 && s.subject
      ? fitted(cutout(s.subject, hand(s, 'sec'), 'section', 320), place2(1)) +
        fitted(cutout(s.subject, hand(s, 'und'), 'underside', 320), { x: x + 130, y: 470, w: 260, h: 190 })
      : ''
  const text =
    smallPrint(x + 70, 205, 130, 2, 24, '#4c4336', rng) +
    smallPrint(x - 440, 660, 300, 1, 24, '#4c4336', rng) +
    smallPrint(x + 90, 660, 330, 1, 24, '#4c4336', rng)
  const print = s.subject
    ? place(sporePrint(s.subject.look, hand(s, 'print'), 96), x > 790 ? 200 : 1400, 260, rng.range(-0.2, 0.2))
    : ''
  const lensX = x > 790 ? 210 : 1390
  const lens = ellipseLoop(lensX, 620, 92, 92)
  const shadow = fill(
    curvePath(
      roundedPoly(
        [
          [x - 530, 186],
          [x + 552, 186],
          [x + 566, 768],
          [x - 520, 770],
        ],
        20,
      ),
      true,
    ),
    '#2f2417',
    0.28,
  )
  // Cards show the middle three quarters of the width: book, print and lens are brought together within them.
  const middle = (x > 790 ? 75 + x + 540 : x - 540 + 1525) / 2
  const gather = (svg: string): string => place(svg, 800 - middle * SMALLER, 450 * (1 - SMALLER), 0, SMALLER)
  return (
    boards +
    gather(
      shadow +
        thing(
          roundedPoly(
            [
              [x - 530, 168],
              [x + 530, 168],
              [x + 540, 742],
              [x - 540, 742],
            ],
            16,
          ),
          hand(s, 'cover'),
          'cover',
          { base: s.dark },
        ) +
        thing(page(-1), hand(s, 'l'), 'l', {
          base: '#f6eedb',
          flood: '#eadfc2',
          gloss: 0.3,
          hatch: 0.4,
          over: fold(
            [
              [x - 8, 210],
              [x - 14, 460],
              [x - 6, 720],
            ],
            '#f4ecda',
            rng,
            4,
          ),
        }) +
        thing(page(1), hand(s, 'r'), 'r', { base: '#f6eedb', flood: '#eadfc2', gloss: 0.3, hatch: 0.5 }) +
        drawn +
        extra +
        text +
        print +
        stroke(
          curvePath([
            [lensX + 62, 690],
            [lensX + 110, 760],
            [lensX + 140, 820],
          ]),
          '#2a2119',
          30,
          0.9,
        ) +
        stroke(
          curvePath([
            [lensX + 64, 694],
            [lensX + 110, 760],
            [lensX + 138, 816],
          ]),
          '#8d5a30',
          21,
        ) +
        fill(curvePath(lens, true), '#eef4ee', 0.35) +
        stroke(curvePath(lens, true), '#2a2119', 20, 0.85) +
        stroke(curvePath(lens, true), '#b5893c', 12) +
        pencil(s, x + rng.range(-60, 60), 800, rng.range(-0.12, 0.12)) +
        sprig(
          rng.pick(['fern', 'birch', 'laurel']),
          [x > 790 ? 120 : 1300, 830],
          [x > 790 ? 330 : 1500, 790],
          hand(s, 'leaf'),
        ),
    )
  )
}

const fallen = (s: Studio, y: number, count: number): string =>
  fallenLeaves(100, y, 1400, 70, count, s.rng.fork('fallen'))

/** The wood's floor, with all the species of the text standing on it. */
function floorScene(s: Studio): string {
  const rng = s.rng.fork('floor')
  const spec = {
    x: 60,
    y: 700,
    width: 1480,
    kinds: rng.pick([['moss', 'needles'], ['needles', 'soil'], ['moss'], ['grass', 'needles']] as const),
  }
  const right = rng.chance(0.5)
  const trunk = standingTrunk(
    right ? 1330 : 270,
    60,
    800,
    rng.range(190, 240),
    rng.pick(['oak', 'birch', 'beech', 'pine']),
    hand(s, 'trunk'),
  )
  const shelves = s.subjects.filter(isShelf)
  const standing = s.subjects.filter((subject) => !isShelf(subject))
  const on = shelves
    .slice(0, 2)
    .map((subject, i) => {
      const stamp = stampOf(cutout(subject, hand(s, `sh${i}`), 'body', 340))
      const x = right ? 1330 : 270
      return stamp.put(x - 30, 300 + i * 230, 250) + stamp.put(x + 50, 420 + i * 220, 170, 0.08, true)
    })
    .join('')
  const width = 900 / Math.max(1, standing.length)
  const bodies = standing
    .slice(0, 5)
    .map((subject, i) => {
      const x = (right ? 215 : 480) + width * (i + 0.5) - width * 0.12
      const stamp = stampOf(cutout(subject, hand(s, `st${i}`), 'body', 400))
      const young = stampOf(cutout(subject, hand(s, `yo${i}`), 'young', 260))
      const size = Math.min(430, width * 1.25) * rng.range(0.85, 1.08)
      const foot = 716 + (i % 2) * 26
      const small = standing.length < 4
      return (
        contactShadow(x, foot, size * 0.4, rng) +
        stamp.stand(x, foot, size, rng.range(-0.06, 0.06), rng.chance(0.5)) +
        (small ? young : stamp).stand(x + size * 0.36, foot + 22, size * (small ? 0.5 : 0.44), rng.range(-0.1, 0.14)) +
        (standing.length < 3 ? stamp.stand(x - size * 0.6, foot + 6, size * 0.72, -0.08, true) : '')
      )
    })
    .join('')
  const ferns =
    sprig('fern', [right ? 1130 : 470, 740], [right ? 1010 : 610, 380], hand(s, 'fern')) +
    sprig('fern', [right ? 1150 : 450, 750], [right ? 1270 : 380, 470], hand(s, 'fern2'))
  const haze = [0, 1, 2]
    .map((i) => fill(curvePath(blob([400 + i * 400, 430], 300, 260, rng, 0.2), true), '#a9b39a', 0.1))
    .join('')
  return (
    haze +
    groundBack(spec, hand(s, 'back')) +
    trunk +
    on +
    ferns +
    bodies +
    groundFront({ ...spec, y: 726 }, hand(s, 'front')) +
    fallen(s, 780, 20)
  )
}

const ON_PAPER = /print|photograph|buying|beta|vitamin|law|drying|history|numbers/

/** A post: a naturalist's notebook, or the floor of the wood. */
export const postScene = (s: Studio): string => (ON_PAPER.test(s.slug) ? notebookScene(s) : floorScene(s))
