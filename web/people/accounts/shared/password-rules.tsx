import { Check, Minus } from 'lucide';
import { useWatch } from 'react-hook-form';
import { passwordLength } from '#contract/people/accounts/person-rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Typed } from './sign-up-rules.ts';

/** Lists the password rules and ticks them off while the user types. */
export function PasswordRules() {
  const t = useTexts('accounts/auth').signUp;
  const [password = '', again = ''] = useWatch<Typed, ['password', 'again']>({ name: ['password', 'again'] });
  const rules = [
    { text: t.ruleLength, met: password.length >= passwordLength.min },
    { text: t.ruleSame, met: password !== '' && password === again },
  ];
  return (
    <ul aria-label={t.rules} className="grid gap-1 text-sm">
      {rules.map(({ text, met }) => (
        <li key={text} className={`flex items-center gap-2 ${met ? 'text-panna' : 'text-ink-2'}`}>
          <Icon of={met ? Check : Minus} small />
          <span>{text}</span>
          {met && <span className="sr-only">: {t.ruleMet}</span>}
        </li>
      ))}
    </ul>
  );
}
