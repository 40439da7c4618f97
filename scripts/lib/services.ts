import { spawn, type ChildProcess } from 'node:child_process'
import {
  appendFileSync,
  writeFileSync,
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { serverFile } from './build.mjs'
import { messageOf, run, StepError } from './steps.mjs'

const isRoot = userInfo().uid === 0

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })

/** Debian's headless-only build needs a third less processor time than the full Chromium. */
const headless = 'chromium-headless-shell'
const browsers = [headless, 'chromium', 'chromium-browser', 'google-chrome']

export const findChromium = (): string | undefined => process.env.CHROMIUM_PATH ?? browsers.map(onPath).find(Boolean)

/** The folder of PostgreSQL's server programs; Debian keeps them off the path. */
export function findPostgres(): string | undefined {
  const folders = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => `/usr/lib/postgresql/${version}/bin`)
    : []
  const initdb = onPath('initdb')
  return [...folders, ...(initdb ? [path.dirname(initdb)] : [])].find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  )
}

/** Not every system has the smaller Chromium among its packages. */
const chromiumPackage = (): Promise<string> =>
  run('apt-cache', ['show', '--quiet', headless], { quiet: true }).then(
    () => headless,
    () => 'chromium',
  )

/** Installs Chromium and PostgreSQL by apt where they are missing; throws with advice where it has no right to. */
export async function installSystemPackages(): Promise<string> {
  const missing = [...(findChromium() ? [] : ['chromium']), ...(findPostgres() ? [] : ['postgresql'])]
  if (missing.length === 0) return 'nothing to do'
  const advice = `Install them with your system's packages (Debian: sudo apt-get install ${missing.join(' ')}) and run the command again.`
  if (!isRoot || !onPath('apt-get'))
    throw new StepError(`${missing.join(' and ')} missing, and no right to install`, advice)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await run('apt-get', ['update', '-qq'], { quiet: true, env })
    const names = await Promise.all(missing.map(async (name) => (name === 'chromium' ? chromiumPackage() : name)))
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { quiet: true, env })
  } catch (error) {
    throw new StepError(messageOf(error), advice)
  }
  return missing.join(', ')
}

/**
 * Kills a child process when this process exits without having stopped it, as after a failed step.
 * @returns a function that cancels this, to be called once the child has been stopped
 */
function stopWithUs(child: ChildProcess, tidy: () => void = () => undefined): () => void {
  const end = () => {
    child.kill('SIGKILL')
    tidy()
  }
  process.once('exit', end)
  return () => process.off('exit', end)
}

/**
 * Starts a temporary PostgreSQL server on a free port of the loopback. PostgreSQL refuses to run as root, so root
 * starts it as Debian's user `postgres`.
 */
export async function startPostgres() {
  const bin = findPostgres()
  if (!bin) throw new StepError('PostgreSQL is missing', "Install it with your system's packages.")
  const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-pg-'))
  const data = path.join(folder, 'data')
  mkdirSync(data)
  let uid: number | undefined
  if (isRoot) {
    uid = Number((await run('id', ['-u', 'postgres'], { quiet: true })).trim())
    chownSync(folder, uid, uid)
    chownSync(data, uid, uid)
  }
  await run(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'sporeprint', '--auth=trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    { quiet: true, uid, cwd: folder },
  )
  const port = await freePort()
  const settings = ['-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off', '-c', 'max_connections=100']
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings], {
    uid,
    cwd: folder,
    stdio: 'ignore',
  })
  const forget = stopWithUs(server, () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const psql = (sql: string) =>
    run(
      path.join(bin, 'psql'),
      ['-h', '127.0.0.1', '-p', String(port), '-U', 'sporeprint', '-d', 'postgres', '-qc', sql],
      { quiet: true },
    )
  for (let attempt = 0; ; attempt += 1) {
    try {
      await psql('SELECT 1')
      break
    } catch (error) {
      if (attempt === 60) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  return {
    url: (name: string) => `postgres://sporeprint@127.0.0.1:${port}/${name}`,
    sql: psql,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      forget()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The flags of `npm start` in package.json; the larger young generation loads the read model in a sixth less time. */
export const serverFlags = ['--conditions=production', '--max-semi-space-size=64']

/**
 * Starts the built site and waits until it is ready to serve; `stop` returns the code that it ended with.
 * @param log a file for its output
 */
export async function startSite(env: Readonly<Record<string, string | undefined>>, log?: string) {
  const server = spawn(process.execPath, [...serverFlags, serverFile], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const forget = stopWithUs(server)
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  let output = ''
  if (log) writeFileSync(log, '')
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-20_000)
    if (log) appendFileSync(log, chunk)
  }
  server.stdout.on('data', keep)
  server.stderr.on('data', keep)
  const address = `http://localhost:${env.PORT}`
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(`${address}/api/health/ready`).catch(() => null)
    if (response?.ok) break
    if (attempt === 240 || server.exitCode !== null) {
      server.kill('SIGKILL')
      throw new StepError(`the site did not become ready\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return {
    address,
    output: () => output,
    /** SIGKILL, as when the machine fails. */
    kill: async () => {
      server.kill('SIGKILL')
      await ended
      forget()
    },
    stop: async () => {
      server.kill('SIGTERM')
      const code = await ended
      forget()
      return code
    },
  }
}
