import { css } from '@emotion/react';
import { color, font } from '@pasar/design-tokens';

export const price = css(font.smallStrong, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const before = css({ color: color.price.old, fontWeight: 500 });
export const saved = css({ color: color.success.text });
