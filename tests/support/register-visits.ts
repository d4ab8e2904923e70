// A second process that counts visits on the same database: reports when it is ready, begins when its input
// ends. Arguments: the database, the school, the time, the prefix of its browsers' names, and their number.
import { once } from 'node:events';
import { registerVisit } from '#app/features/visitors/commands.server.ts';
import { openDatabase } from '#app/platform/db/database.ts';

const [where = '', schoolCode = '', now = '', prefix = '', count = ''] = process.argv.slice(2);
const database = openDatabase(JSON.parse(where) as { dataDir: string });
await database.check();
console.log('ready');
await once(process.stdin.resume(), 'end');
await Promise.all(
  Array.from({ length: Number(count) }, (_, number) =>
    registerVisit(database.writes, schoolCode, new Date(now), {
      address: '',
      userAgent: `${prefix} ${number}`,
    }),
  ),
);
await database.close();
