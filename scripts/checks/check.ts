/** A rule of this repository that a program can check. */
export type Check = {
  name: string;
  /** One sentence on how to fix findings. */
  fix: string;
  /** Returns the findings, each with its place. */
  run(): Promise<string[]>;
};
