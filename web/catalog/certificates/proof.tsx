import { Download } from 'lucide';
import type { VerifiedPiece } from '#contract/catalog/certificates/endpoints.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';

const block = 'mt-2 rounded-[.75rem] bg-sunken px-4 py-3 text-sm whitespace-pre-wrap wrap-anywhere';

/** The signed text, its signature and the key as files, and the command that verifies them without the shop. */
export function Proof({ piece }: { piece: VerifiedPiece }) {
  const t = useTexts('certificates');
  const { code, keyId } = piece;
  const base = `/api/certificates/verify/${code}`;
  const key = `key-${keyId}.pem`;
  const files = [
    [t.files.statement, `${base}/statement`, `${code}.json`],
    [t.files.signature, `${base}/signature`, `${code}.sig`],
    [t.files.key, `/api/certificates/keys/${keyId}`, key],
  ] as const;
  const command = `openssl pkeyutl -verify -pubin -inkey ${key} -rawin -in ${code}.json -sigfile ${code}.sig`;
  return (
    <div className="mt-8 print:hidden">
      <Accordion title={t.proof}>
        <p className="max-w-[64ch] text-ink-2">{t.proofText}</p>
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {files.map(([label, to, name]) => (
            <li key={to}>
              <a
                href={to}
                download={name}
                className={`${textLinkClass} inline-flex min-h-11 items-center gap-1.5`}
              >
                <Icon of={Download} small />
                <span>{label}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-3 max-w-[64ch] text-ink-2">{t.command}</p>
        <pre className={block} lang="en">
          <code>{command}</code>
        </pre>
        <h2 className="mt-5 font-text! text-base! font-semibold!">
          {fill(t.statement, { n: piece.revision })}
        </h2>
        <pre className={block} lang="en">
          <code className="written font-text!">{piece.statement}</code>
        </pre>
      </Accordion>
    </div>
  );
}
