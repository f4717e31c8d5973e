/** A reason not to start: the variable, what is wrong with it, and what to do. */
export type WrongVariable = { variable: string; message: string };

/** A part of the configuration that the platform does not know: the variables of the payment providers. */
export type ConfigPart<C> = {
  /** The names of its variables. */
  variables: readonly string[];
  /**
   * Reads the part from an environment without empty variables. Returns every reason not to start when it is wrong. `sandbox`: a production shop may run without it, as a rehearsal.
   */
  read(
    given: Readonly<Record<string, string | undefined>>,
    shop: { production: boolean; sandbox: boolean },
  ): { config: C } | { problems: readonly WrongVariable[] };
};
