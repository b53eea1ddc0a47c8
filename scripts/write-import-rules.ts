// Purpose: writes biome.rooms.json, which biome.json extends: the table of who may import whom (src/rooms.json) as rules that
// Biome knows. Run it after a change of the table.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importRules, type Rooms } from './lib/import-rules.ts';
import { projectRoot } from './lib/run.ts';

process.chdir(projectRoot);
const rooms: Rooms = JSON.parse(readFileSync(join('src', 'rooms.json'), 'utf8'));
// One line for each room: nobody reads this file but Biome.
const rules = importRules(rooms)
  .overrides.map((rule) => JSON.stringify(rule))
  .join(',\n');
writeFileSync('biome.rooms.json', `{"overrides":[\n${rules}\n]}\n`);
console.log('biome.rooms.json written.');
