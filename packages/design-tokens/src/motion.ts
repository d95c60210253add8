/** Press, colour, lift, panel. */
export const duration = {
  instant: '80ms',
  quick: '140ms',
  base: '220ms',
  calm: '320ms',
} as const;

export const easing = {
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  inout: 'cubic-bezier(0.6, 0, 0.3, 1)',
  exit: 'cubic-bezier(0.4, 0, 1, 1)',
} as const;
