import { css } from '@emotion/react';
import { font, media, space } from '@pasar/design-tokens';

export const titleStyle = css(font.title3);
export const pairStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[20]} ${space[16]}`,
  alignItems: 'start',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
/** A thumb finds a button that is as wide as the phone. */
export const saveStyle = css({
  display: 'flex',
  justifyContent: 'flex-end',
  [media.phone]: { '& > *': { flex: 1 } },
});
