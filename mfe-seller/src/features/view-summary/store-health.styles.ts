import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const rating = css(font.small, {
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.text.muted,
});
export const none = css(font.small, { color: color.text.muted });
export const list = css({ display: 'grid', gap: space[8] });
export const line = css(font.small, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[12]}`,
  borderBlockEnd: `1px solid ${color.border.default}`,
  paddingBlockEnd: space[8],
  '& > strong': { fontVariantNumeric: 'tabular-nums' },
});
export const share = css(font.caption, {
  color: color.text.muted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const verified = css(font.small, {
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: space[12],
  borderRadius: radius.m,
  background: color.success.soft,
  color: color.success.text,
  '& > *': { flex: 'none' },
});
