import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

/** Without scripts there is no social way in: it is not there, rather than dead. */
export const waysStyle = css({ '@media (scripting: none)': { display: 'none' } });

/** Text between two lines. */
export const orStyle = css(font.small, {
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: color.text.muted,
  '&::before, &::after': { content: '""', flex: 1, blockSize: 1, background: color.border.strong },
});

export const pairStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
