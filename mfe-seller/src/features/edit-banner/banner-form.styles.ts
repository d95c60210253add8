import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const title = css(font.title3);
export const lead = css(font.small, { color: color.text.muted });
export const slides = css({ display: 'grid', gap: space[16] });
export const slide = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  padding: space[12],
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.l,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const image = css({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 1',
  objectFit: 'cover',
  borderRadius: radius.m,
  background: color.surface.sunken,
});
export const textBlock = css({ display: 'grid', gap: space[8] });
export const order = css(font.caption, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  color: color.text.muted,
  '& > span': { marginInlineEnd: 'auto', fontWeight: 700 },
});
export const save = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[16],
  [media.phone]: { '& > button': { flex: 1 } },
});
