import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

export const place = css({ outline: 'none' });
export const buttons = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[8] });
