import { Download, QrCode } from 'lucide';
import { useRef, useState } from 'react';
import { verifyPath } from '#contract/catalog/certificates/code.ts';
import type { OwnPiece } from '#contract/catalog/certificates/endpoints.ts';
import { saveFile } from '#web/api/save-file.ts';
import { fill, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';

/** Pieces that are shown before the button for the others. */
const shownAtFirst = 6;

/** The codes of an order's pieces, for its buyer. Nothing before they are made. Needs the texts `certificates`. */
export function OwnCertificates({ orderId, pieces }: { orderId: string; pieces: readonly OwnPiece[] }) {
  const t = useTexts('certificates').own;
  const lang = useLang();
  const [all, setAll] = useState(false);
  if (pieces.length === 0) return null;
  const shown = all ? pieces : pieces.slice(0, shownAtFirst);
  const several = new Set(pieces.filter(({ unit }) => unit > 1).map(({ itemId }) => itemId));
  return (
    <section aria-labelledby="certificates">
      <h2 id="certificates" className="text-h2">
        {plural(t.title, pieces.length, lang)}
      </h2>
      <p className="mt-1 max-w-[60ch] text-ink-2">{t.text}</p>
      <ul className="mt-2">
        {shown.map(({ code, name, itemId, unit }) => (
          <li key={code} className="flex items-center gap-3 border-t border-line py-2 first:border-t-0">
            <Icon of={QrCode} className="shrink-0 text-ink-2" />
            <div className="min-w-0">
              <p className="text-sm text-ink-2">
                {several.has(itemId) ? fill(t.piece, { name: name[lang], n: unit }) : name[lang]}
              </p>
              <Link
                to={verifyPath(code)}
                className={`${textLinkClass} tabular inline-flex min-h-11 items-center font-semibold`}
              >
                {code}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-3">
        {shown.length < pieces.length && (
          <Button kind="ghost" onClick={() => setAll(true)}>
            {plural(t.more, pieces.length - shown.length, lang)}
          </Button>
        )}
        <Cards address={`/api/orders/${orderId}/certificates/cards`} words={t} />
      </div>
    </section>
  );
}

type CardWords = { cards: string; making?: string; cardsMaking?: string; cardsFailed: string };

/** Downloads the cards of an order as a PDF. */
export function Cards({ address, words }: { address: string; words: CardWords }) {
  const lang = useLang();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  async function save() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await saveFile(address, { accept: 'application/pdf', otherwise: 'certificates.pdf', lang }).catch(() =>
      toast.problem(words.cardsFailed),
    );
    running.current = false;
    setBusy(false);
  }
  return (
    <Button
      kind="secondary"
      busy={busy}
      busyText={words.making ?? words.cardsMaking ?? words.cards}
      onClick={() => void save()}
    >
      <Icon of={Download} small />
      {words.cards}
    </Button>
  );
}
