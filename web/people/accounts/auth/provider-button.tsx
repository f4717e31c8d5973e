import { useShop } from '#web/shell/use-shop.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useNextPath } from './use-next-path.ts';

/**
 * Links to the sign-in provider, if one is configured. A plain link: it leaves the site, and works before
 * scripts load. Needs the texts `accounts/auth`.
 */
export function ProviderButton() {
  const t = useTexts('accounts/auth').provider;
  const next = useNextPath();
  const { signIn } = useShop();
  if (!signIn) return null;
  return (
    <>
      <p className="flex items-center gap-4 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t.or}
      </p>
      <a
        href={`/api/auth/google${next ? `?next=${encodeURIComponent(next)}` : ''}`}
        className={buttonClass({ kind: 'secondary', size: 'large', wide: true })}
      >
        {signIn === 'Google' && <GoogleSign />}
        <span>{fill(t.go, { name: signIn })}</span>
      </a>
    </>
  );
}

/** Google's logo in its own colours, as its branding rules require. */
function GoogleSign() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.2a5.3 5.3 0 0 1-2.3 3.5v2.9h3.7c2.2-2 3.4-5 3.4-8.6Z"
      />
      <path
        fill="#34a853"
        d="M12 23.5c3.1 0 5.7-1 7.6-2.8L15.9 18a7 7 0 0 1-10.4-3.7H1.7v3A11.5 11.5 0 0 0 12 23.5Z"
      />
      <path fill="#fbbc05" d="M5.5 14.3a7 7 0 0 1 0-4.5v-3H1.7a11.5 11.5 0 0 0 0 10.4l3.8-3Z" />
      <path
        fill="#ea4335"
        d="M12 5.1c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.7 6.8l3.8 3A6.9 6.9 0 0 1 12 5Z"
      />
    </svg>
  );
}
