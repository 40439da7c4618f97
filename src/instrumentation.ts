/** Opens the database before the first request, leaves word how to close it, and has the catalogue read. */
export async function register(): Promise<void> {
  // Written out here, because the bundler drops the import from the edge build only when it sees the comparison.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { openCms } = await import('@/platform/lifecycle/open-cms')
    const cms = await openCms()
    const { followWithPages } = await import('@/app/follow-changes')
    const { openKnownAddresses } = await import('@/app/known-addresses')
    const { repairAtStart } = await import('@/app/repair')
    const { checkHandWrittenSql } = await import('@/app/hand-written-sql')
    if (cms) {
      checkHandWrittenSql(cms)
      await repairAtStart(cms)
      // Before the pages: one that is rendered anew asks which addresses lead somewhere.
      await openKnownAddresses(cms)
      await followWithPages(cms)
    }
    const { warmUp } = await import('@/finder/server')
    warmUp()
  }
}
