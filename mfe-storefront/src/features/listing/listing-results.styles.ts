import { css } from '@emotion/react';
import { duration, easing, media } from '@pasar/design-tokens';

/** Delayed: a response that arrives very soon must not flicker. */
export const dimmed = css({
  opacity: 0.5,
  transition: `opacity ${duration.base} ${easing.out} 120ms`,
  [media.reducedMotion]: { transition: 'none' },
});
