// @ts-check
import { existsSync } from 'node:fs'
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

const stamp = 'node_modules/.sporeprint-installed'

const advice = 'Check the network, the free memory and the free disk space, then run the command again.'

/** Installs exactly what the lock file says, unless that is what stands there already. */
export async function installPackages() {
  const wanted = fingerprint(['package-lock.json'])
  if (isStamped(stamp, wanted) && existsSync('node_modules/next')) return 'nothing to do'
  const quiet = ['--no-audit', '--no-fund']
  try {
    await run('npm', ['ci', ...quiet], { quiet: true }).catch((refusal) => {
      // `npm ci` also rejects a lock file that leaves out binaries for other systems; `install` takes it as it is.
      // What killed the one would kill the other.
      if (refusal.signal) throw refusal
      return run('npm', ['install', '--no-save', ...quiet], { quiet: true })
    })
  } catch (error) {
    throw new StepError(messageOf(error), advice)
  }
  writeWhole(stamp, wanted)
  return 'from the lock file'
}
