import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const place = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  maxInlineSize: 'min(80%, 460px)',
  marginInlineEnd: 'auto',
});
export const minePlace = css({ justifyItems: 'end', marginInlineStart: 'auto', marginInlineEnd: 0 });

export const bubble = css({
  maxInlineSize: '100%',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.l,
  borderEndStartRadius: radius.s,
  background: color.surface.sunken,
  color: color.text.default,
});
export const mine = css({
  borderEndStartRadius: radius.l,
  borderEndEndRadius: radius.s,
  background: color.surface.brandSoft,
});
export const text = css(font.body, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const images = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  '& img': {
    display: 'block',
    inlineSize: 'min(220px, 100%)',
    maxBlockSize: 260,
    borderRadius: radius.m,
    objectFit: 'cover',
    background: color.surface.card,
  },
});
export const note = css(font.caption, { color: color.text.subtle });
export const noteLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
});
export const masked = css(font.caption, { color: color.warning.text });
export const failed = css(font.caption, { color: color.danger.text, textAlign: 'end' });
export const actions = css({ display: 'flex', justifyContent: 'flex-end' });
