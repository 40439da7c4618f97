import * as migration_20261121_193729_initial from './20261121_193729_initial';
import * as migration_20261122_102013_dedupe_and_settings from './20261122_102013_dedupe_and_settings';

export const migrations = [
  {
    up: migration_20261121_193729_initial.up,
    down: migration_20261121_193729_initial.down,
    name: '20261121_193729_initial',
  },
  {
    up: migration_20261122_102013_dedupe_and_settings.up,
    down: migration_20261122_102013_dedupe_and_settings.down,
    name: '20261122_102013_dedupe_and_settings'
  },
];
