import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const panel = css({ display: 'grid', gap: space[16], alignContent: 'start' });

export const title = css(font.title3, { fontSize: '1rem' });

export const selected = css(font.smallStrong, { color: color.text.muted, overflowWrap: 'anywhere' });

export const amount = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
  '& > div': { flex: '1 1 104px', minWidth: 0 },
});

export const limits = css(font.caption, { marginTop: space[2], color: color.text.muted });

export const subtotal = css(font.small, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  color: color.text.muted,
});

export const promise = css(font.caption, {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingTop: space[16],
  borderTop: `1px solid ${color.border.default}`,
  color: color.text.muted,
  '& > svg': { flex: 'none', color: color.success.text },
  '& strong': { display: 'block', color: color.text.default },
});

export const shipping = css({ paddingTop: space[16], borderTop: `1px solid ${color.border.default}` });
