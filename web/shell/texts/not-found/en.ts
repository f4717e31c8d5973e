/** The page for addresses that lead nowhere. */
export const texts = {
  title: 'Lost in the Cosmos?',
  words: 'This page has drifted out of orbit. The shop is still exactly where you left it.',
  home: 'Return home',
};
