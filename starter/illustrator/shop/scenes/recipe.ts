import { darken, lighten } from '../../color'
import { steps, type Pt } from '../../geometry'
import { clipTo, curvePath, fill, stroke } from '../../svg'
import { blob } from '../../wash'
import { tableTop } from '../backdrop'
import { heap, kernel, scatter } from '../loose-goods'
import { contactShadow, thing } from '../materials'
import { ellipseLoop, roundedPoly, smoothLoop } from '../shapes'
import { sprig } from '../sprig'
import { hand, named, stampFor, type Studio } from '../studio'
import { knife, plank } from './tools-lying'

interface Dish {
  readonly fill: string
  readonly kind: 'bowl' | 'pan' | 'plate'
  readonly rice?: boolean
  readonly leaves?: boolean
}

const DISHES: readonly (readonly [string, Dish])[] = [
  ['omelette', { kind: 'pan', fill: '#ecc659' }],
  ['miso', { kind: 'bowl', fill: '#c79a58', leaves: true }],
  ['broth', { kind: 'bowl', fill: '#a8743a', leaves: true }],
  ['dashi', { kind: 'bowl', fill: '#a8743a' }],
  ['scallops', { kind: 'pan', fill: '#5b4a3c' }],
  ['cakes', { kind: 'plate', fill: '#d9a95c', leaves: true }],
  ['roasted', { kind: 'pan', fill: '#6d4c30' }],
  ['rice', { kind: 'bowl', fill: '#f1ead6', rice: true }],
  ['risotto', { kind: 'plate', fill: '#ead9a8', rice: true }],
  ['cream', { kind: 'pan', fill: '#efe0c0' }],
  ['tacos', { kind: 'plate', fill: '#e3c27e', leaves: true }],
  ['stuffed', { kind: 'plate', fill: '#8d9a5a', leaves: true }],
  ['salad', { kind: 'bowl', fill: '#8fa35a', leaves: true }],
]

function vessel(s: Studio, x: number, y: number, r: number, dish: Dish): string {
  const rng = s.rng.fork('dish')
  const k = 0.62
  const clay = dish.kind === 'pan' ? '#3b3935' : rng.pick(['#e8e1cf', '#dfe2da', '#c9a878', '#e6dcc9'])
  const depth = dish.kind === 'bowl' ? r * 0.62 : dish.kind === 'pan' ? r * 0.16 : r * 0.06
  const outer = ellipseLoop(x, y, r, r * k, 60)
  const under =
    dish.kind === 'bowl'
      ? [
          ...steps(17, 0, Math.PI).map((a): Pt => [
            x + Math.cos(a) * r * (1 - Math.sin(a) * 0.12),
            y + Math.sin(a) * (r * k * 0.3 + depth),
          ]),
          ...steps(17, Math.PI, Math.PI * 2).map((a): Pt => [x + Math.cos(a) * r, y + Math.sin(a) * r * k]),
        ]
      : ellipseLoop(x, y + depth, r * 0.97, r * k * 0.98, 60)
  const inner = ellipseLoop(x, y + 4, r * 0.86, r * k * 0.85, 60)
  const food = ellipseLoop(
    x,
    y + (dish.kind === 'bowl' ? 16 : 4),
    r * (dish.kind === 'plate' ? 0.66 : 0.8),
    r * k * (dish.kind === 'plate' ? 0.64 : 0.78),
    50,
  )
  const stamps = [
    stampFor(s, 'section', 320, 'slice'),
    stampFor(s, 'body', 340, 'whole'),
    stampFor(s, 'young', 260, 'small'),
  ]
  const pieces = scatter(x, y, r * 0.54, r * k * 0.5, 9, rng, (p, i) => {
    const stamp = stamps[i % 3 === 2 ? 1 : i % 5 === 4 ? 2 : 0]
    return stamp
      ? fill(curvePath(blob([p[0] + 6, p[1] + 14], 60, 26, rng, 0.2, 12), true), '#2f2417', 0.2) +
          stamp.put(p[0], p[1], r * rng.range(0.44, 0.58), rng.range(-1.3, 1.3), rng.chance(0.5))
      : ''
  })
  let grains = ''
  if (dish.rice)
    for (let i = 0; i < 420; i += 1) {
      const [a, q] = [rng.range(0, Math.PI * 2), Math.sqrt(rng.next())]
      const p: Pt = [x + Math.cos(a) * q * r * 0.64, y + 8 + Math.sin(a) * q * r * k * 0.62]
      grains += `M${Math.round(p[0])} ${Math.round(p[1])}l${rng.int(-12, 12)} ${rng.int(-6, 6)}`
    }
  let herbs = ''
  if (dish.leaves)
    for (let i = 0; i < 26; i += 1)
      herbs += curvePath(
        blob(
          [x + rng.gauss() * r * 0.3, y + rng.gauss() * r * k * 0.28],
          rng.range(8, 18),
          rng.range(5, 10),
          rng,
          0.5,
          8,
        ),
        true,
      )
  const handle =
    dish.kind === 'pan'
      ? thing(
          roundedPoly(
            [
              [x + r * 0.62, y - r * 0.5],
              [x + r * 1.08, y - r * 0.98],
              [x + r * 1.22, y - r * 0.92],
              [x + r * 0.8, y - r * 0.36],
            ],
            18,
          ),
          hand(s, 'handle'),
          'handle',
          { base: '#3b3935', gloss: 0.4 },
        )
      : ''
  const steam =
    dish.kind === 'bowl' || rng.chance(0.5)
      ? [0, 1, 2]
          .map((i) =>
            stroke(
              curvePath(
                steps(7, 0, 1).map((t): Pt => [
                  x - 70 + i * 70 + Math.sin(t * 6 + i * 2) * 24,
                  y - r * k * 0.7 - t * 170,
                ]),
              ),
              '#fffdf5',
              12 - i * 3,
              0.5,
            ),
          )
          .join('')
      : ''
  return (
    contactShadow(x, y + r * k * 0.75 + depth * 0.6, r * 1.6, rng) +
    handle +
    thing(under, hand(s, 'under'), 'under', { base: darken(clay, 0.12), flood: clay, gloss: 0.3 }) +
    thing(outer, hand(s, 'rim'), 'rim', {
      base: clay,
      flood: lighten(clay, 0.3),
      gloss: 0.4,
      hatch: 0.4,
      over:
        dish.kind === 'pan'
          ? ''
          : stroke(curvePath(ellipseLoop(x, y, r * 0.94, r * k * 0.94, 50), true), s.dark, 5, 0.6),
    }) +
    fill(curvePath(inner, true), darken(clay, 0.4), 0.4) +
    thing(food, hand(s, 'food'), 'food', {
      base: dish.fill,
      flood: lighten(dish.fill, 0.3),
      gloss: 0.35,
      hatch: 0.3,
      inkWeight: 2.4,
      over: stroke(grains, '#a08650', 9, 0.6) + stroke(grains, '#fdf6e2', 6.4),
    }) +
    clipTo(s.brush.ids, curvePath(inner, true), pieces) +
    fill(herbs, '#5f7a3c', 0.85) +
    stroke(herbs, '#2f3d1c', 1.2, 0.5) +
    steam
  )
}

/** The dish, and the mushrooms on a board before they went in. */
export function recipeScene(s: Studio): string {
  const rng = s.rng.fork('recipe')
  const dish = DISHES.find(([word]) => s.slug.includes(word))?.[1] ?? { kind: 'plate', fill: '#e3c27e' }
  const left = rng.chance(0.5)
  const [dx, bx] = left ? [1096, 204] : [504, 806]
  const whole = stampFor(s, 'body', 380, 'board')
  const young = stampFor(s, 'young', 300, 'board-young')
  const cut = stampFor(s, 'section', 320, 'board-cut')
  const board = plank(s, bx, 430, 590, 300, rng.pick(['#b98f5e', '#a47a48', '#c9a574']))
  const stand = [
    whole?.stand(bx + 150, 560, 250, -0.1),
    young?.stand(bx + 310, 540, 160, 0.1),
    whole?.stand(bx + 440, 580, 220, 0.16, true),
    cut?.put(bx + 160, 640, 170, 0.2),
    cut?.put(bx + 330, 650, 150, -0.4, true),
    cut?.put(bx + 470, 655, 130, 0.7),
  ]
  const extras = [
    scatter(bx + 320, 790, 300, 30, 9, rng, (p) => kernel(p, 9, '#3a2d22', rng, false)),
    named(s, 'omelette', 'cakes')
      ? [0, 1]
          .map((i) =>
            thing(
              smoothLoop([
                [bx + 90 + i * 110, 790],
                [bx + 60 + i * 110, 840],
                [bx + 96 + i * 110, 872],
                [bx + 140 + i * 110, 842],
                [bx + 122 + i * 110, 792],
              ]),
              hand(s, `egg${i}`),
              'egg',
              { base: '#e3c6a0', flood: '#f2e2c8', gloss: 0.5 },
            ),
          )
          .join('')
      : heap(bx + 120, 834, 130, 44, '#efe9da', hand(s, 'salt')),
    sprig(rng.pick(['thyme', 'rosemary', 'laurel']), [bx + 330, 836], [bx + 580, 796], hand(s, 'herb'), 846),
  ]
  return (
    tableTop(rng.pick(['plank', 'linen', 'slate']), { x: 70, y: 500, w: 1460, h: 350 }, hand(s, 'table')) +
    board +
    stand.map((v) => v ?? '').join('') +
    knife(s, bx + 420, 720) +
    vessel(s, dx, 520, rng.range(290, 305), dish) +
    extras.join('')
  )
}
