/** Where the seed tells how far it is. */
export type Progress = {
  /** Announces a group of items before the first of them. */
  begin: (group: string, items: number) => void
  /** One item is done; `changed` is false when it was already there. */
  step: (changed: boolean) => void
  end: () => void
}

const width = 28

/** A bar that redraws itself on a terminal, and one plain line a group elsewhere. */
export function progressBar(out: NodeJS.WriteStream): Progress {
  let group = ''
  let total = 0
  let done = 0
  let changed = 0
  let allDone = 0
  let allChanged = 0
  let last = 0
  const draw = (final: boolean): void => {
    const filled = total === 0 ? width : Math.round((done / total) * width)
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
    const line = `  ${group.padEnd(20)} ${bar} ${String(done).padStart(4)}/${total}${changed ? `  ${changed} written` : ''}`
    if (out.isTTY) out.write(`\r\u001b[2K${line}${final ? '\n' : ''}`)
    else if (final) out.write(`${line}\n`)
  }
  const close = (): void => {
    if (group) draw(true)
    group = ''
  }
  return {
    begin: (name, items) => {
      close()
      group = name
      total = items
      done = 0
      changed = 0
      draw(false)
    },
    step: (wasChanged) => {
      done += 1
      allDone += 1
      if (wasChanged) {
        changed += 1
        allChanged += 1
      }
      const now = Date.now()
      if (now - last > 60 || done === total) {
        last = now
        draw(false)
      }
    },
    end: () => {
      close()
      out.write(`  Total: ${allDone} items, ${allChanged} written, ${allDone - allChanged} already there.\n`)
    },
  }
}
