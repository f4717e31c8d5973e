import { failure, type Outcome, runRunner, sum } from './stage.ts';

/** What must not be lost, in the drills that need nothing but the shop: `npm run drill -- list` shows what each proves. */
const names = ['kill', 'last-piece', 'gateway', 'restore'];

const limitMs = 10 * 60_000;

async function runDrill(name: string): Promise<Outcome> {
  const start = Date.now();
  const { succeeded } = await runRunner({
    script: 'lab/drills/main.ts',
    args: () => [name],
    report: `drill-${name}.json`,
    limitMs,
  });
  return {
    passed: succeeded ? 1 : 0,
    failed: succeeded ? 0 : 1,
    failures: succeeded ? [] : [failure(`drill ${name}`, `npm run drill -- ${name}`)],
    files: [{ name: `drill ${name}`, ms: Date.now() - start }],
  };
}

/** Runs four drills of lab/ one after the other, in their short form. */
export async function runDrills(): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const name of names) outcomes.push(await runDrill(name));
  return sum(outcomes);
}
