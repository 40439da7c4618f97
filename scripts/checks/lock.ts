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

/** Paths in which npm looks for a package, innermost folder first. */
function* places(parent: string, name: string): Generator<string> {
  for (let at = parent; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${folder}`)))) {
    yield at === '' || !at.includes(folder) ? `${folder}${name}` : `${at}/${folder}${name}`
    if (at === '' || !at.includes(`/${folder}`)) break
  }
  yield `${folder}${name}`
}

/** Optional dependencies of locked packages that are not locked themselves. */
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

/** The lock entry of a binary, whose systems are read from its name; fields are in npm's order. */
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

/** The lock file with entries for the binaries of other systems; npm on this system needs only their names. */
export function completed<T extends LockFile>(lock: T): T {
  const added = missingFrom(lock).map(
    ({ name, version }) => [`${folder}${name}`, binary(name, version)] satisfies [string, LockedPackage],
  )
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(added) })
  return { ...lock, packages: Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en'))) }
}
