import { css } from '@emotion/react';
import { color, font, radius, space, touch } from '@pasar/design-tokens';

export const selection = css({ display: 'grid', gap: space[8] });
export const count = css(font.smallStrong);
export const names = css(font.small, {
  display: 'grid',
  gap: space[4],
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const list = css({
  display: 'grid',
  '& > li + li': { borderBlockStart: `1px solid ${color.border.default}` },
});
export const product = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 48px',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: touch.control,
  paddingBlock: space[4],
});
export const image = css({ inlineSize: 48, blockSize: 48, borderRadius: radius.s });
export const none = css(font.small, { color: color.text.muted });
