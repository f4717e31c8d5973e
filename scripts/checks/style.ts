import { projectFolder } from '../launcher/environment.ts';
import type { Check } from './check.ts';
import { runTool } from './program.ts';

const finding =
  /^::(?:error|warning) title=(?<rule>[^,]*),file=(?<file>[^,]*),line=(?<line>\d+),[^:]*::(?<message>.*)$/;

/** "path:line rule: message" of a line that biome writes for machines; nothing for any other line. */
function readFinding(line: string): string[] {
  const { rule = '', file = '', line: at = '', message = '' } = line.match(finding)?.groups ?? {};
  if (!file) return [];
  const path = file.replace(`${projectFolder}/`, '');
  return [rule === 'format' ? `${path} is not formatted` : `${path}:${at} ${rule}: ${message}`];
}

/** biome finds nothing to format and no broken rule, not even one it only warns of. */
export const style: Check = {
  name: 'style',
  fix: 'Run `npx biome check --write`; `npx biome check` explains what is left.',
  run: async () => {
    const args = [
      'check',
      '--reporter=github',
      '--max-diagnostics=none',
      '--diagnostic-level=warn',
      '--error-on-warnings',
    ];
    const said = await runTool('@biomejs/biome/bin/biome', args);
    const findings = said.flatMap((text) => text.split('\n')).flatMap(readFinding);
    return findings.length > 0 ? findings : said;
  },
};
