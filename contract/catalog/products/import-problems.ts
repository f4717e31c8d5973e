import type { Messages } from '#languages/messages.gen.ts';

/** The code of a reason why a row cannot be imported. Its message is in `products/import-problems`. */
export type ImportProblemCode = keyof Messages['products/import-problems'];
