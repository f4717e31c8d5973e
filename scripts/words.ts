// npm run words: writes the types of the words, from the English ones, into languages/messages.gen.ts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageTypes } from '../languages/message-types.ts';
import { projectFolder } from './launcher/environment.ts';

writeFileSync(join(projectFolder, 'languages', 'messages.gen.ts'), messageTypes());
