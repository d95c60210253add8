import { css } from '@emotion/react';
import { color, font } from '@pasar/design-tokens';

/** Quiet: it is beside every message of the other side. */
export const reportStyle = css(font.caption, { minBlockSize: 24, color: color.text.subtle, fontWeight: 400 });
