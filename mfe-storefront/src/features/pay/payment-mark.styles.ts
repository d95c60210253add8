import { css } from '@emotion/react';

export const mark = css({ flex: 'none' });
