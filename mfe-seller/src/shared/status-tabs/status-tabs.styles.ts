import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

/** Eight tabs beside the store's navigation. */
export const tabsStyle = css({ [media.desktop]: { '& a': { paddingInline: space[8] } } });
