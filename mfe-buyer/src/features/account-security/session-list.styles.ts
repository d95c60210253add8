import { css } from '@emotion/react';
import { entryStyle } from '@pasar/dashboard';
import { media, space, touch } from '@pasar/design-tokens';

/** With a picture of the device before it. */
export const entry = css(entryStyle, {
  gridTemplateColumns: `${touch.min} minmax(0, 1fr) auto`,
  [media.phone]: {
    gridTemplateColumns: `${touch.min} minmax(0, 1fr)`,
    gap: `${space[4]} ${space[12]}`,
    '& > button': { gridColumn: 2 },
  },
});
