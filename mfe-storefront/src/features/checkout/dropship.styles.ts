import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

/** The text comes first, the switch is at the end of the line. */
export const block = css({
  display: 'grid',
  gap: space[8],
  '& > div > label': { flexDirection: 'row-reverse' },
});

export const off = css(font.small, { color: color.text.muted });

export const set = css(font.small, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[8],
  paddingInlineStart: space[16],
  borderRadius: radius.m,
  background: color.surface.sunken,
  fontWeight: 500,
});

export const form = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  padding: space[16],
  borderRadius: radius.m,
  background: color.surface.sunken,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const held = css({ gridColumn: '1 / -1', '&:empty': { display: 'none' } });
export const save = css({ gridColumn: '1 / -1', justifySelf: 'start' });
