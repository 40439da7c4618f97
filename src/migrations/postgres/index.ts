import * as migration_20261121_193729_initial from './20261121_193729_initial';
import * as migration_20261122_102013_dedupe_and_settings from './20261122_102013_dedupe_and_settings';
import * as migration_20261122_135807_index_filtered from './20261122_135807_index_filtered';
import * as migration_20261122_231235_change_scope from './20261122_231235_change_scope';
import * as migration_20261123_032604_people_shop_danger_content from './20261123_032604_people_shop_danger_content';
import * as migration_20261123_035543_accounts_and_blocks from './20261123_035543_accounts_and_blocks';
import * as migration_20261123_084335_community_shop_key_place_editing from './20261123_084335_community_shop_key_place_editing';
import * as migration_20261127_134842_forms_sent_once from './20261127_134842_forms_sent_once';
import * as migration_20261129_083114_language_of_submissions from './20261129_083114_language_of_submissions';

export const migrations = [
  {
    up: migration_20261121_193729_initial.up,
    down: migration_20261121_193729_initial.down,
    name: '20261121_193729_initial',
  },
  {
    up: migration_20261122_102013_dedupe_and_settings.up,
    down: migration_20261122_102013_dedupe_and_settings.down,
    name: '20261122_102013_dedupe_and_settings',
  },
  {
    up: migration_20261122_135807_index_filtered.up,
    down: migration_20261122_135807_index_filtered.down,
    name: '20261122_135807_index_filtered',
  },
  {
    up: migration_20261122_231235_change_scope.up,
    down: migration_20261122_231235_change_scope.down,
    name: '20261122_231235_change_scope',
  },
  {
    up: migration_20261123_032604_people_shop_danger_content.up,
    down: migration_20261123_032604_people_shop_danger_content.down,
    name: '20261123_032604_people_shop_danger_content',
  },
  {
    up: migration_20261123_035543_accounts_and_blocks.up,
    down: migration_20261123_035543_accounts_and_blocks.down,
    name: '20261123_035543_accounts_and_blocks',
  },
  {
    up: migration_20261123_084335_community_shop_key_place_editing.up,
    down: migration_20261123_084335_community_shop_key_place_editing.down,
    name: '20261123_084335_community_shop_key_place_editing',
  },
  {
    up: migration_20261127_134842_forms_sent_once.up,
    down: migration_20261127_134842_forms_sent_once.down,
    name: '20261127_134842_forms_sent_once',
  },
  {
    up: migration_20261129_083114_language_of_submissions.up,
    down: migration_20261129_083114_language_of_submissions.down,
    name: '20261129_083114_language_of_submissions'
  },
];
