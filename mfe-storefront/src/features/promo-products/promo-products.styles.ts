import { css } from '@emotion/react';
import { duration, easing, space } from '@pasar/design-tokens';

export const dimmed = css({ opacity: 0.5, transition: `opacity ${duration.quick} ${easing.out}` });
/** A link down here leaves some air above the heading. */
export const place = css({ scrollMarginBlockStart: space[24] });
