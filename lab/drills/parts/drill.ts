/** The figures that a drill measured: a name and a number, or a short text, for the table at the end. */
export type Figures = Record<string, number | string>;

/** The place and the time in which a drill runs. */
export type Room = {
  /** A temporary folder of this drill. It is removed afterwards. */
  folder: string;
  /** True for the long form (`--full`): hours and thousands, instead of at most three minutes. */
  full: boolean;
  /** The text of `--only`, for a drill that can repeat one case; else null. */
  only: string | null;
  /** Prints a line of progress. */
  say(line: string): void;
  /** Registers what has to be stopped afterwards. Runs in reverse order, also when the drill fails. */
  after(stop: () => unknown): void;
};

/** A failure that is caused on purpose, with the proof that nothing was lost. */
export type Drill = {
  /** What it is run by: `npm run drill -- name`. The same as its file. */
  name: string;
  /** One sentence: what is true afterwards. */
  proves: string;
  /** One sentence: the fault that it has found, or would find. */
  found?: string;
  /** Debian's packages that it needs. Without them, and without root to install them, it is skipped. */
  packages: readonly string[];
  /** True for a drill that mounts a file system or the like. It is skipped for others than root. */
  root?: boolean;
  /** Runs it. Returns the figures. Throws, best a {@link DrillFailed}, when something was lost. */
  run(room: Room): Promise<Figures>;
};

/** The error of a drill that disproved something, with a line for each problem. */
export class DrillFailed extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.slice(0, 20).join('\n'));
    this.name = 'DrillFailed';
    this.problems = problems;
  }
}

/** Throws a {@link DrillFailed} when there are problems. */
export function requireNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new DrillFailed(problems);
}
