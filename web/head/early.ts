type Field = HTMLInputElement | HTMLTextAreaElement;

/** What was typed and pressed last before the page's scripts ran, and whether they run. */
type Early = { typed: Map<Field, string>; press?: HTMLElement; ready?: true };

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Part of the head script. Remembers the last press of a button that needs scripts, and what is typed, until they run: a
 * page is painted long before on a slow line, nobody presses twice, and a form begins by setting its fields to its own
 * values. Enter in a form presses its button. Links and forms that only read work without scripts.
 */
export const earlyScript = `let e=window.early={typed:new Map};addEventListener('input',v=>{
let f=v.target;if(!e.ready&&!/^(checkbox|radio|file)$/.test(f.type)&&f.tagName!='SELECT')e.typed.set(f,f.value)},true);addEventListener('click',v=>{
let b=v.target.closest&&v.target.closest('button');
if(b&&!e.ready&&(b.type=='button'||b.form&&b.form.method=='post')){v.preventDefault();e.press=b}},true)`;

/** Writes a text into a field as typing does, so that React hears of it. */
function write(field: Field, text: string): void {
  // An event alone first: React then hydrates the part of the page that it left for later.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // React ignores an event that brings the text it knows. It knows what is set on the field itself, and not what the
  // setter of the browser's own class writes.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Restores what was typed, and repeats the last press, now that the page responds. */
function replay(): void {
  const { early } = window;
  if (!early || early.ready) return;
  early.ready = true;
  for (const [field, text] of early.typed) if (field.isConnected) write(field, text);
  early.typed.clear();
  if (early.press?.isConnected) early.press.click();
}

/** Replays once the forms have rendered as they are with scripts. */
export const replayEarly = (): void => void setTimeout(replay);
