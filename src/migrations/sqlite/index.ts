import * as migration_20261121_193719_initial from './20261121_193719_initial';

export const migrations = [
  {
    up: migration_20261121_193719_initial.up,
    down: migration_20261121_193719_initial.down,
    name: '20261121_193719_initial'
  },
];
