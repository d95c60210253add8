import { css } from '@emotion/react';

export const status = css({ display: 'flex' });
export const remove = css({ display: 'flex', justifyContent: 'flex-end' });
