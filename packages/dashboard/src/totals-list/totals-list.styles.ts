import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const totalsListStyle = css({ display: 'grid', gap: space[8] });

export const lineStyle = css(font.small, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  color: color.text.muted,
  '& > dd': { color: color.text.default, fontWeight: 600, whiteSpace: 'nowrap' },
});

export const minusStyle = css({ '& > dd': { color: color.success.text } });

export const totalStyle = css({
  alignItems: 'baseline',
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border.default}`,
  color: color.text.default,
  fontWeight: 700,
});
