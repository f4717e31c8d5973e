/** The password of everyone in the demo shop, printed at start. A real shop refuses to start while anybody has it. */
export const demoPassword = 'Navaratna@108';
