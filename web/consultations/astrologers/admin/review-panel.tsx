import { useState } from 'react';
import type { ReviewedAstrologer } from '#contract/consultations/astrologers/kyc.ts';
import { type KycDocument, kycDocuments } from '#contract/consultations/astrologers/kyc-rules.ts';
import { ClaimsNote } from '#web/admin/claims-note.tsx';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { fill, formatPhone, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import { DocumentView } from './document-view.tsx';
import { RemovePhoto } from './remove-photo.tsx';
import { statusTone } from './status-tone.ts';
import { type Reason, useReview } from './use-review.ts';

const reasons: readonly Reason[] = ['review', 'complaint', 'request'];

/** Shows an astrologer under review: personal data, the four documents, and the two decisions. */
export function ReviewPanel({
  astrologer,
  first,
  onDecided,
}: {
  astrologer: ReviewedAstrologer;
  first: KycDocument | null;
  onDecided: () => void;
}) {
  const t = useTexts('astrologers/admin');
  const name = `${astrologer.firstName} ${astrologer.lastName}`.trim();
  const review = useReview(astrologer, { first, onDecided });
  const [rejecting, setRejecting] = useState(false);
  const pending = astrologer.kyc === 'pending';
  return (
    <Card className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar id={astrologer._id} name={name} photo={astrologer.photo} size="3.25rem" />
        <h2 className="min-w-0 flex-1 text-h3 break-words">{name}</h2>
        <Badge tone={statusTone(astrologer.kyc)}>{t.status[astrologer.kyc]}</Badge>
      </div>
      {astrologer.photo && <RemovePhoto id={astrologer._id} name={name} />}
      {astrologer.kycReason && (
        <Banner tone="bad" className="mt-4">
          {fill(t.rejectedBecause, { reason: astrologer.kycReason })}
        </Banner>
      )}
      <Facts astrologer={astrologer} />
      <ClaimsNote texts={[astrologer.bio, astrologer.expertise]} className="mt-4" />
      <Documents astrologer={astrologer} name={name} review={review} />
      {pending && (
        <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
          {!review.seen && <p className="mr-auto text-sm text-ink-2">{t.unseen}</p>}
          <Button kind="danger" onClick={() => setRejecting(true)}>
            {t.reject}
          </Button>
          <Button
            disabled={!review.seen}
            busy={review.approving}
            busyText={t.approving}
            onClick={() => void review.approve()}
          >
            {t.approve}
          </Button>
        </div>
      )}
      {rejecting && (
        // The reason is sent to the astrologer unchanged.
        <ReasonDialog
          title={fill(t.rejectTitle, { name })}
          text={t.rejectText}
          hint={t.reasonHint}
          confirm={t.reject}
          busyText={t.rejecting}
          danger
          onClose={() => setRejecting(false)}
          onConfirm={async (reason) => {
            await review.reject(reason);
            setRejecting(false);
          }}
          onError={review.rejectFailed}
        />
      )}
    </Card>
  );
}

/** The four documents, and the reason for opening them. */
function Documents({
  astrologer,
  name,
  review,
}: {
  astrologer: ReviewedAstrologer;
  name: string;
  review: ReturnType<typeof useReview>;
}) {
  const t = useTexts('astrologers/admin');
  return (
    <>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h3 className="font-text text-lg font-semibold">{t.documentsTitle}</h3>
        <Field label={t.why} className="w-full sm:w-72">
          <Select value={review.reason} onChange={(event) => review.setReason(event.target.value as Reason)}>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {t.reasons[reason]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ul className="mt-3 grid gap-3.5 sm:grid-cols-2">
        {kycDocuments.map((document) => (
          <DocumentView
            key={document}
            document={document}
            name={name}
            sent={Boolean(astrologer.documents[document])}
            picture={review.pictures[document] ?? null}
            busy={review.opening === document}
            onShow={() => void review.show(document)}
          />
        ))}
      </ul>
    </>
  );
}

function Facts({ astrologer }: { astrologer: ReviewedAstrologer }) {
  const t = useTexts('astrologers/admin');
  const lang = useLang();
  const facts = [
    [t.email, astrologer.email],
    [t.phone, formatPhone(astrologer.phone)],
    [t.place, astrologer.location],
    [t.expertise, astrologer.expertise],
    [t.experience, plural(t.years, astrologer.yearsOfExperience, lang)],
    [t.languages, astrologer.languagesSpoken.join(', ')],
  ] as const;
  return (
    <dl aria-label={t.facts} className="mt-4 grid gap-x-8 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-2 text-sm">
          <dt className="text-ink-3">{label}</dt>
          <dd className="min-w-0 text-right font-medium wrap-anywhere">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
