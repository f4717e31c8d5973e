import { hour } from '../../platform/core/durations.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ShopMarks } from '../branding/service.ts';
import { createPdfs } from './service.ts';

/** The rendering of PDF documents. */
export const pdfModule = {
  name: 'pdf',
  start(platform: Platform, parts: { marks: ShopMarks }) {
    const pdfs = createPdfs(platform, { marks: parts.marks });
    return {
      services: { pdfs },
      sweeps: { 'pdf files': { sweep: pdfs.sweep, everyMs: hour } },
    };
  },
};
