/** Groups of an IPv6 address that name its network (/64); its owner assigns the other half freely. */
const network = 4

/** Some proxies append the port, which differs for each connection. */
const withPort = /^(?:([\d.]+)(?::\d+)?|\[([^\]]*)\](?::\d+)?)$/

/** The key by which callers are told apart: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(given: string): string {
  const [, v4, v6] = withPort.exec(given) ?? []
  const address = v4 ?? v6 ?? given
  if (!address.includes(':') || address.includes('.')) return address
  const [head = [], tail = []] = address.split('::', 2).map((side) => side.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, network)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`
}
