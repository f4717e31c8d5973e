import { Eye, EyeOff } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { Icon } from '../icon.tsx';
import { iconButtonClass } from '../icon-button.tsx';
import { Input } from './input.tsx';

/** A password input that can be revealed. `show` and `hide` are the button's labels. */
export function PasswordInput({
  show,
  hide,
  ...rest
}: { show: string; hide: string } & Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...rest} type={shown ? 'text' : 'password'} className="pr-13" />
      <button
        type="button"
        aria-label={shown ? hide : show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className={`${iconButtonClass} absolute! inset-y-0.25 right-0.5 text-ink-2`}
      >
        <Icon of={shown ? EyeOff : Eye} />
      </button>
    </div>
  );
}
