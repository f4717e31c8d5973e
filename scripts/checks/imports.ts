import { join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { folders } from '../../.dependency-cruiser.mjs';
import { projectFolder } from '../launcher/environment.ts';
import type { Check } from './check.ts';

/** Formats a violation as "from -> to: rule". A circle is shown whole. */
function describeViolation({ from, to, rule, cycle }: IViolation): string {
  const path =
    cycle && cycle.length > 0 ? [from, ...cycle.map(({ name }) => name)].join(' -> ') : `${from} -> ${to}`;
  return `${path}: ${rule.name}`;
}

/** Checks that imports follow .dependency-cruiser.mjs and never form a circle. */
export const imports: Check = {
  name: 'imports',
  fix: 'Move the code to the side that may know it, or enter the domain by its service.ts; see .dependency-cruiser.mjs.',
  run: async () => {
    const options = await extractConfig(join(projectFolder, '.dependency-cruiser.mjs'));
    const { output } = await cruise(folders, { ...options, baseDir: projectFolder });
    return (output as ICruiseResult).summary.violations.map(describeViolation);
  },
};
