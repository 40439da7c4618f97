import type { Pt } from '../geometry'
import { groundBack, groundFront } from '../ground'
import { hatchLines } from '../hatch'
import { wedge } from '../ink-outline'
import type { Rng } from '../prng'
import { curvePath, fill, linePath } from '../svg'
import type { IllustratedSpecies } from '../types'
import { blob } from '../wash'
import { lyingLog, standingTrunk } from '../wood'
import { airFor, sheetFor } from './backdrop'
import { finish, cutout, stampOf } from './figure'
import { contactShadow } from './materials'
import { houseStudio } from './scenes/bench'
import { fallenLeaves, sprig } from './sprig'
import { hand, type Studio } from './studio'
import { isShelf, type Subject } from './subject'

/** Trunks far back in the wood: pale washes with a few pen strokes on their shaded side. */
function farTrunks(rng: Rng): string {
  return [470, 610, 730, 905, 1010, 1180, 1290, 1420]
    .map((x) => {
      const [w, top, lean] = [rng.range(16, 46), rng.range(90, 210), rng.range(-26, 26)]
      const loop: Pt[] = [
        [x - w * 0.4 + lean, top],
        [x + w * 0.4 + lean, top - 20],
        [x + w * 0.46, 520],
        [x + w * 0.7, 890],
        [x - w * 0.7, 890],
        [x - w * 0.46, 520],
      ]
      const strokes = hatchLines([x + w * 0.4 + lean, top + 30], [x + w * 0.6, 870], [-w * 0.5, 12], 26, rng)
      const boughs = [0.2, 0.34, 0.52]
        .map((t) => {
          const y = top + t * 560
          const k = rng.chance(0.5) ? 1 : -1
          return wedge(
            [x + lean * (1 - t), y],
            [x + k * 50, y - 30],
            [x + k * rng.range(80, 170), y - rng.range(40, 110)],
            w * 0.24,
          )
        })
        .join('')
      return fill(linePath(loop, true) + boughs, '#8d8a70', 0.2) + fill(strokes, '#4d4a38', 0.16)
    })
    .join('')
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly young: number
}

// Back row first; the tallest stands off centre, the smallest comes to the front.
const SPOTS: readonly Spot[] = [
  { x: 700, y: 880, size: 560, young: 1 },
  { x: 1060, y: 860, size: 430, young: -1 },
  { x: 440, y: 960, size: 380, young: -1 },
  { x: 880, y: 1000, size: 350, young: 1 },
  { x: 1240, y: 1010, size: 300, young: -1 },
  { x: 620, y: 1060, size: 250, young: 1 },
]

const heightOf = (subject: Subject): number => {
  const { stipe, capDiameterCm } = subject.species.morphology
  return (stipe ? stipe.lengthCm[1] : 0) + capDiameterCm[1] * 0.4
}

function standing(s: Studio, subject: Subject, spot: Spot, i: number): string {
  const rng = s.rng.fork(`stand${i}`)
  const body = stampOf(cutout(subject, hand(s, `b${i}`), 'body', 460))
  const young = i < 1 ? stampOf(cutout(subject, hand(s, `y${i}`), 'young', 300)) : body
  const wide = body.box.w > body.box.h ? 0.84 : 1
  return (
    contactShadow(spot.x, spot.y, spot.size * 0.45, rng) +
    body.stand(
      spot.x - spot.young * spot.size * 0.34,
      spot.y - 18,
      spot.size * 0.72 * wide,
      -spot.young * 0.1,
      spot.young > 0,
    ) +
    body.stand(spot.x, spot.y, spot.size * wide, rng.range(-0.04, 0.04)) +
    young.stand(spot.x + spot.young * spot.size * 0.3, spot.y + 20, spot.size * 0.42, spot.young * 0.1)
  )
}

/** A frontispiece, 1600 x 1200: five to seven species together in their wood, without any text. */
export function homePicture(species: readonly IllustratedSpecies[]): string {
  const s = houseStudio(`home/${species.map((one) => one.slug).join('+')}`, species)
  const { rng } = s
  const { svg: sheet, paper } = sheetFor(1600, 1200, ['#a9774a'], hand(s, 'paper'))
  const shelves = s.subjects.filter(isShelf)
  const upright = s.subjects
    .filter((subject) => !isShelf(subject))
    .sort((a, b) => heightOf(b) - heightOf(a))
    .slice(0, SPOTS.length)
  const spec = { x: 70, y: 900, width: 1460, kinds: ['moss'] as const }
  const haze = [0, 1, 2, 3]
    .map((i) => fill(curvePath(blob([420 + i * 280, 520], 300, 340, rng, 0.2), true), paper.air, 0.1))
    .join('')
  const trunk = standingTrunk(270, 70, 1010, 300, 'oak', hand(s, 'trunk'))
  const onTrunk = shelves
    .slice(0, 3)
    .map((subject, i) => {
      const stamp = stampOf(cutout(subject, hand(s, `t${i}`), 'body', 420))
      const y = 300 + i * 250
      return stamp.put(300 - (i % 2) * 60, y, 330) + stamp.put(180 + (i % 2) * 200, y + 130, 220, 0.06, true)
    })
    .join('')
  // One frond is drawn and set four times: ferns are many strokes.
  const frondId = s.brush.ids.next('fern')
  const frond = `<defs><g id="${frondId}">${sprig('fern', [0, 0], [90, -500], hand(s, 'fern'))}</g></defs>`
  const ferns = (
    [
      [1330, 940, 6, 1.04],
      [1300, 950, -20, 1],
      [1370, 960, 18, 0.74],
      [470, 900, -4, 0.84],
    ] as const
  )
    .map(
      ([x, y, turn, k]) =>
        `<use href="#${frondId}" transform="translate(${x} ${y}) rotate(${turn}) scale(${turn < 0 ? -k : k} ${k})"/>`,
    )
    .join('')
  const log = lyingLog(900, 790, 560, 150, 'birch', hand(s, 'log'))
  const bodies = upright.map((subject, i) => {
    const spot = SPOTS[i]
    return spot ? standing(s, subject, spot, i) : ''
  })
  const moss = (y: number, x: number, width: number, label: string): string =>
    groundFront({ x, y, width, kinds: ['moss'] }, hand(s, label))
  const body =
    sheet +
    airFor([800, 560], 640, 480, paper.air, rng) +
    haze +
    farTrunks(rng.fork('far')) +
    groundBack(spec, hand(s, 'back')) +
    groundBack({ ...spec, x: 130, y: 970, width: 1340 }, hand(s, 'near')) +
    trunk +
    onTrunk +
    frond +
    ferns +
    log +
    bodies.slice(0, 2).join('') +
    moss(880, 360, 1000, 'row1') +
    bodies.slice(2).join('') +
    moss(985, 150, 1300, 'row2') +
    fallenLeaves(170, 1030, 1260, 90, 26, rng.fork('fallen'))
  return finish(s.brush.ids, 1600, 1200, 'Mushrooms of field and wood', body)
}
