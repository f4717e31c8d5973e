import { nameProblem } from '#contract/core/person-names.ts';
import { tidyEmail, tidyPhone } from '#contract/core/typed.ts';
import { isEmail, isPhone, passwordLength } from '#contract/people/accounts/person-rules.ts';
import type { Messages } from '#languages/messages.gen.ts';

/** The values of the sign-up form. */
export type Typed = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  again: string;
  agreedToTerms: boolean;
};

const filled = (value: string): boolean => value.trim() !== '';

function nameRule(t: Messages['accounts/auth']['signUp'], name: string): true | string {
  const problem = nameProblem(name.trim());
  return problem === null || { name_unfit: t.nameUnfit, name_script: t.nameScript }[problem];
}

/**
 * Returns the validators of react-hook-form for each field: true, or the message to show. The server checks
 * the same rules again (`contract/people/accounts/endpoints.ts`).
 */
export const signUpRules = (t: Messages['accounts/auth']['signUp']) => ({
  firstName: (value: string) => (filled(value) ? nameRule(t, value) : t.firstNameMissing),
  lastName: (value: string) => (filled(value) ? nameRule(t, value) : t.lastNameMissing),
  lastNameIfAny: (value: string) => nameRule(t, value),
  email: (value: string) => (!filled(value) ? t.emailMissing : isEmail(tidyEmail(value)) || t.emailWrong),
  phone: (value: string) => (!filled(value) ? t.phoneMissing : isPhone(tidyPhone(value)) || t.phoneWrong),
  password: (value: string) =>
    !value
      ? t.passwordMissing
      : value.length < passwordLength.min
        ? t.passwordShort
        : value.length <= passwordLength.max || t.passwordLong,
  again: (value: string, { password }: Pick<Typed, 'password'>) =>
    !value ? t.againMissing : value === password || t.different,
});
