/** A line of a report: its size in points, and its text in ASCII. */
type Line = { size: number; text: string };

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, '?');

/** Returns what a page of A5 draws: a frame, the lines from above, and DEMO across it in light grey. */
function pageOf(lines: readonly Line[]): string {
  let y = 530;
  const texts = lines.map(({ size, text }) => {
    y -= size * 1.9;
    return `BT /F1 ${size} Tf 1 0 0 1 40 ${Math.round(y)} Tm (${escaped(text)}) Tj ET`;
  });
  return [
    '0.88 g BT /F1 120 Tf 0.8 0.6 -0.6 0.8 70 120 Tm (DEMO) Tj ET',
    '0.63 0.06 0.25 RG 1.2 w 20 20 380 555 re S',
    '0.17 0.09 0.12 rg',
    ...texts,
  ].join('\n');
}

/**
 * Returns a laboratory report of the demo as a PDF of one page, in a font that every reader has. It says in large letters
 * that it is a demo.
 */
export function demoReportPdf(lines: readonly Line[]): Buffer {
  const page = pageOf(lines);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const at = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
