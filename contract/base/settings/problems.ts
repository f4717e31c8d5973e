import type { Messages } from '#languages/messages.gen.ts';

/** The code of a problem of a setting value. Its message is in `settings/problems`; `{min}` and `{max}` are the bounds. */
export type SettingProblem = keyof Messages['settings/problems'];
