import { FILM, type LightName } from '../traced/constants.ts';
import type { StonePlan } from '../traced/laid-stone.ts';
import { DEVELOP_SHADER, traceShader, VERTEX_SHADER } from './shader.ts';
import { type Rows, stoneNumbers } from './stone-numbers.ts';

/** How a picture of a turned stone is drawn. */
export interface Shot {
  /** The turn from how the stone lies, in the room. */
  turn: Rows;
  light: LightName;
  /** Reflections that are followed, at most those of the tracer. */
  bounces: number;
  /** Share of the canvas's pixels along a side that is computed. */
  scale: number;
  /**
   * Which ray of each pixel is followed: 0 begins a picture, every further one makes it finer, up to `SAMPLES`.
   */
  sample: number;
}

/** A cut stone on a canvas. */
export interface TurnedStone {
  /** The axes of whoever looks, in the room: right, up and towards the eye. */
  axes: Rows;
  draw(shot: Shot): void;
  /** Returns true once the last picture is finished. */
  isDrawn(): boolean;
  /** Gives the memory of the graphics card back. */
  close(): void;
}

/** Rays of a pixel in a finished picture. */
export const SAMPLES = 16;

// A grid of 4 by 4 in an order that spreads the first few rays over the pixel.
const ORDER = [0, 10, 2, 8, 5, 15, 7, 13, 1, 11, 3, 9, 4, 14, 6, 12];

type Values = Readonly<Record<string, number | readonly number[]>>;

function createProgram(gl: WebGL2RenderingContext, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type) as WebGLShader;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(`the shader of a stone does not link: ${gl.getProgramInfoLog(program)}`);
  return program;
}

/** Returns a function that puts a program in use and sets its uniforms by name. Numbers of `ints` are whole. */
function createSetter(gl: WebGL2RenderingContext, program: WebGLProgram, ints: readonly string[]) {
  const places = new Map<string, WebGLUniformLocation | null>();
  return (values: Values): void => {
    gl.useProgram(program);
    for (const [name, value] of Object.entries(values)) {
      if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
      const place = places.get(name) as WebGLUniformLocation | null;
      if (typeof value === 'number') {
        if (ints.includes(name)) gl.uniform1i(place, value);
        else gl.uniform1f(place, value);
      } else if (value.length === 9) gl.uniformMatrix3fv(place, true, value);
      else if (value.length === 4) gl.uniform4fv(place, value);
      else if (value.length === 3) gl.uniform3fv(place, value);
      else gl.uniform2fv(place, value);
    }
  };
}

function setTexture(gl: WebGL2RenderingContext, filter: number): void {
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}

function bindGround(gl: WebGL2RenderingContext, ground: TexImageSource): void {
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, ground);
  gl.generateMipmap(gl.TEXTURE_2D);
  setTexture(gl, gl.LINEAR_MIPMAP_LINEAR);
}

/** Two targets of half floats: the exposed light, and the light above white. */
function createTargets(gl: WebGL2RenderingContext) {
  const framebuffer = gl.createFramebuffer();
  const textures = [gl.createTexture(), gl.createTexture()] as const;
  let size = 0;
  return {
    framebuffer,
    textures,
    resize(to: number) {
      if (to === size) return;
      size = to;
      gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
      for (const [i, texture] of textures.entries()) {
        gl.activeTexture(gl.TEXTURE0 + 1 + i);
        gl.bindTexture(gl.TEXTURE_2D, texture);
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA16F, to, to, 0, gl.RGBA, gl.HALF_FLOAT, null);
        setTexture(gl, gl.LINEAR);
        gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + i, gl.TEXTURE_2D, texture, 0);
      }
      gl.drawBuffers([gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1]);
    },
  };
}

/** The angle of a turn in radians, from its trace. */
const angleOf = (turn: Rows): number =>
  Math.acos(Math.min(1, Math.max(-1, (turn[0] + turn[4] + turn[8] - 1) / 2)));

/**
 * Returns a stone that draws itself on a square canvas. `ground` is the picture in its file (`GROUND_MAP`). Returns undefined
 * where the browser has no WebGL 2 or cannot draw to half floats. Throws when the shader does not compile.
 */
export function createTurnedStone(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  plan: StonePlan,
  ground: TexImageSource,
): TurnedStone | undefined {
  const wanted = { alpha: false, antialias: false, preserveDrawingBuffer: true };
  const gl = canvas.getContext('webgl2', wanted) as WebGL2RenderingContext | null;
  if (!gl) return undefined;
  if (!gl.getExtension('EXT_color_buffer_float') && !gl.getExtension('EXT_color_buffer_half_float'))
    return undefined;
  const numbers = stoneNumbers(plan);
  const trace = createProgram(gl, traceShader(numbers.sizes));
  const develop = createProgram(gl, DEVELOP_SHADER);
  const setTrace = createSetter(gl, trace, ['bounces', 'lamps', 'ground']);
  const setDevelop = createSetter(gl, develop, ['shown', 'glare']);
  const targets = createTargets(gl);
  bindGround(gl, ground);
  const block = gl.createBuffer();
  gl.bindBufferBase(gl.UNIFORM_BUFFER, 0, block);
  setTrace({ ...numbers.fixed, ground: 0 });
  setDevelop({ shown: 1, glare: 2 });
  const { right, up, camera } = numbers;
  let lit: LightName | undefined;
  let fence: WebGLSync | null = null;

  return {
    axes: [...right, ...up, ...camera.viewer] as unknown as Rows,
    draw({ turn, light, bounces, scale, sample }) {
      const side = Math.max(1, Math.round(canvas.width * scale));
      targets.resize(side);
      if (light !== lit) {
        lit = light;
        setTrace(numbers.setLight(light));
        gl.bufferData(gl.UNIFORM_BUFFER, numbers.block, gl.STATIC_DRAW);
      }
      const cell = ORDER[sample % SAMPLES] as number;
      const jitter = [((cell % 4) + 0.5) / 4 - 0.5, (Math.floor(cell / 4) + 0.5) / 4 - 0.5];
      setTrace({
        ...{ turned: turn, bounces, level: numbers.lowest(turn), pixels: [side, side] },
        // The light on the ground was computed for the stone as it lies. A stone that is lifted blurs it.
        blur: Math.min(3, 4 * angleOf(turn)),
        jitter: sample === 0 ? [0, 0] : jitter,
      });
      gl.bindFramebuffer(gl.FRAMEBUFFER, targets.framebuffer);
      gl.viewport(0, 0, side, side);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.CONSTANT_ALPHA, gl.ONE_MINUS_CONSTANT_ALPHA);
      // The mean of all rays so far. Sample 0 is the middle of the pixel, and is replaced by the first ray of the grid.
      gl.blendColor(0, 0, 0, 1 / Math.max(1, sample));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.disable(gl.BLEND);
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      const radius = Math.max(1, canvas.width * FILM.glareReach);
      setDevelop({
        size: [canvas.width, canvas.height],
        spread: Math.sqrt(radius * (radius + 1)) / 1.5 / canvas.width,
      });
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.deleteSync(fence);
      fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      gl.flush();
    },
    isDrawn: () =>
      fence === null || gl.isContextLost() || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED,
    close: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}
