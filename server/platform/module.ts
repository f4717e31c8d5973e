/** The services that a function `create…(platform, parts)` needs. */
export type PartsOf<F> = F extends (platform: never, parts: infer Parts, ...rest: never[]) => unknown
  ? Parts
  : never;

/** The services that a function `create…(parts)` needs. */
export type FirstOf<F> = F extends (parts: infer Parts, ...rest: never[]) => unknown ? Parts : never;
