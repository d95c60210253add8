import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

export const termsStyle = css({ maxInlineSize: '68ch', paddingBlock: space[40] });
