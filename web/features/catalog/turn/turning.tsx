import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { LightName } from '#art/gem/traced/constants.ts';
import { stoneFileOf } from '#contract/core/picture-names.ts';
import { fill } from '#web/texts/format.ts';
import type { AllTexts } from '#web/texts/index.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang } from '#web/texts/use-texts.ts';
import { turnBy } from './turns.ts';
import { openTurntable, type Stop, type Turntable } from './turntable.ts';
import './turning.css';
import { useTilt } from './use-tilt.ts';

type Words = AllTexts['catalog/turn'];

/** The props of a turned stone: its picture, which stays below until the stone is there, and the product's name. */
export type TurningProps = {
  picture: string;
  name: string;
  onClose: () => void;
  onStop: (why: Stop) => void;
};

const LIGHT_NAMES: readonly LightName[] = ['day', 'lamp', 'sun'];
/** Radians that a press of an arrow key turns. */
const STEP = Math.PI / 36;
const KEYS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps the stone of a picture on a canvas. It is loaded once, and closed with the page. */
function useTurntable(picture: string, onStop: (why: Stop) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const table = useRef<Turntable>(undefined);
  const [isShown, setShown] = useState(false);
  const [stopped, setStopped] = useState<Stop>();
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    if (lessMotion()) return setStopped('still');
    let left = false;
    // The file of the stone is fetched, which only the shop's own origin allows.
    const own = picture.replace(/^.*(?=\/media\/)/, '');
    openTurntable(element, stoneFileOf(own), {
      onShown: () => setShown(true),
      onStop: (why) => {
        table.current = undefined;
        if (!left) setStopped(why);
      },
    }).then(
      (opened) => {
        if (left) opened?.close();
        else table.current = opened;
      },
      () => left || setStopped('failed'),
    );
    return () => {
      left = true;
      table.current?.close();
    };
  }, [picture]);
  const told = useRef(onStop);
  told.current = onStop;
  useEffect(() => {
    if (stopped) told.current(stopped);
  }, [stopped]);
  return { canvas, table, isShown, stopped };
}

/** Returns the handlers of a drag. A drag over the whole canvas turns the stone half round. */
function useDrag(turn: (across: number, down: number) => void) {
  // Not `movementX`: Safari says 0 for a finger.
  const last = useRef({ x: 0, y: 0 });
  const note = ({ clientX: x, clientY: y }: PointerEvent) => {
    const by = { x: x - last.current.x, y: y - last.current.y };
    last.current = { x, y };
    return by;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      note(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const by = note(event);
      const scale = Math.PI / event.currentTarget.clientWidth;
      turn(by.x * scale, by.y * scale);
    },
  };
}

/**
 * Shows the stone of a picture in the picture's place, to be turned by drag, swipe, arrow keys and by tilting a phone, in three
 * lights. Where it cannot be drawn the picture stays, and a line says why. It brings its own texts and styles, because a
 * first visit does without them.
 */
export default function Turning(props: TurningProps) {
  const [words, setWords] = useState<Words>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    loadTexts(pageLang(), ['catalog/turn']).then(
      (texts) => setWords(texts['catalog/turn']),
      () => props.onClose(),
    );
  }, []);
  return words && <Stone {...props} t={words} />;
}

function Stone({ picture, name, onClose, onStop, t }: TurningProps & { t: Words }) {
  const { canvas, table, isShown, stopped } = useTurntable(picture, onStop);
  const [light, setLight] = useState<LightName>('day');
  const tilt = useTilt((to) => table.current?.tilt(to));
  const hint = useId();
  const turn = (across: number, down: number) => table.current?.turn(turnBy(across, down));
  const drag = useDrag(turn);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    turn(...step);
    event.preventDefault();
  };
  const onAnyKey = (event: KeyboardEvent<HTMLElement>) => {
    // The gallery around it turns its pictures by the same keys.
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    if (event.currentTarget.previousElementSibling instanceof HTMLElement)
      event.currentTarget.previousElementSibling.focus();
    onClose();
  };
  const words = stopped ? t.stopped[stopped] : isShown ? t.computed : t.loading;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of what is inside.
    <div className="turn" data-shown={isShown && !stopped} data-stopped={!!stopped} onKeyDown={onAnyKey}>
      {!stopped && (
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the stone is turned by the arrow keys.
          tabIndex={0}
          role="application"
          aria-label={fill(t.stone, { name })}
          aria-describedby={hint}
          onKeyDown={onKeyDown}
          {...drag}
        >
          <canvas ref={canvas} />
        </div>
      )}
      <p className="turn-words">
        <span role="status">{tilt.failed ? t.noTilt : words}</span>
        <span id={hint} className="turn-how" hidden={!!stopped}>
          {t.how}
        </span>
      </p>
      {isShown && !stopped && (
        <div className="turn-bar">
          <Lights
            t={t}
            light={light}
            onChoose={(to) => {
              setLight(to);
              table.current?.light(to);
            }}
          />
          <button type="button" className="turn-button" onClick={() => table.current?.reset()}>
            {t.reset}
          </button>
          {tilt.possible && (
            <button type="button" className="turn-button" aria-pressed={tilt.isOn} onClick={tilt.toggle}>
              {t.tilt}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** The choice of the light. */
function Lights({ t, light, onChoose }: { t: Words; light: LightName; onChoose: (to: LightName) => void }) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={t.light} className="turn-lights">
      {LIGHT_NAMES.map((one) => (
        <label key={one} className="turn-button">
          <input type="radio" name={group} checked={one === light} onChange={() => onChoose(one)} />
          <span>{t.lights[one]}</span>
        </label>
      ))}
    </div>
  );
}
