import { css } from '@emotion/react';
import { media } from '@pasar/design-tokens';

/** Beside the list, the filters themselves carry this link. */
export const clear = css({ whiteSpace: 'nowrap', [media.desktop]: { display: 'none' } });
