import { useEffect, useRef, useState } from 'react';
import { useShop } from '#web/shell/use-shop.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Choice } from '#web/ui/form/choice.tsx';

/** Saves text as a file. */
function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Shows new recovery codes, once. Goes on only when the person says that they keep them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTexts('accounts/security').codes;
  const { shopName: shop } = useShop();
  const [kept, setKept] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const text = [fill(t.fileHead, { shop }), '', ...codes, ''].join('\n');
  // What the focus was on is gone, and this must not be missed.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="grid gap-4.5">
      <div>
        <h2 ref={title} tabIndex={-1} className="text-h3 outline-none">
          {t.shownTitle}
        </h2>
        <p className="mt-1.5 text-ink-2">{t.shownText}</p>
      </div>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-tile border border-line bg-tile p-4 font-mono text-lg">
        {codes.map((code) => (
          <li translate="no" key={code}>
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" size="small" onClick={() => void copyText(text, t)}>
          {t.copy}
        </Button>
        <Button kind="secondary" size="small" onClick={() => saveText(t.fileName, text)}>
          {t.save}
        </Button>
      </div>
      <Choice type="checkbox" checked={kept} onChange={({ target }) => setKept(target.checked)}>
        {t.kept}
      </Choice>
      <div>
        <Button size="large" disabled={!kept} onClick={onKept}>
          {t.goOn}
        </Button>
      </div>
    </section>
  );
}
