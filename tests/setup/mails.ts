import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A mail that the site sent, as its receiver reads it. */
export type ReceivedMail = { from: string; to: string[]; subject: string; body: string }

const bytesOf = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )

const decoders: Readonly<Record<string, (text: string) => string>> = {
  base64: (text) => Buffer.from(text, 'base64').toString('utf8'),
  'quoted-printable': (text) => bytesOf(text.replace(/=\r\n/g, '')).toString('utf8'),
}

/** RFC 2047: letters beyond ASCII in a header. */
const headerText = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : bytesOf(text.replaceAll('_', ' ')).toString('utf8'),
    )

type Stored = { from: string; to: string[]; raw: string }

function opened({ from, to, raw }: Stored): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string): string => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1] ?? ''
  const body = raw.slice(end + 4)
  const decode = decoders[header('content-transfer-encoding').toLowerCase()]
  return { from, to, subject: headerText(header('subject')), body: decode ? decode(body) : body }
}

/** Every mail that the site of this run sent to an address, the oldest first. */
export function mailsTo(receiver: string): ReceivedMail[] {
  const folder = process.env.TEST_MAILS
  if (!folder) throw new Error('TEST_MAILS names no folder. `npm test` starts a mail server and names its folder.')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Stored)
    .filter(({ to }) => to.includes(receiver))
    .map(opened)
}
