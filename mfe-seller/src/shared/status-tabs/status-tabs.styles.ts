import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

/** Eight stages beside the rooms of the store. */
export const tabsStyle = css({ [media.desktop]: { '& a': { paddingInline: space[8] } } });
