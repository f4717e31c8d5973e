import type { Figures } from './drill.ts';
import type { Result } from './state.ts';

const wordsOf = (figures: Figures): string =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? value.toLocaleString('en-IN') : value}`)
    .join(', ');

/** Returns a Markdown table of results: drill, command, figures, verdict and seconds. */
export function reportOf(results: readonly Result[], full: boolean): string {
  const lines = results.map(({ name, verdict, figures, problems, seconds }) => {
    const command = `\`npm run drill -- ${name}${full ? ' --full' : ''}\``;
    const said = verdict === 'passed' ? wordsOf(figures) : (problems[0] ?? '').split('\n')[0];
    return `| ${name} | ${command} | ${said} | ${verdict} | ${Math.round(seconds)} |`;
  });
  return ['| drill | command | figures | verdict | s |', '| --- | --- | --- | --- | --- |', ...lines].join(
    '\n',
  );
}
