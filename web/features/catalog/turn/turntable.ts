import type { LightName } from '#art/gem/traced/constants.ts';
import { readStoneFile } from '#art/gem/traced/stone-file.ts';
import type { Rows } from '#art/gem/turned/stone-numbers.ts';
import { createTurnedStone, SAMPLES, type TurnedStone } from '#art/gem/turned/turned-stone.ts';
import { createGovernor, PROBE, type Quality } from './governor.ts';
import { after, inRoom, NO_TURN } from './turns.ts';

/** Why a stone is not turned: no WebGL 2, a slow device, a wish for less motion, or no file. */
export type Stop = 'none' | 'slow' | 'still' | 'failed';

/** A stone that people turn. */
export interface Turntable {
  /** Turns the stone further, by a turn of the screen's axes. */
  turn(by: Rows): void;
  /** Holds the stone at a turn on top of all others: the tilt of a phone. */
  tilt(to: Rows): void;
  light(name: LightName): void;
  /** Returns the stone to how it lies. */
  reset(): void;
  close(): void;
}

/** Milliseconds without a movement after which the picture is made finer. */
const REST_MS = 140;
/** Rays of a pixel at rest before the picture takes the place of the still one. */
const SHOWN_FROM = 4;
/** Pixels along a side of the canvas at most. */
const MOST_PIXELS = 1000;

const FULL: Quality = { bounces: 15, scale: 1 };

/** Loads the file of a stone. Throws when it does not come. */
async function loadFile(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address, { headers: { accept: 'image/avif' } });
  if (!answer.ok) throw new Error(`the file of a stone does not come: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Returns the stone of a file on a canvas; undefined where the browser cannot read or draw it. */
async function readStone(canvas: HTMLCanvasElement, bytes: Uint8Array<ArrayBuffer>) {
  // The picture is data: no colour profile may change it.
  const ground = await createImageBitmap(new Blob([bytes], { type: 'image/avif' }), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  });
  const side = Math.round(canvas.clientWidth * devicePixelRatio);
  canvas.width = canvas.height = Math.max(1, Math.min(MOST_PIXELS, side));
  return createTurnedStone(canvas, readStoneFile(bytes), ground);
}

/**
 * Returns a stone on a canvas, drawn only while something changes. `onShown` is called once when its first picture is there, as
 * fine as the still one. `onStop` is called at most once, and then nothing is drawn any more. Throws when the file does not come.
 */
export async function openTurntable(
  canvas: HTMLCanvasElement,
  address: string,
  { onShown, onStop }: { onShown: () => void; onStop: (why: Stop) => void },
): Promise<Turntable | undefined> {
  const bytes = await loadFile(address);
  // An old browser reads no AVIF, and a driver may refuse the shader.
  const stone = await readStone(canvas, bytes).catch(() => undefined);
  if (!stone) onStop('none');
  return stone && run(stone, canvas, { onShown, onStop });
}

function run(
  stone: TurnedStone,
  canvas: HTMLCanvasElement,
  { onShown, onStop }: { onShown: () => void; onStop: (why: Stop) => void },
): Turntable {
  const clock = () => performance.now();
  const governor = createGovernor(clock);
  let state = { turned: NO_TURN, tilted: NO_TURN, light: 'day' as LightName };
  let changedAt = -REST_MS;
  let isTouched = false;
  let isNew = true;
  let isMeasured = false;
  let isDrawing = false;
  let isShown = false;
  let sample = 0;
  let frame = 0;
  let isClosed = false;

  const close = () => {
    isClosed = true;
    cancelAnimationFrame(frame);
    canvas.removeEventListener('webglcontextlost', lost);
    stone.close();
  };
  const stop = (why: Stop) => {
    close();
    onStop(why);
  };
  const lost = () => stop('slow');
  canvas.addEventListener('webglcontextlost', lost);

  const draw = (quality: Quality) => {
    const turn = inRoom(after(state.tilted, state.turned), stone.axes);
    isDrawing = true;
    stone.draw({ turn, light: state.light, ...quality, sample });
  };
  const show = () => {
    if (isShown) return;
    isShown = true;
    onShown();
  };
  const tick = () => {
    frame = requestAnimationFrame(tick);
    if (isDrawing && !stone.isDrawn()) return;
    if (isDrawing && isMeasured) governor.drawn();
    if (isDrawing && (isMeasured ? isTouched : sample >= SHOWN_FROM)) show();
    isDrawing = false;
    const quality = governor.quality();
    if (!quality) return stop('slow');
    isMeasured = isNew || quality === PROBE;
    if (isMeasured) {
      isNew = false;
      sample = 0;
      governor.began();
      draw(quality);
    } else if (clock() - changedAt < REST_MS) return;
    else if (sample < SAMPLES) {
      sample += 1;
      draw(FULL);
    } else {
      cancelAnimationFrame(frame);
      frame = 0;
    }
  };
  const change = (to: Partial<typeof state>) => {
    if (isClosed) return;
    state = { ...state, ...to };
    changedAt = clock();
    isTouched = true;
    isNew = true;
    if (!frame) frame = requestAnimationFrame(tick);
  };
  frame = requestAnimationFrame(tick);
  return {
    turn: (by) => change({ turned: after(by, state.turned) }),
    tilt: (to) => change({ tilted: to }),
    light: (light) => change({ light }),
    reset: () => change({ turned: NO_TURN, tilted: NO_TURN }),
    close,
  };
}
