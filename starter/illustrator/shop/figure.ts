import { clamp, type Box } from '../geometry'
import type { Look } from '../look'
import { matureSize, poseOf, youngSize } from '../measure'
import { PAINTERS } from '../painters'
import { num, svgDocument, type Drawing, type IdSource } from '../svg'
import { forkBrush, type Brush } from '../wash'
import { fanClump, shelfTier } from './clump'
import { compact } from './compact'
import type { Subject } from './subject'

export type Aspect = 'body' | 'young' | 'section' | 'underside'

interface Kept {
  readonly shown: Drawing
  readonly def: string
}

// Bodies by slug and aspect: a picture shows the same one on the label and beside the product, so it is drawn once.
const kept = new WeakMap<IdSource, Map<string, Kept>>()

function drawAspect(subject: Subject, brush: Brush, aspect: Aspect, size: number): Drawing {
  const { look } = subject
  const painter = PAINTERS[look.habit.form]
  const { form } = look.habit
  const body = aspect === 'young' ? youngSize(look) : matureSize(look)
  const stocky = { ...body, stemLength: Math.min(body.stemLength, body.cap * 2.6) }
  const detail = {
    ...stocky,
    stemLength: Math.min(body.stemLength, body.cap * 0.9),
    stemWidth: Math.min(body.stemWidth, body.cap * 0.4),
  }
  const cut = aspect === 'section' || aspect === 'underside'
  const chosen = cut ? detail : stocky
  const lean = clamp(look.habit.stemCurve, 0.03, 0.2) * (brush.rng.chance(0.5) ? 1 : -1)
  const traits = { label: aspect, young: aspect === 'young', tilt: look.habit.tilt, lean }
  const scale = size / Math.max(chosen.cap, chosen.stemLength + chosen.cap * 0.3)
  if (form === 'oyster' && !cut) {
    const fan: Look = { ...look, habit: { ...look.habit, form: 'funnel', stem: 'taper' } }
    const pose = poseOf({ cap: body.cap, stemLength: body.cap * 0.62, stemWidth: body.cap * 0.2 }, scale * 0.72, traits)
    const one = PAINTERS.funnel.whole(fan, brush, { ...pose, tilt: 0.3, lean: 0 })
    return aspect === 'young' ? one : fanClump(one, brush)
  }
  const draw =
    aspect === 'section'
      ? painter.section
      : aspect === 'underside'
        ? (painter.underside ?? painter.section)
        : painter.whole
  const drawing = draw(look, brush, poseOf(chosen, scale, traits))
  return form === 'bracket' && look.habit.count > 5 && aspect === 'body' ? shelfTier(drawing, brush) : drawing
}

// Markup size above which an underside with teeth or pores is replaced by a section, characters.
const TOO_HEAVY = 130_000

/** One body, section or underside of a species about its own origin; its longer side is about `size` pixels. */
export function cutout(subject: Subject, brush: Brush, aspect: Aspect, size: number): Drawing {
  const store = kept.get(brush.ids) ?? new Map<string, Kept>()
  kept.set(brush.ids, store)
  const key = `${subject.species.slug}/${aspect}`
  const known = store.get(key)
  if (known) return known.shown
  const drawing = drawAspect(subject, forkBrush(brush, key), aspect, size)
  if (aspect === 'underside' && drawing.svg.length > TOO_HEAVY) return cutout(subject, brush, 'section', size)
  const id = brush.ids.next('f')
  const shown: Drawing = { svg: `<use href="#${id}"/>`, box: drawing.box }
  store.set(key, { shown, def: `<g id="${id}">${drawing.svg}</g>` })
  return shown
}

/** The finished SVG: each shown body once in `<defs>`, then the rest. */
export function finish(ids: IdSource, width: number, height: number, title: string, body: string): string {
  const figures = [...(kept.get(ids)?.values() ?? [])].filter(({ shown }) => body.includes(shown.svg))
  return compact(svgDocument(width, height, title, `<defs>${figures.map(({ def }) => def).join('')}</defs>${body}`))
}

/** A drawing moved and scaled into a room; `foot` sets it on the room's lower edge. */
export function fitted(drawing: Drawing, room: Box, foot = false): string {
  const scale = Math.min(room.w / drawing.box.w, room.h / drawing.box.h)
  const x = room.x + room.w / 2 - (drawing.box.x + drawing.box.w / 2) * scale
  const lift = foot
    ? room.h - (drawing.box.y + drawing.box.h) * scale
    : room.h / 2 - (drawing.box.y + drawing.box.h / 2) * scale
  return `<g transform="translate(${num(x)} ${num(room.y + lift)}) scale(${Math.round(scale * 1000) / 1000})">${drawing.svg}</g>`
}

export interface Stamp {
  /** Puts the middle of the drawing at a point; `size` is the length of its longer side, pixels. */
  put(x: number, y: number, size: number, angle?: number, flip?: boolean): string
  /** Puts the foot of the drawing at a point. */
  stand(x: number, y: number, size: number, angle?: number, flip?: boolean): string
  readonly box: Box
}

/** A drawing to be shown many times by reference, so that a heap of mushrooms adds little markup. */
export function stampOf({ box, svg }: Drawing): Stamp {
  const show = (ax: number, ay: number, x: number, y: number, size: number, angle: number, flip: boolean): string => {
    const k = size / Math.max(box.w, box.h)
    const [turn, scale] = [Math.round((angle * 1800) / Math.PI) / 10, Math.round(k * 1000) / 1000]
    return `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale}) translate(${num(-ax)} ${num(-ay)})">${svg}</g>`
  }
  return {
    box,
    put: (x, y, size, angle = 0, flip = false) => show(box.x + box.w / 2, box.y + box.h / 2, x, y, size, angle, flip),
    stand: (x, y, size, angle = 0, flip = false) => show(box.x + box.w / 2, box.y + box.h, x, y, size, angle, flip),
  }
}
