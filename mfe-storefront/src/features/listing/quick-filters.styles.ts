import { css } from '@emotion/react';
import { media } from '@pasar/design-tokens';

/** Beside the list, the filters themselves hold these. */
export const chip = css({ flex: 'none', [media.desktop]: { display: 'none' } });
