import { qrPath } from './qr-path'

/** A QR code of an address. Hidden from screen readers, whose users have the link elsewhere on the page. */
export function QrCode({ url, className }: { url: string; className?: string }) {
  const { path, size } = qrPath(url)
  return (
    <svg aria-hidden viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
