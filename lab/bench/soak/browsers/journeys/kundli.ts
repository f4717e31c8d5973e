import { newBuyer } from '../../../../../e2e/support/buyers.ts';
import kundliEn from '../../../../../languages/en/astrology/reports/kundli.json' with { type: 'json' };
import en from '../../../../../languages/en/astrology/reports/main.json' with { type: 'json' };
import kundliHi from '../../../../../languages/hi/astrology/reports/kundli.json' with { type: 'json' };
import hi from '../../../../../languages/hi/astrology/reports/main.json' with { type: 'json' };
import { readPdf } from '../../../../../server/testing/fixtures/pdf.ts';
import { enter, type Journey, must } from '../journey.ts';
import { enterBirth } from './birth.ts';
import { payAtGateway } from './buy.ts';

/** Whose kundli it is, the report's heading, and the name of its file. */
const whose = {
  en: { name: 'Anjali Mehta', heading: 'Anjali Mehta’s kundli', file: 'kundli-anjali-mehta-en.pdf' },
  hi: { name: 'अंजलि मेहता', heading: 'अंजलि मेहता की कुंडली', file: 'kundli-hi.pdf' },
};

/** Buys a kundli, reads it and saves its PDF. */
export const kundli: Journey = {
  name: 'kundli',
  walk: async (way) => {
    const { page, request, lang } = way;
    const t = { en, hi }[lang];
    const { title } = { en: kundliEn, hi: kundliHi }[lang];
    const { name, heading, file } = whose[lang];
    await enter(way, (await newBuyer(request)).session, '/kundli-details');
    await page.type(t.form.name, name);
    await enterBirth(way);
    await page.picture('form');
    await page.sees(t.pay.secure);
    await page.press({ role: 'button', name: lang === 'en' ? /^Pay ₹/ : /₹\S+ का भुगतान करें$/ });
    await payAtGateway(way);
    await page.at(/\/my-reports\//);
    await page.sees(heading);
    await page.picture('report');
    await page.press({ role: 'button', name: t.tools.download });
    const pdf = await readPdf(await page.savedPdf(file));
    must(pdf.pages >= 12, 'the PDF has its pages');
    must(pdf.boxes.length === 0, 'every letter of the PDF is drawn');
    must(pdf.title.includes(name), `the PDF is the one of ${name}: ${title}`);
  },
};
