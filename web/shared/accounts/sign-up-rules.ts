import { isFitName } from '#contract/core/person-names.ts';
import { isEmail, isPhone, passwordLength } from '#contract/core/rules.ts';
import { tidyEmail, tidyPhone } from '#contract/core/typed.ts';
import type { AllTexts } from '#web/texts/index.ts';

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

/**
 * Returns the validators of react-hook-form for each field: true, or the message to show. The server checks
 * the same rules again (`contract/accounts/endpoints.ts`).
 */
export const signUpRules = (t: AllTexts['accounts/auth']['signUp']) => ({
  firstName: (value: string) =>
    !filled(value) ? t.firstNameMissing : isFitName(value.trim()) || t.nameUnfit,
  lastName: (value: string) => (!filled(value) ? t.lastNameMissing : isFitName(value.trim()) || t.nameUnfit),
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
