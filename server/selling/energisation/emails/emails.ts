import { energisationCalledOff } from './energisation-called-off.ts';
import { energisationDone } from './energisation-done.ts';

/** Every kind of e-mail of energisation. */
export const energisationEmails = [energisationCalledOff, energisationDone];
