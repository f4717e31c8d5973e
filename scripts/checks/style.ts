import { projectFolder } from '../launcher/environment.ts';
import type { Check } from './check.ts';
import { runTool } from './program.ts';

const finding =
  /^::(?:error|warning) title=(?<rule>[^,]*),file=(?<file>[^,]*),line=(?<line>\d+),[^:]*::(?<message>.*)$/;

/** Converts a line of biome's GitHub reporter to "path:line rule: message". Returns an empty list for other lines. */
function readFinding(line: string): string[] {
  const { rule = '', file = '', line: at = '', message = '' } = line.match(finding)?.groups ?? {};
  if (!file) return [];
  const path = file.replace(`${projectFolder}/`, '');
  return [rule === 'format' ? `${path} is not formatted` : `${path}:${at} ${rule}: ${message}`];
}

/** Checks that biome finds nothing to format, no error and no warning. */
export const style: Check = {
  name: 'style',
  fix: 'Run `npx biome check --write`. `npx biome check` explains the rest.',
  run: async () => {
    const args = [
      'check',
      '--reporter=github',
      '--max-diagnostics=none',
      '--diagnostic-level=warn',
      '--error-on-warnings',
    ];
    const output = await runTool('@biomejs/biome/bin/biome', args);
    const findings = output.flatMap((text) => text.split('\n')).flatMap(readFinding);
    return findings.length > 0 ? findings : output;
  },
};
