import { type Box } from './geometry'
import { groundBack, groundFront, type GroundSpec } from './ground'
import { standingGroup } from './group'
import type { Look } from './look'
import { fits, matureSize } from './measure'
import { place } from './svg'
import { shelfScene } from './scene-attached'
import { buriedScene } from './scene-buried'
import { forkBrush, type Brush } from './wash'
import { lyingLog, stump } from './wood'

export interface Scene {
  readonly svg: string
  readonly pixelsPerCm: number
}

/** A group standing on ground, log or stump, as large as the room allows. The room's lower edge is where the ground lies. */
function standingScene(look: Look, brush: Brush, room: Box): Scene {
  const own = forkBrush(brush, 'scene')
  const { stand } = look.habit
  const wooden = stand === 'log' || stand === 'stump'
  const lift = stand === 'log' ? room.h * 0.17 : stand === 'stump' ? room.h * 0.15 : 0
  let scale = room.w / Math.max(2, matureSize(look).cap * 2)
  let group = standingGroup(look, own, scale)
  for (let round = 0; round < 2; round += 1) {
    const tall = -group.box.y
    const factor = Math.min((room.h - lift) / tall, (room.w * (stand === 'log' ? 0.96 : 0.9)) / group.box.w)
    if (fits(factor)) break
    scale *= factor
    group = standingGroup(look, own, scale)
  }
  // A low, wide group would leave the sheet empty above it, so it rises part of the way.
  const slack = Math.max(0, room.h - lift + group.box.y)
  const foot = room.y + room.h - slack * 0.42
  const x = room.x + room.w / 2 - (group.box.x + group.box.w / 2)
  const spec: GroundSpec = { x: room.x - room.w * 0.03, y: foot, width: room.w * 1.06, kinds: look.habit.ground }
  if (wooden) {
    const y = foot - lift
    const { bark, form } = look.habit
    // A body that wraps the wood gets no cast shadow, which would fall past its edge.
    const seated = form !== 'agaric' && form !== 'funnel'
    const wood =
      stand === 'log'
        ? lyingLog(room.x + room.w * 0.02, y - room.h * 0.03, room.w * 0.94, room.h * 0.24, bark, own)
        : stump(room.x + room.w / 2, y - room.h * 0.02, room.w * 0.62, room.h * 0.2, bark, own)
    const floor: GroundSpec = {
      ...spec,
      kinds: stand === 'stump' || look.habit.bark === 'pine' ? ['moss', 'litter'] : ['moss'],
    }
    const ground = { back: groundBack(floor, own), front: groundFront({ ...floor, y: foot + room.h * 0.03 }, own) }
    return {
      svg: ground.back + wood + place((seated ? '' : group.shadow) + group.svg, x, y + room.h * 0.03) + ground.front,
      pixelsPerCm: scale,
    }
  }
  return {
    svg: groundBack(spec, own) + place(group.shadow + group.svg, x, foot) + groundFront(spec, own),
    pixelsPerCm: scale,
  }
}

/** The organism as it grows, filling a room in pixels. */
export function growingScene(look: Look, brush: Brush, room: Box): Scene {
  const { form, stand } = look.habit
  if (stand === 'buried') return buriedScene(look, brush, room)
  const attached =
    form === 'bracket' ||
    form === 'oyster' ||
    form === 'ear' ||
    form === 'chaga' ||
    form === 'black-knot' ||
    form === 'icicle'
  if (attached || stand === 'branch' || stand === 'trunk') return shelfScene(look, brush, room)
  return standingScene(look, brush, room)
}
