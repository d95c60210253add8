import { css } from '@emotion/react';
import { duration, easing, media } from '@pasar/design-tokens';

/** Not at once: an answer that comes within a blink must not flicker. */
export const dimmed = css({
  opacity: 0.5,
  transition: `opacity ${duration.base} ${easing.out} 120ms`,
  [media.reducedMotion]: { transition: 'none' },
});
