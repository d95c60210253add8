import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const name = css(font.smallStrong);
export const number = css(font.title3, { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const fact = css(font.small, { color: color.text.muted, overflowWrap: 'anywhere' });
export const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
