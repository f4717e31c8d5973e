/** The sizes of screen on which the journeys are made. */
export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** A size of screen. */
export type Screen = keyof typeof screens;

/** A browser with one tab, as far as the journeys need one. */
export type Browser = {
  /** Opens an address and waits until it is loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. Its text is sent, so it knows nothing but its argument. */
  run<Given, Result>(work: (given: Given) => Result, given: Given): Promise<Result>;
  /** Runs a script in the page, past the rules of its policy. */
  load(script: string): Promise<void>;
  /** Presses the mouse at a point of the screen. */
  click(x: number, y: number): Promise<void>;
  /** Types with a keyboard. */
  type(text: string): Promise<void>;
  /** Presses a key that writes nothing. `all` selects everything in the field. */
  press(key: 'Enter' | 'Backspace' | 'all'): Promise<void>;
  /** Returns a picture of what is on the screen, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Returns what went wrong in the pages since the last call. */
  errors(): Promise<string[]>;
  /** The folder for what a page lets its reader save. */
  downloads: string;
  close(): Promise<void>;
};

/** An engine that the journeys run in. */
export type Engine = {
  name: string;
  /** The programs that it needs. */
  programs: string[];
  /** Starts a browser with nothing stored, on a screen of this size and by the clock of India. */
  open(screen: Screen): Promise<Browser>;
};
