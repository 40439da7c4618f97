const alive = setInterval(() => undefined, 1000)

/** Validates the environment; prints the error as one sentence on standard error. */
async function check(): Promise<number> {
  try {
    await import('@/core/env')
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

void check().then((code) => {
  clearInterval(alive)
  process.exit(code)
})
