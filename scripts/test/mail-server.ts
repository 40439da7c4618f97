import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'

type Mail = { from: string; to: string[]; raw: string }

export type MailServer = { url: string; stop: () => Promise<void> }

const address = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ''

/** One SMTP session (RFC 5321), limited to the commands of a delivering client. */
async function converse(socket: Socket, keep: (mail: Mail) => void): Promise<void> {
  const say = (line: string): boolean => socket.write(`${line}\r\n`)
  let mail: Mail = { from: '', to: [], raw: '' }
  let data: string[] | null = null
  say('220 localhost')
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (data !== null && line === '.') {
      keep({ ...mail, raw: data.join('\r\n') })
      data = null
      // Simulates a mail server that takes its time before it accepts a mail.
      if (mail.to.some((one) => one.startsWith('slow-'))) await new Promise((resolve) => setTimeout(resolve, 3000))
      say('250 kept')
    } else if (data !== null) {
      // SMTP doubles a dot at the beginning of a line.
      data.push(line.startsWith('.') ? line.slice(1) : line)
    } else {
      switch (line.slice(0, 4).toUpperCase()) {
        case 'MAIL':
          mail = { from: address(line), to: [], raw: '' }
          say('250 ok')
          break
        case 'RCPT':
          // Simulates an address whose mails are never accepted: a temporary error (RFC 5321, 4.2.1).
          if (address(line).startsWith('away-')) say('451 later')
          else {
            mail.to.push(address(line))
            say('250 ok')
          }
          break
        case 'DATA':
          data = []
          say('354 go on')
          break
        case 'QUIT':
          say('221 bye')
          socket.end()
          return
        case 'EHLO':
        case 'HELO':
        case 'RSET':
        case 'NOOP':
          say('250 localhost')
          break
        default:
          say('502 not known')
      }
    }
  }
}

/** A mail server on the loopback that delivers nothing: it writes each mail to a JSON file in `folder`, numbered. */
export async function startMailServer(folder: string): Promise<MailServer> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  let count = 0
  const keep = (mail: Mail): void => {
    count += 1
    const file = path.join(folder, `${String(count).padStart(5, '0')}.json`)
    // Written atomically, since tests read the folder at any time.
    writeFileSync(`${file}.part`, JSON.stringify(mail))
    renameSync(`${file}.part`, file)
  }
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    // A connection that closes before the end of the data has delivered no mail.
    converse(socket, keep).catch(() => socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
