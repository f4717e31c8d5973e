/** Turning a stone on the page of a product. */
export const texts = {
  stone: '{name}, to be turned',
  computed: 'Computed from its cut and optics',
  how: 'Drag, or use the arrow keys',
  loading: 'The stone is being prepared...',
  light: 'Light',
  lights: { day: 'Day', lamp: 'Lamp', sun: 'Sun' },
  tilt: 'Tilt',
  noTilt: 'This phone does not say how it is held. Drag the stone instead.',
  reset: 'Reset',
  stopped: {
    none: 'This browser cannot draw the stone. Its picture stays.',
    slow: 'This device draws too slowly to turn the stone. Its picture stays.',
    still: 'Your device asks for less motion. The picture stays as it is.',
    failed: 'The stone could not be loaded. Please check your internet.',
  },
};
