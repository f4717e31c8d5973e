// node docs/specification/write.ts: writes docs/spec-coverage.md anew and says what is missing.
import { writeFile } from 'node:fs/promises';
import { documentFile, readCoverage } from './document.ts';

const { current } = await readCoverage();
await writeFile(documentFile, current);
const lines = current.trimEnd().split('\n');
console.log(lines.filter((line) => line.includes('**missing**')).join('\n'));
console.log(lines.at(-1));
