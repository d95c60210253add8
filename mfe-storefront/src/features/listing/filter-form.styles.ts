import { css } from '@emotion/react';
import { font, media, space } from '@pasar/design-tokens';

/** On phones the sheet takes its place; the address `#…` brings it out where no script runs. */
export const panel = css({
  padding: `${space[4]} ${space[20]} ${space[20]}`,
  overflow: 'visible',
  [media.phone]: { display: 'none', '&:target': { display: 'block' } },
});

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: 56,
});

export const title = css(font.title3);
