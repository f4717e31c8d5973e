/** One rule of the house that a machine can look after. */
export type Check = {
  name: string;
  /** What to do about findings, in one sentence. */
  fix: string;
  /** Answers what is wrong and where, a text each; empty when all is well. */
  run(): Promise<string[]>;
};
