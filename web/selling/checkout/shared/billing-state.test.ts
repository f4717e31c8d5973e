import { expect, it } from 'vitest';
import { billedState } from './billing-state.ts';

const ofMaharashtra = '27AAPFU0939F1ZV';

it.each([
  ['the GSTIN decides', { gstin: ofMaharashtra, pincode: '', state: '' }, 'MH'],
  ['in any notation', { gstin: '२७ aapfu0939f-1zv', pincode: '', state: '' }, 'MH'],
  ['before the PIN code', { gstin: ofMaharashtra, pincode: '560001', state: '' }, 'MH'],
  ['a GSTIN with an error decides nothing', { gstin: '27AAPFU0939F1ZW', pincode: '', state: '' }, ''],
  ['then the PIN code', { gstin: '27AAP', pincode: '५६० ००१', state: '' }, 'KA'],
  ['a PIN code of two states decides nothing', { gstin: '', pincode: '360001', state: '' }, ''],
  ['a chosen state stays', { gstin: ofMaharashtra, pincode: '560001', state: 'RJ' }, 'RJ'],
])('%s', (_, typed, state) => expect(billedState(typed)).toBe(state));
