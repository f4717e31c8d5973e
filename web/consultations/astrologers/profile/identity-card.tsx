import type { OwnAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import { formatPhone } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PhotoEdit } from './photo-edit.tsx';

/** Shows the astrologer's name and contact data. They are edited on the account page. */
export function IdentityCard({ me }: { me: OwnAstrologer }) {
  const t = useTexts('astrologers');
  const name = `${me.firstName} ${me.lastName}`.trim();
  const facts = [
    [t.page.email, me.email],
    [t.page.phone, formatPhone(me.phone)],
    [t.page.place, me.location],
  ] as const;
  return (
    <Card className="min-w-0">
      <div className="flex items-center gap-4">
        <PersonAvatar
          id={me._id}
          name={name}
          photo={me.photo}
          size="4.5rem"
          online={me.isOnline && me.kyc === 'approved'}
        />
        <div className="min-w-0">
          <h2 className="text-h3 break-words">{name}</h2>
          <p className="text-sm text-ink-2">
            {me.isOnline && me.kyc === 'approved' ? t.online.on : me.expertise}
          </p>
        </div>
      </div>
      <PhotoEdit photo={me.photo} />
      <dl className="mt-3">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-ink-3">{label}</dt>
            <dd className="min-w-0 text-right font-medium wrap-anywhere">{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <TextLink to="/account/profile" className="mt-3 inline-flex min-h-11 items-center text-sm">
        {t.page.account}
      </TextLink>
    </Card>
  );
}
