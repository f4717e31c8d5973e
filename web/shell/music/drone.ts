/** A playing drone. `stop` fades it out within a second. */
export type Drone = { stop: () => void };

const SA = 138.59; // C#3, a common pitch of the instrument
/** The four strings in plucking order: lower Pa, Sa, Sa, low Sa. The ratios are those of just intonation. */
const strings = [SA * 0.75, SA, SA * 1.002, SA / 2];
const PLUCK_EVERY_S = 1.35;
const RING_S = 5.2;
const LOUDNESS = 0.11;

/** The buzz of the flat bridge: overtones fall off slowly, with a swell around the sixth to the twelfth. */
function buzz(context: BaseAudioContext): PeriodicWave {
  const overtones = 28;
  const imag = new Float32Array(overtones + 1);
  for (let n = 1; n <= overtones; n++)
    imag[n] = (1 / n ** 1.05) * (1 + 1.4 * Math.exp(-(((n - 9) / 4) ** 2)));
  return context.createPeriodicWave(new Float32Array(overtones + 1), imag);
}

/** Starts a synthesized tanpura drone. Call it from a click: browsers block sound before one. */
export function startDrone(): Drone {
  const context = new AudioContext();
  const master = context.createGain();
  master.gain.setValueAtTime(0.0001, context.currentTime);
  master.gain.exponentialRampToValueAtTime(LOUDNESS, context.currentTime + 2);
  master.connect(context.destination);
  const wave = buzz(context);
  let next = context.currentTime + 0.1;
  let turn = 0;

  const pluck = (at: number, frequency: number) => {
    const voice = context.createOscillator();
    voice.setPeriodicWave(wave);
    voice.frequency.value = frequency;
    // The overtones open and close as the string swings, which gives the shimmer.
    const shimmer = context.createBiquadFilter();
    shimmer.type = 'lowpass';
    shimmer.Q.value = 3;
    shimmer.frequency.setValueAtTime(frequency * 3, at);
    shimmer.frequency.linearRampToValueAtTime(frequency * 14, at + 0.9);
    shimmer.frequency.exponentialRampToValueAtTime(frequency * 2.5, at + RING_S);
    const loud = context.createGain();
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime(0.5, at + 0.04);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + RING_S);
    voice.connect(shimmer).connect(loud).connect(master);
    voice.start(at);
    voice.stop(at + RING_S);
  };
  const schedule = () => {
    // Timers of a hidden tab are slow: missed plucks are skipped.
    next = Math.max(next, context.currentTime);
    while (next < context.currentTime + 3) {
      pluck(next, strings[turn % strings.length] ?? SA);
      turn += 1;
      next += PLUCK_EVERY_S;
    }
  };
  schedule();
  const timer = setInterval(schedule, 1000);

  return {
    stop() {
      clearInterval(timer);
      master.gain.cancelScheduledValues(context.currentTime);
      master.gain.setTargetAtTime(0, context.currentTime, 0.2);
      setTimeout(() => void context.close(), 1000);
    },
  };
}
