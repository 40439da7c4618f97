export type LockedPackage = {
  version?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export type LockFile = { packages: Record<string, LockedPackage> }

export type Missing = { parent: string; name: string; version: string }

const folder = 'node_modules/'

/** Where npm would look for a package, from the innermost folder out. */
function* places(parent: string, name: string): Generator<string> {
  for (let at = parent; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${folder}`)))) {
    yield at === '' || !at.includes(folder) ? `${folder}${name}` : `${at}/${folder}${name}`
    if (at === '' || !at.includes(`/${folder}`)) break
  }
  yield `${folder}${name}`
}

/** Optional packages that a locked one names and that are locked nowhere. */
export const missingFrom = ({ packages }: LockFile): Missing[] =>
  Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) =>
      [...places(parent, name)].some((place) => place in packages) ? [] : [{ parent, name, version }],
    ),
  )

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
const libraries: Readonly<Record<string, string>> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
}

/** What the name of a binary says about the machines that it is for, in the order in which npm writes it. */
function binary(name: string, version: string): LockedPackage {
  const words = name.split(/[-/]/)
  const libc = words.flatMap((word) => libraries[word] ?? [])
  const os = words.filter((word) => systems.includes(word))
  return {
    version,
    cpu: words.filter((word) => processors.includes(word)),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  }
}

/** The lock file with the binaries of other systems, which npm of this one needs no more of than that they are named. */
export function completed<T extends LockFile>(lock: T): T {
  const added = missingFrom(lock).map(
    ({ name, version }) => [`${folder}${name}`, binary(name, version)] satisfies [string, LockedPackage],
  )
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(added) })
  return { ...lock, packages: Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en'))) }
}
