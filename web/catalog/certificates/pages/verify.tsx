import { readCode, verifyPath } from '#contract/catalog/certificates/code.ts';
import { cacheTagsContext, langContext, NO_STORE } from '#web/api/context.ts';
import { CodeForm } from '#web/catalog/certificates/code-form.tsx';
import { Verified } from '#web/catalog/certificates/verified.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { ShopMark } from '#web/shell/shop-mark.tsx';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import type { Route } from './+types/verify';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const code = 'code' in params && typeof params.code === 'string' ? params.code : null;
  // Anybody can write any code into the address: none of these pages is worth a place in the cache.
  if (code !== null) context.get(cacheTagsContext).add(NO_STORE);
  // The QR code of an invoice names the codes of its pieces, with dots between them.
  const named = new URL(request.url).searchParams.get('codes') ?? '';
  const codes = named
    .slice(0, 300)
    .split('.')
    .flatMap((typed) => {
      const read = readCode(typed);
      return read.state === 'complete' ? [read.code] : [];
    });
  return {
    texts: await loadTexts(context.get(langContext), ['certificates', 'shell']),
    code,
    codes: [...new Set(codes)],
  };
}

export function meta({ loaderData: { texts, code, codes }, matches }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: texts.certificates[code === null ? 'formTitle' : 'title'],
      brand: shopNameIn(matches),
      description: texts.certificates.description,
    }),
    ...(code !== null || codes.length > 0 ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** The certificate of the piece with the code of the address. Without one, asks for a code, or lists those of an invoice. */
export default function Verify({ loaderData: { code, codes } }: Route.ComponentProps) {
  return code === null ? <Form codes={codes} /> : <Verified key={code} code={code} />;
}

function Form({ codes }: { codes: readonly string[] }) {
  const t = useTexts('certificates');
  const several = codes.length > 0;
  return (
    <div className="wrap pt-6 pb-16 lg:pt-12 lg:pb-24">
      <div className="mx-auto max-w-160">
        <header className="mb-6 grid justify-items-center gap-3 text-center">
          <ShopMark className="size-12" />
          <h1 className="text-h1">{several ? t.severalTitle : t.formTitle}</h1>
          <p className="max-w-[56ch] text-ink-2">{several ? t.severalText : t.formText}</p>
        </header>
        {several && (
          <ul className="mb-8">
            {codes.map((code) => (
              <li key={code} className="border-t border-line first:border-t-0">
                <Link
                  to={verifyPath(code)}
                  className={`${textLinkClass} tabular inline-flex min-h-12 items-center text-lg`}
                >
                  {verifyPath(code).slice('/verify/'.length)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Card>
          <CodeForm />
        </Card>
      </div>
    </div>
  );
}
