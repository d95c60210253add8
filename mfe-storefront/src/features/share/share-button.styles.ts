import { css } from '@emotion/react';

export const asleep = css({ visibility: 'hidden' });
