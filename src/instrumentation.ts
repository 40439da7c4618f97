/** Opens the database before the first request, and leaves word how to close it. */
export async function register(): Promise<void> {
  // Written out here, because the bundler drops the import from the edge build only when it sees the comparison.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { openCms } = await import('@/platform/lifecycle/open-cms')
    await openCms()
  }
}
