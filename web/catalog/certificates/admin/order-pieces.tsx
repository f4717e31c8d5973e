import { useState } from 'react';
import type { AdminPiece } from '#contract/catalog/certificates/admin.ts';
import { verifyPath } from '#contract/catalog/certificates/code.ts';
import { usePermission } from '#web/admin/rights.ts';
import { useReload } from '#web/admin/use-reload.ts';
import { api, messageOf } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { Link } from '#web/ui/link.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { Cards } from '../own-certificates.tsx';

const tones: Record<AdminPiece['state'], BadgeTone> = {
  genuine: 'good',
  some_returned: 'warn',
  returned: 'off',
  cancelled: 'off',
};

/** Whether staff choose which pieces of a line came back: an accepted return names some of them, and not all. */
const isChosen = (piece: AdminPiece, pieces: readonly AdminPiece[]): boolean =>
  piece.returned > 0 && piece.returned < pieces.filter(({ itemId }) => itemId === piece.itemId).length;

/** The codes of an order's pieces, and the cards for its parcel. `pieces` is null when they could not be loaded. */
export function OrderPieces({ orderId, pieces }: { orderId: string; pieces: readonly AdminPiece[] | null }) {
  const t = useTexts('certificates/admin');
  const lang = useLang();
  return (
    <Card>
      <h2 className="text-h3">{t.pieces}</h2>
      {pieces === null && (
        <Banner tone="bad" className="mt-2">
          {t.piecesFailed}
        </Banner>
      )}
      {pieces?.length === 0 && <p className="mt-1 text-sm text-ink-2">{t.piecesNone}</p>}
      {pieces && pieces.length > 0 && (
        <>
          <p className="mt-1 mb-2 text-sm text-ink-2">{t.piecesText}</p>
          <ul className="mb-4">
            {pieces.map((piece) => (
              <li
                key={piece.code}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
              >
                <div className="min-w-0">
                  <p className="text-sm text-ink-2">
                    {fill(t.pieceName, { name: piece.name[lang], n: piece.unit })}
                  </p>
                  <Link
                    to={verifyPath(piece.code)}
                    className={`${textLinkClass} tabular inline-flex min-h-10 items-center font-semibold`}
                  >
                    {piece.code}
                  </Link>
                </div>
                <div className="flex flex-wrap items-center gap-3">
                  <Badge tone={tones[piece.state]}>{t.pieceStates[piece.state]}</Badge>
                  {isChosen(piece, pieces) && <CameBack piece={piece} />}
                </div>
              </li>
            ))}
          </ul>
          <Cards address={`/api/admin/orders/${orderId}/certificates/cards`} words={t} />
        </>
      )}
    </Card>
  );
}

/** Notes which piece came back. */
function CameBack({ piece: { code, cameBack } }: { piece: AdminPiece }) {
  const t = useTexts('certificates/admin');
  const may = usePermission('returns.refuse');
  const { reload } = useReload();
  const [busy, setBusy] = useState(false);
  if (!may) return null;
  async function note(next: boolean) {
    setBusy(true);
    const body = { cameBack: next };
    await api('PUT /api/admin/certificates/{code}/came-back', { params: { code }, body }).then(
      () => reload(),
      (error) => toast.problem(messageOf(error, t.noteFailed)),
    );
    setBusy(false);
  }
  return (
    <span className="flex items-center gap-2 text-sm">
      <span aria-hidden>{t.cameBack}</span>
      <Switch
        on={cameBack}
        disabled={busy}
        aria-label={fill(t.cameBackOf, { code })}
        onClick={() => void note(!cameBack)}
      />
    </span>
  );
}
