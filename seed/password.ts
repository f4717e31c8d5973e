/** The password of everyone in the demo shop; printed at start. A real shop does not start where anybody has it. */
export const demoPassword = 'Navaratna@108';
