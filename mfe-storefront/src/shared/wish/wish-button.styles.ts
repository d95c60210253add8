import { css } from '@emotion/react';
import { duration, easing } from '@pasar/design-tokens';

/** Without scripts a press would do nothing. */
export const button = css({ '@media (scripting: none)': { display: 'none' } });

export const heart = css({
  transition: `fill ${duration.quick} ${easing.out}`,
  '[aria-pressed=true] > &': { fill: 'currentColor' },
});
