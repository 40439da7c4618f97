import { mailsTo, type ReceivedMail } from './mails'

/** A mail of ours: its words as a text, as HTML, and where it leads. */
export type Letter = { subject: string; text: string; html: string; links: string[] }

const decoded = (part: string): string => {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

function opened({ subject, body }: ReceivedMail): Letter {
  const boundary = /^--(\S+)\r\n/m.exec(body)?.[1] ?? ''
  const parts = body.split(`--${boundary}`)
  const partOf = (type: string): string =>
    decoded((parts.find((part) => new RegExp(`content-type: ${type}`, 'i').test(part)) ?? '').trimStart())
  const text = partOf('text/plain')
  return {
    subject,
    text,
    html: partOf('text/html'),
    links: [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link),
  }
}

/** The letter number n to an address, as soon as it is there; the test's own limit ends the wait. */
export async function letterTo(address: string, n = 1): Promise<Letter> {
  for (;;) {
    const mail = mailsTo(address)[n - 1]
    if (mail) return opened(mail)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
