type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What was filled in and pressed last before the page's scripts ran, and whether they run. A tick is a boolean, anything
 * else a text.
 */
type Early = { filled: Map<Field, string | boolean>; press?: HTMLElement; ready?: true };

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Part of the head script. Remembers the last press of a button that needs scripts, and what is filled in, until they
 * run: a page is painted long before on a slow line, nobody presses twice, and a form begins by setting its fields to its
 * own values. Enter in a form presses its button. Links and forms that only read work without scripts.
 *
 * Until then React hears of no press and no tick: between its first render and the replay it would act on both.
 */
export const earlyScript = `let e=window.early={filled:new Map};addEventListener('input',v=>{
let f=v.target,tick=/^(checkbox|radio)$/.test(f.type);if(!e.ready&&f.type!='file')e.filled.set(f,tick?f.checked:f.value)},true);addEventListener('click',v=>{
let t=v.target,b=t.closest&&t.closest('button');if(e.ready)return;
if(b&&(b.type=='button'||b.form&&b.form.method=='post')){v.preventDefault();e.press=b}else if(!/^(checkbox|radio)$/.test(t.type))return;
v.stopPropagation()},true)`;

/** Fills in a field as its user did, so that React hears of it. */
function fill(field: Field, value: string | boolean): void {
  // An event alone first: React then hydrates the part of the page that it left for later.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // React ignores an event that brings what it knows. It knows what is set on the field itself, and not what a press
  // changes or the setter of the browser's own class writes.
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    field.click();
    return;
  }
  if (field.tagName !== 'SELECT') field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Restores what was filled in, and repeats the last press, now that the page responds. */
function replay(): void {
  const { early } = window;
  if (!early || early.ready) return;
  early.ready = true;
  for (const [field, value] of early.filled) if (field.isConnected) fill(field, value);
  early.filled.clear();
  if (early.press?.isConnected) early.press.click();
}

/** Replays once the forms have rendered as they are with scripts. */
export const replayEarly = (): void => void setTimeout(replay);
