import type { Look } from './look'
import type { Drawing } from './svg'
import type { Brush } from './wash'

/** One body to draw, in pixels. */
export interface Pose {
  readonly width: number
  readonly stemLength: number
  readonly stemWidth: number
  /** Sideways reach of the stem. */
  readonly lean: number
  /** Radians; positive shows the top. */
  readonly tilt: number
  readonly young: boolean
  /** Which way a shell reaches from its foot: -1 left, 0 to the eye, 1 right. */
  readonly side: number
  /** Names the random stream, so that two poses of one species differ. */
  readonly label: string
}

/** The origin of every body is where it joins the ground or the wood. */
export interface FormPainter {
  /** The body as it grows. */
  readonly whole: (look: Look, brush: Brush, pose: Pose) => Drawing
  readonly section: (look: Look, brush: Brush, pose: Pose) => Drawing
  /** A detached piece that shows the fertile side; absent where the section shows it. */
  readonly underside?: (look: Look, brush: Brush, pose: Pose) => Drawing
  /** Shown on the close-up plate beside the section of a body without an underside. */
  readonly closeUp?: (look: Look, brush: Brush, pose: Pose) => Drawing
  /** Height over width of the whole body without its stem, to fit it on a plate. */
  readonly aspect: number
}
