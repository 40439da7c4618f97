import * as migration_20261121_015052_initial from './20261121_015052_initial'

export const migrations = [
  {
    up: migration_20261121_015052_initial.up,
    down: migration_20261121_015052_initial.down,
    name: '20261121_015052_initial',
  },
]
