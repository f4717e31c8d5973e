import { type KycDocument, kycDocuments } from '#contract/consultations/astrologers/kyc-rules.ts';
import type { DemoAstrologer } from '#seed/import.ts';
import type { KycService } from '../consultations/astrologers/kyc.ts';
import { insertAstrologer } from '../consultations/astrologers/store.ts';
import type { Tx } from '../platform/database/database.ts';
import { sharp } from '../storage/sharp.ts';
import { setKycDecision } from './past-store.ts';

// Drawn and unlike any real card, so that a reviewer recognises them as the demo's.
const lines = (rows: readonly [number, number, number][]) =>
  rows
    .map(([x, y, width]) => `<rect x="${x}" y="${y}" width="${width}" height="14" rx="7" fill="#8b7b80"/>`)
    .join('');
const card = (head: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600" viewBox="0 0 960 600"><rect width="960" height="600" fill="#f4ebec"/>
   <rect x="60" y="50" width="840" height="500" rx="28" fill="#fff" stroke="#8b7b80" stroke-width="3"/>
   <rect x="60" y="50" width="840" height="92" rx="28" fill="${head}"/>${inside}</svg>`;
const face =
  '<rect x="110" y="190" width="200" height="250" rx="16" fill="#f4ebec"/><circle cx="210" cy="275" r="52" fill="#8b7b80"/><path d="M130 440c6-70 38-96 80-96s74 26 80 96z" fill="#8b7b80"/>';
const drawings: Record<KycDocument, string> = {
  aadhaar: card(
    '#b4632a',
    face +
      lines([
        [360, 210, 440],
        [360, 260, 320],
        [360, 310, 400],
        [360, 400, 260],
      ]),
  ),
  pan: card(
    '#2648a1',
    face +
      lines([
        [360, 200, 300],
        [360, 250, 420],
        [360, 340, 360],
        [360, 390, 200],
      ]),
  ),
  education: card(
    '#f8c147',
    `${lines([
      [280, 200, 400],
      [180, 270, 600],
      [180, 320, 600],
      [180, 370, 420],
    ])}<circle cx="760" cy="460" r="56" fill="#a11041"/>`,
  ),
  bank: card(
    '#006640',
    lines([
      [110, 190, 360],
      [110, 250, 640],
      [110, 310, 520],
      [110, 400, 300],
      [110, 460, 420],
    ]),
  ),
};

async function pictures(): Promise<Map<KycDocument, Buffer>> {
  const drawn = new Map<KycDocument, Buffer>();
  for (const document of kycDocuments) {
    drawn.set(document, await sharp(Buffer.from(drawings[document])).webp({ quality: 80 }).toBuffer());
  }
  return drawn;
}

/** Writes the demo's astrologers for their accounts, with drawn documents for those who sent some. Nobody is online. */
export async function writeAstrologers(
  tx: Tx,
  kyc: KycService,
  list: readonly DemoAstrologer[],
): Promise<void> {
  const documents = await pictures();
  for (const one of list) {
    await insertAstrologer(tx, {
      user_id: one.userId,
      gender: one.gender,
      dob: one.dob,
      country: one.country,
      state: one.state,
      city: one.city,
      location: one.location,
      expertise: one.expertise,
      years: one.yearsOfExperience,
      bio: one.bio,
      languages: one.languagesSpoken,
      name_hi: one.nameHi,
      bio_hi: one.bioHi,
      rate: one.rate,
      created_at: one.createdAt,
    });
    if (!one.sentAt) continue;
    await kyc.keep(tx, { userId: one.userId, pictures: documents, at: one.sentAt });
    await setKycDecision(tx, one.userId, { kyc: one.kyc, reason: one.kycReason, at: one.decidedAt });
  }
}
