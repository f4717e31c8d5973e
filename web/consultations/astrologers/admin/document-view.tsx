import { Dialog } from '@base-ui/react/dialog';
import { EyeOff, X } from 'lucide';
import { useState } from 'react';
import type { KycDocument } from '#contract/consultations/astrologers/kyc-rules.ts';
import { usePermission } from '#web/admin/rights.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { iconButtonClass } from '#web/ui/icon-button.tsx';

/**
 * Shows one document of an astrologer. It is hidden until the reviewer opens it, then a picture that opens
 * large.
 */
export function DocumentView({
  document,
  name,
  sent,
  picture,
  busy,
  onShow,
}: {
  document: KycDocument;
  name: string;
  /** False when the astrologer has not sent the document. */
  sent: boolean;
  picture: string | null;
  busy: boolean;
  onShow: () => void;
}) {
  const t = useTexts('astrologers/admin');
  const title = t.documents[document];
  const mayView = usePermission('documents.view');
  const [large, setLarge] = useState(false);
  return (
    <li className="grid gap-2.5 rounded-tile border border-line p-3.5">
      <h4 className="font-text text-base font-semibold">{title}</h4>
      {picture ? (
        <button
          type="button"
          aria-label={fill(t.enlarge, { document: title })}
          onClick={() => setLarge(true)}
          className="overflow-hidden rounded-[.6rem] bg-tile"
        >
          <img
            src={picture}
            alt={fill(t.picture, { document: title, name })}
            className="aspect-16/10 w-full object-contain"
          />
        </button>
      ) : (
        <div className="grid aspect-16/10 place-content-center justify-items-center gap-2.5 rounded-[.6rem] bg-tile p-3 text-center text-sm text-ink-2">
          <Icon of={EyeOff} />
          <span>{sent ? t.hidden : t.missing}</span>
          {sent && mayView && (
            <Button
              size="small"
              kind="secondary"
              busy={busy}
              busyText={t.showing}
              aria-label={fill(t.showDocument, { document: title })}
              onClick={onShow}
            >
              {t.show}
            </Button>
          )}
        </div>
      )}
      <Dialog.Root open={large} onOpenChange={setLarge}>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/85" />
          <Dialog.Popup className="fixed inset-0 z-50 grid grid-rows-[auto_1fr] p-3 text-white">
            <div className="flex items-center justify-between gap-4">
              <Dialog.Title className="font-text text-base font-semibold">
                {fill(t.picture, { document: title, name })}
              </Dialog.Title>
              <Dialog.Close aria-label={t.close} className={`${iconButtonClass} text-white`}>
                <Icon of={X} />
              </Dialog.Close>
            </div>
            <div className="grid min-h-0 place-items-center overflow-auto">
              {picture && <img src={picture} alt="" className="max-h-full max-w-full object-contain" />}
            </div>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </li>
  );
}
