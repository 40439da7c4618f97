import { toRenderableText } from './drawable'
import type { Subject } from './subject'

export const pictureSize = { width: 1200, height: 630 } as const

/** The fonts of pictures: a family name and a Unicode range for each file that `render.tsx` loads. */
export const letters = [
  { name: 'Fraunces', range: 'latin' },
  { name: 'FrauncesExt', range: 'latin-ext' },
] as const

/** Width of the plate at the right. */
export const plateWidth = 520

export const paper = '#faf7f1'
const ink = '#1c1a17'
const muted = '#5d574d'
const lichen = '#3f6b4b'
const amanita = '#b3261e'

const sizeOfTitle = (title: string): number => (title.length > 60 ? 46 : title.length > 26 ? 58 : 70)

/** The name of the site with its mark, a spore print. */
function Name({ site }: { site: string }) {
  const rays = Array.from({ length: 16 }, (_, at) => (Math.PI * at) / 8)
  const at = (angle: number, radius: number): string =>
    `${(20 + Math.cos(angle) * radius).toFixed(1)} ${(20 + Math.sin(angle) * radius).toFixed(1)}`
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontSize: 30, fontWeight: 600, color: lichen }}>
      <svg width="40" height="40" viewBox="0 0 40 40">
        <circle cx="20" cy="20" r="18" fill="none" stroke={lichen} strokeWidth="2.4" />
        <path
          d={rays.map((angle) => `M${at(angle, 5)}L${at(angle, 15.5)}`).join('')}
          stroke={lichen}
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <div style={{ marginLeft: 14 }}>{site}</div>
    </div>
  )
}

/** Everything of the picture but its plate, which is composited over the empty part at the right. */
export function ShareLayout({ subject }: { subject: Subject }) {
  const { warning, picture } = subject
  const site = toRenderableText(subject.site)
  const title = toRenderableText(subject.title)
  const lead = toRenderableText(subject.lead ?? '')
  const scientific = toRenderableText(subject.scientific ?? '')
  const width = picture ? pictureSize.width - plateWidth : pictureSize.width
  return (
    <div
      style={{
        ...pictureSize,
        display: 'flex',
        background: paper,
        color: ink,
        fontFamily: letters.map(({ name }) => name).join(', '),
        borderTop: `14px solid ${warning ? amanita : lichen}`,
      }}
    >
      <div
        style={{
          width,
          boxSizing: 'border-box',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: '46px 52px 50px 60px',
        }}
      >
        <Name site={site} />
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {warning ? (
            <div style={{ display: 'flex', marginBottom: 22 }}>
              <div
                style={{
                  background: amanita,
                  color: '#ffffff',
                  fontSize: 34,
                  fontWeight: 600,
                  padding: '6px 24px 10px',
                  borderRadius: 8,
                }}
              >
                {warning}
              </div>
            </div>
          ) : null}
          <div
            style={{
              display: 'block',
              fontSize: sizeOfTitle(title),
              fontWeight: 600,
              lineHeight: 1.08,
              letterSpacing: '-0.01em',
              lineClamp: 4,
              wordBreak: 'break-word',
            }}
          >
            {title}
          </div>
          {scientific ? (
            <div
              style={{ display: 'block', fontSize: 38, fontStyle: 'italic', color: muted, marginTop: 18, lineClamp: 2 }}
            >
              {scientific}
            </div>
          ) : null}
          {lead ? (
            <div
              style={{
                display: 'block',
                fontSize: 29,
                lineHeight: 1.35,
                color: muted,
                marginTop: 22,
                lineClamp: 3,
                wordBreak: 'break-word',
              }}
            >
              {lead}
            </div>
          ) : null}
        </div>
        <div style={{ display: 'flex', width: 96, height: 4, background: warning ? amanita : lichen }} />
      </div>
    </div>
  )
}
