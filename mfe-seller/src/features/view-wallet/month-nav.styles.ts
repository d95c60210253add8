import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

export const monthNavStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] });
