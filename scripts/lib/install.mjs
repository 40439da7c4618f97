// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { fingerprint, isStamped, messageOf, run, StepError, writeWhole } from './steps.mjs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

export function checkNode() {
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new StepError(
      `this is Node ${process.versions.node}`,
      'Install Node 20.19 or newer from https://nodejs.org and run the command again.',
    )
  }
  return process.versions.node
}

/** @param {string} [folder] where the site is */
export function checkFolder(folder = process.cwd()) {
  const [sign] = /[#?]/.exec(folder) ?? []
  if (sign)
    throw new StepError(
      `the path of this folder has a ${sign} in it, which the tools that build the site read as the end of a path: ${folder}`,
      'Move the folder to a path without it and run the command again; DATA_DIR may be named anything.',
    )
  return folder
}

const stamp = 'node_modules/.sporeprint-installed'

const advice = 'Check the network, the free memory and the free disk space, then run the command again.'

/** Suffix of the stamp where development dependencies were left out. */
const withoutTools = ' without tools'

/** Whether nothing is installed yet, or no development dependencies; those that are installed are never removed. */
const hasNoTools = () =>
  !existsSync('node_modules') || (existsSync(stamp) && readFileSync(stamp, 'utf8').endsWith(withoutTools))

/**
 * Installs exactly what the lock file says, unless it is installed already. A first start leaves development
 * dependencies out, a third of all packages; the first command that needs them adds them, beside a running site.
 * @param {{ tools?: boolean }} [options] `tools`: whether those for development are needed too
 */
export async function installPackages({ tools = true } = {}) {
  const everything = fingerprint(['package-lock.json'])
  const served = `${everything}${withoutTools}`
  const isThere = existsSync('node_modules/next')
  if (isThere && (isStamped(stamp, everything) || (!tools && isStamped(stamp, served)))) return 'nothing to do'
  const leavesOut = !tools && hasNoTools()
  // Said explicitly, since npm omits development dependencies where NODE_ENV is `production`.
  const options = ['--no-audit', '--no-fund', leavesOut ? '--omit=dev' : '--include=dev']
  const install = () => run('npm', ['install', '--no-save', ...options], { quiet: true })
  const adds = isThere && isStamped(stamp, served)
  try {
    if (adds) await install()
    else
      await run('npm', ['ci', ...options], { quiet: true }).catch((refusal) => {
        // `npm ci` rejects lock files without the binaries of other systems, which `npm install` accepts. After a kill
        // (out of memory) a second try would be killed too.
        if (refusal.signal) throw refusal
        return install()
      })
  } catch (error) {
    throw new StepError(messageOf(error), advice)
  }
  writeWhole(stamp, leavesOut ? served : everything)
  if (adds) return 'the tools for development were added'
  return leavesOut ? 'what a site needs, from the lock file' : 'from the lock file'
}
