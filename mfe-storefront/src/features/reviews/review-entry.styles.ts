import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const entry = css(font.small, { display: 'flex', alignItems: 'flex-start', gap: space[12] });
export const content = css({
  display: 'grid',
  gap: space[4],
  flex: 1,
  minWidth: 0,
  '& b': { fontWeight: 700 },
});
export const about = css(font.caption, { color: color.text.muted });
export const text = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const reply = css({
  display: 'flex',
  gap: 10,
  marginTop: 6,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.m,
  background: color.success.soft,
  color: color.success.text,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', marginTop: 2 },
});

export const images = css({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginTop: space[4] });
export const image = css({
  display: 'block',
  width: 72,
  height: 72,
  overflow: 'hidden',
  borderRadius: radius.m,
  background: color.surface.sunken,
  cursor: 'zoom-in',
  '& img': { height: '100%' },
});

export const bought = css(font.small, {
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 44,
});
export const boughtImage = css({ flex: 'none', width: 40, height: 40, borderRadius: radius.s });
