/** Does something once the browser has painted what stands now. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => {
    setTimeout(work)
  })
}
