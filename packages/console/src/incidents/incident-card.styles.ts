import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const cardStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const titleStyle = css(font.smallStrong, { overflowWrap: 'anywhere' });
export const quietStyle = css(font.small, { color: color.text.muted, overflowWrap: 'anywhere' });
export const codeStyle = css(font.small, {
  margin: 0,
  padding: space[12],
  overflowX: 'auto',
  fontFamily: 'ui-monospace, monospace',
  whiteSpace: 'pre',
  background: color.surface.sunken,
  borderRadius: radius.s,
});
export const plotStyle = css({ inlineSize: '100%', blockSize: '64px', fill: color.chart[1] });
