import { expect, it } from 'vitest';
import { scriptMark, takeScripts } from './own-scripts.ts';

it('returns the marked scripts and removes every mark', () => {
  const mark = scriptMark();
  const page = `<head><link rel="stylesheet" href="/a.css" nonce="${mark}"/></head><p>text</p>
<script>stolen()</script><script nonce="">stolen()</script><script nonce="${mark.slice(0, -1)}x">stolen()</script>
<script nonce="${mark}">own(1 < 2)</script><script type="module" nonce="${mark}" async="">import "/b.js"</script>
<script src="/c.js" nonce="${mark}"></script>`;
  const { html, scripts } = takeScripts(page);
  expect(scripts).toEqual(['own(1 < 2)', 'import "/b.js"']);
  expect(html).not.toContain(mark);
  expect(html).toContain('<script>own(1 < 2)</script>');
});
