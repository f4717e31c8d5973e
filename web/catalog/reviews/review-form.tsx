import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { OwnReview } from '#contract/catalog/reviews/endpoints.ts';
import { ApiError, api } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/input.tsx';
import { StarsInput } from '#web/ui/form/stars-input.tsx';
import { PhotoField } from './photo-field.tsx';

/** The server's limit (contract/catalog/reviews/endpoints.ts). */
const LONGEST = 2000;

/** The subject of a review: the product, and the item of an order. */
export type ReviewSubject = { productId: string; orderId?: string; variantId?: string | null };

type Written = Pick<OwnReview, 'rating' | 'text' | 'media'>;

/** Sends a new review of the subject, or the changes of `review`. */
function sendReview(
  { productId, orderId, variantId }: ReviewSubject,
  review: OwnReview | undefined,
  written: Written,
) {
  return review
    ? api('PUT /api/auth/products/{productId}/reviews/{reviewId}', {
        params: { productId, reviewId: review._id },
        body: written,
      })
    : api('POST /api/auth/products/{productId}/reviews', {
        params: { productId },
        body: { ...written, orderId, variantId },
      });
}

/**
 * Writes a review, or edits `review`. A missing field gets the focus; with `spoken` the page also shows a message.
 * `onDone` gets the review as the server saved it.
 */
export function ReviewForm({
  subject,
  review,
  spoken,
  heading: Heading = 'h4',
  onDone,
  onCancel,
}: {
  subject: ReviewSubject;
  review?: OwnReview;
  spoken?: boolean;
  heading?: 'h2' | 'h3' | 'h4';
  onDone: (review: OwnReview) => void;
  onCancel?: () => void;
}) {
  const t = useTexts('reviews');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [rating, setRating] = useState(review?.rating ?? 0);
  const [text, setText] = useState(review?.text ?? '');
  const [photo, setPhoto] = useState(review?.media ?? null);
  const [reading, setReading] = useState(false);
  const [busy, setBusy] = useState(false);
  const [incomplete, setIncomplete] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    if (reading) {
      toast.problem(t.photoWait);
      return;
    }
    const missing = rating === 0 ? 'input[type=radio]' : text.trim() === '' ? 'textarea' : null;
    setIncomplete(Boolean(spoken && missing));
    if (missing) {
      form.current?.querySelector<HTMLElement>(missing)?.focus();
      if (spoken) toast.problem(t.incomplete);
      return;
    }
    setBusy(true);
    try {
      const written = { rating, text: text.trim(), media: photo };
      const response = await sendReview(subject, review, written);
      toast.good(review ? response.message : t.submitted);
      onDone(response.review);
    } catch (error) {
      setBusy(false);
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      toast.problem(refused && error.message ? error.message : spoken ? t.failedShort : t.failed);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby={`${id}-title`}
      className="rounded-tile bg-haldi-soft p-5 text-ink"
    >
      <Heading id={`${id}-title`} className="font-display text-h3">
        {t.ask}
      </Heading>
      <RatingField id={id} value={rating} onChange={setRating} incomplete={incomplete} />
      <Field label={t.text} hint={t.textHint}>
        <Textarea
          rows={4}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="written"
        />
      </Field>
      <PhotoField value={photo} onChange={setPhoto} onReading={setReading} />
      <FieldError id={`${id}-problem`} error={incomplete ? t.incomplete : undefined} />
      <FormActions edits={Boolean(review)} busy={busy} onCancel={onCancel} />
    </form>
  );
}

function RatingField({
  id,
  value,
  onChange,
  incomplete,
}: {
  id: string;
  value: number;
  onChange: (rating: number) => void;
  incomplete: boolean;
}) {
  const t = useTexts('reviews');
  return (
    <fieldset aria-describedby={incomplete ? `${id}-problem` : undefined} className="mt-1 mb-3 -ml-1.5">
      <legend className="sr-only">{t.rating}</legend>
      <StarsInput name={`${id}-rating`} value={value} labels={t.stars} onChange={onChange} />
    </fieldset>
  );
}

function FormActions({
  edits,
  busy,
  onCancel,
}: {
  /** True when the form changes a review that exists. */
  edits: boolean;
  busy: boolean;
  onCancel: (() => void) | undefined;
}) {
  const t = useTexts('reviews');
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button type="submit" busy={busy} busyText={t.saving}>
        {edits ? t.save : t.submit}
      </Button>
      {onCancel && (
        <Button kind="ghost" disabled={busy} onClick={onCancel}>
          {t.cancel}
        </Button>
      )}
    </div>
  );
}
