/** Groups of an IPv6 address before the half that its owner chooses freely. */
const network = 4

/** Some proxies write the port behind the address, which is another for each connection. */
const withPort = /^(?:([\d.]+)(?::\d+)?|\[([^\]]*)\](?::\d+)?)$/

/** What one caller can be told apart by: an IPv4 address, and of an IPv6 address the network it lies in. */
export function networkOf(given: string): string {
  const [, v4, v6] = withPort.exec(given) ?? []
  const address = v4 ?? v6 ?? given
  if (!address.includes(':') || address.includes('.')) return address
  const [head = [], tail = []] = address.split('::', 2).map((side) => side.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, network)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`
}
