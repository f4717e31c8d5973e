import { failure, type Outcome, runRunner, sum } from './stage.ts';

/** What must not be lost, in the drills that need nothing but the shop: `npm run drill -- list` shows what each proves. */
const names = ['kill', 'last-piece', 'gateway', 'restore'];

// The longest takes four minutes on a quiet machine, and nine beside other work.
const limitMs = 20 * 60_000;

async function runDrill(name: string): Promise<Outcome> {
  const start = Date.now();
  const { report, succeeded, wasEnded } = await runRunner<Record<string, { problems: string[] }>>({
    script: 'lab/drills/main.ts',
    args: (path) => [name, '--report', path],
    report: `drill-${name}.json`,
    limitMs,
  });
  const problems = wasEnded ? [`took longer than ${limitMs / 60_000} minutes`] : report[name]?.problems;
  return {
    passed: succeeded ? 1 : 0,
    failed: succeeded ? 0 : 1,
    failures: succeeded ? [] : [failure(`drill ${name}: npm run drill -- ${name}`, problems?.join('\n'))],
    files: [{ name: `drill ${name}`, ms: Date.now() - start }],
  };
}

/** Runs four drills of lab/ one after the other, in their short form. */
export async function runDrills(): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const name of names) outcomes.push(await runDrill(name));
  return sum(outcomes);
}
