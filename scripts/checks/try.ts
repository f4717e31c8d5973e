import { functions } from './functions.ts';
import { stores } from './stores.ts';

for (const check of [stores, functions]) {
  const found = (await check.run()).filter((line) => line.includes(process.argv[2] ?? ''));
  console.log(`${check.name}: ${found.length}\n  ${found.join('\n  ')}`);
}
