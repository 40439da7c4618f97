/** One group of items under way. */
type ProgressGroup = {
  /** One item is done; `changed` is false when it was already there. */
  step: (changed: boolean) => void
}

/** Where the seed reports its progress. */
export type Progress = {
  /** Announces a group before its first item; several groups may be under way at once. */
  begin: (name: string, items: number) => ProgressGroup
  end: () => void
}

/** Called with the number of items done, of all announced so far. */
export type Report = (done: number, items: number) => void

type Counts = { name: string; total: number; done: number; changed: number }

const width = 28

const line = ({ name, total, done, changed }: Counts): string => {
  const filled = total === 0 ? width : Math.round((done / total) * width)
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
  return `  ${name.padEnd(20)} ${bar} ${String(done).padStart(4)}/${total}${changed ? `  ${changed} written` : ''}`
}

/** On a terminal, a bar for each group under way that redraws itself; elsewhere one line for each finished group. */
export function progressBar(out: NodeJS.WriteStream, report?: Report): Progress {
  const all: Counts[] = []
  let drawn = 0
  let last = 0
  const sum = (key: 'total' | 'done' | 'changed'): number => all.reduce((total, group) => total + group[key], 0)
  const open = (): Counts[] => all.filter(({ done, total }) => done < total)
  const draw = (finished: readonly Counts[] = []): void => {
    if (!out.isTTY) {
      for (const group of finished) out.write(`${line(group)}\n`)
      return
    }
    const back = drawn > 0 ? `\u001b[${drawn}A\u001b[0J` : ''
    const lines = [...finished, ...open()].map((group) => `${line(group)}\n`)
    out.write(`${back}${lines.join('')}`)
    drawn = lines.length - finished.length
  }
  return {
    begin: (name, items) => {
      const group = { name, total: items, done: 0, changed: 0 }
      all.push(group)
      draw(items === 0 ? [group] : [])
      return {
        step: (changed) => {
          group.done += 1
          if (changed) group.changed += 1
          const now = Date.now()
          report?.(sum('done'), sum('total'))
          if (group.done === group.total) draw([group])
          else if (now - last > 60) {
            last = now
            draw()
          }
        },
      }
    },
    end: () => {
      const [done, changed] = [sum('done'), sum('changed')]
      out.write(`  Total: ${done} items, ${changed} written, ${done - changed} already there.\n`)
    },
  }
}
