import { css } from '@emotion/react';
import { media } from '@pasar/design-tokens';

export const more = css({ alignSelf: 'center', minWidth: 280, [media.phone]: { alignSelf: 'stretch' } });
