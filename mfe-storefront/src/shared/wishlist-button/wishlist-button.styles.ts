import { css } from '@emotion/react';
import { duration, easing } from '@pasar/design-tokens';

/** Without scripts a press would do nothing. */
export { withScripts as button } from '../with-scripts.ts';

export const heart = css({
  transition: `fill ${duration.quick} ${easing.out}`,
  '[aria-pressed=true] > &': { fill: 'currentColor' },
});
