import { qrPath } from './qr-path'

/** An address for a telephone's camera; anyone who hears the page has it as a link elsewhere. */
export function QrCode({ url, className }: { url: string; className?: string }) {
  const { path, size } = qrPath(url)
  return (
    <svg aria-hidden viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
