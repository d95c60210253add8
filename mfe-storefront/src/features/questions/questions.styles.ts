import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minWidth: 0,
  scrollMarginTop: space[16],
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
export const title = css(font.title2);
export const nothing = css(font.small, { color: color.text.muted });
export const place = css({ outline: 'none' });
export const list = css({ display: 'grid', gap: space[24] });

export const entry = css(font.small, { display: 'grid', gap: space[4], '& b': { fontWeight: 700 } });
export const text = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const about = css(font.caption, { color: color.text.muted });
export const write = css({ justifySelf: 'start' });
export const replies = css({ display: 'grid', gap: space[8] });
export const reply = css({
  display: 'grid',
  gap: space[4],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.m,
  background: color.surface.sunken,
  overflowWrap: 'anywhere',
});
export const by = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
  '& > button': { marginInlineStart: 'auto' },
});
