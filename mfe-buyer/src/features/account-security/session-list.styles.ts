import { css } from '@emotion/react';
import { color, font, media, space, touch } from '@pasar/design-tokens';

export const entry = css({
  display: 'grid',
  gridTemplateColumns: `${touch.min} minmax(0, 1fr) auto`,
  gap: space[16],
  alignItems: 'center',
  padding: space[20],
  '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.border.default}` },
  [media.phone]: {
    gridTemplateColumns: `${touch.min} minmax(0, 1fr)`,
    gap: `${space[4]} ${space[12]}`,
    padding: space[16],
    '& > button': { gridColumn: 2, justifySelf: 'start', marginInlineStart: `-${space[12]}` },
  },
});

export const textBlock = css({ display: 'grid', gap: space[2] });
export const name = css(font.smallStrong, { overflowWrap: 'anywhere' });
export const fact = css(font.caption, { color: color.text.muted, overflowWrap: 'anywhere' });
