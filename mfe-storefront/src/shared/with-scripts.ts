import { css } from '@emotion/react';

/** A control that only a script can serve: without scripts it is not there, rather than dead. */
export const withScripts = css({ '@media (scripting: none)': { display: 'none' } });

/** The replacement text. */
export const withoutScripts = css({ display: 'none', '@media (scripting: none)': { display: 'block' } });
