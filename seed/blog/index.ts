import type { SeedArticle } from './article.ts';
import { text as astrologerEn } from './choosing-astrologer.en.ts';
import { text as astrologerHi } from './choosing-astrologer.hi.ts';
import { text as careEn } from './gemstone-care.en.ts';
import { text as careHi } from './gemstone-care.hi.ts';
import { text as milanEn } from './guna-milan.en.ts';
import { text as milanHi } from './guna-milan.hi.ts';
import { text as altarEn } from './home-altar.en.ts';
import { text as altarHi } from './home-altar.hi.ts';
import { text as mangalEn } from './mangal-dosha.en.ts';
import { text as mangalHi } from './mangal-dosha.hi.ts';
import { text as panchangEn } from './reading-panchang.en.ts';
import { text as panchangHi } from './reading-panchang.hi.ts';
import { text as rubyEn } from './ruby-certificate.en.ts';
import { text as rubyHi } from './ruby-certificate.hi.ts';
import { text as satiEn } from './sade-sati.en.ts';
import { text as satiHi } from './sade-sati.hi.ts';
import { text as sunriseEn } from './sunrise-muhurta.en.ts';
import { text as sunriseHi } from './sunrise-muhurta.hi.ts';
import { text as treatedEn } from './treated-untreated.en.ts';
import { text as treatedHi } from './treated-untreated.hi.ts';
import { text as dashaEn } from './vimshottari-dasha.en.ts';
import { text as dashaHi } from './vimshottari-dasha.hi.ts';
import { text as mukhiEn } from './which-mukhi.en.ts';
import { text as mukhiHi } from './which-mukhi.hi.ts';

/** The articles of the demo shop, the newest first. */
export const articles: readonly SeedArticle[] = [
  {
    slug: 'ruby-certificate',
    cover: {
      lines: 'lotus',
      colour: '#8a1f4d',
      emblem: { kind: 'gem', stone: 'ruby', cut: 'oval', detail: 2 },
    },
    tags: ['gemstones', 'buying', 'ruby'],
    daysAgo: 4,
    en: rubyEn,
    hi: rubyHi,
  },
  {
    slug: 'reading-panchang',
    cover: { lines: 'orbit', colour: '#24306b' },
    tags: ['panchang', 'tithi', 'muhurta'],
    daysAgo: 9,
    en: panchangEn,
    hi: panchangHi,
  },
  {
    slug: 'which-mukhi',
    cover: { lines: 'lotus', colour: '#7a3d10', emblem: { kind: 'rudraksha' } },
    tags: ['rudraksha', 'buying', 'puja'],
    daysAgo: 15,
    en: mukhiEn,
    hi: mukhiHi,
  },
  {
    slug: 'home-altar',
    cover: { lines: 'lotus', colour: '#8a4603', emblem: { kind: 'diya' } },
    tags: ['puja', 'home', 'muhurta'],
    daysAgo: 22,
    en: altarEn,
    hi: altarHi,
  },
  {
    slug: 'guna-milan',
    cover: { lines: 'yantra', colour: '#5b2d86' },
    tags: ['kundli', 'marriage', 'nakshatra'],
    daysAgo: 29,
    en: milanEn,
    hi: milanHi,
  },
  {
    slug: 'gemstone-care',
    cover: {
      lines: 'yantra',
      colour: '#0d5a44',
      emblem: { kind: 'gem', stone: 'emerald', cut: 'emerald' },
    },
    tags: ['gemstones', 'care'],
    daysAgo: 37,
    en: careEn,
    hi: careHi,
  },
  {
    slug: 'sade-sati',
    cover: {
      lines: 'yantra',
      colour: '#1d2f66',
      emblem: { kind: 'gem', stone: 'neelam', cut: 'round' },
    },
    tags: ['kundli', 'shani', 'transits'],
    daysAgo: 46,
    en: satiEn,
    hi: satiHi,
  },
  {
    slug: 'sunrise-muhurta',
    cover: { lines: 'orbit', colour: '#8a4603', emblem: { kind: 'diya', metal: 'brass' } },
    tags: ['panchang', 'muhurta'],
    daysAgo: 55,
    en: sunriseEn,
    hi: sunriseHi,
  },
  {
    slug: 'mangal-dosha',
    cover: {
      lines: 'orbit',
      colour: '#7c1d1b',
      emblem: { kind: 'gem', stone: 'coral', cut: 'cabochon' },
    },
    tags: ['kundli', 'marriage', 'mangal'],
    daysAgo: 64,
    en: mangalEn,
    hi: mangalHi,
  },
  {
    slug: 'treated-untreated',
    cover: {
      lines: 'lotus',
      colour: '#2648a1',
      emblem: { kind: 'gem', stone: 'neelam', cut: 'cushion' },
    },
    tags: ['gemstones', 'buying', 'care'],
    daysAgo: 76,
    en: treatedEn,
    hi: treatedHi,
  },
  {
    slug: 'vimshottari-dasha',
    cover: {
      lines: 'orbit',
      colour: '#6b4a12',
      emblem: { kind: 'gem', stone: 'pukhraj', cut: 'round' },
    },
    tags: ['kundli', 'nakshatra', 'transits'],
    daysAgo: 88,
    en: dashaEn,
    hi: dashaHi,
  },
  {
    slug: 'choosing-astrologer',
    cover: { lines: 'lotus', colour: '#0b5d72', emblem: { kind: 'mala' } },
    tags: ['astrologers', 'kundli', 'buying'],
    daysAgo: 101,
    en: astrologerEn,
    hi: astrologerHi,
  },
];
