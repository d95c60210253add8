import { css } from '@emotion/react';
import { font } from '@pasar/design-tokens';

export const writtenTextStyle = css(font.body, { overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
