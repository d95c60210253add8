import { css } from '@emotion/react';
import { media } from '@pasar/design-tokens';

/** Three words side by side on a phone leave no room for pictures. */
export const iconStyle = css({ [media.phone]: { display: 'none' } });
export const tightStyle = css({ [media.phone]: { '& > *': { flex: '1 1 auto', paddingInline: 8 } } });
