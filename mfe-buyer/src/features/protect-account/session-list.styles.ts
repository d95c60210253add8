import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

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

/** The petal corner: three round corners, one tight. */
export const mark = css({
  display: 'grid',
  placeItems: 'center',
  blockSize: touch.min,
  borderRadius: `${radius.l} ${radius.l} ${radius.l} ${radius.xs}`,
  background: color.surface.sunken,
  color: color.text.muted,
});
export const currentMark = css({ background: color.success.soft, color: color.success.text });
export const words = css({ display: 'grid', gap: space[2] });
export const name = css(font.smallStrong, { overflowWrap: 'anywhere' });
export const fact = css(font.caption, { color: color.text.muted, overflowWrap: 'anywhere' });
