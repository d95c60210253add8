import type { BareProps } from '../bare-props.ts';
import { dividerStyle } from './divider.styles.ts';

/** A hairline between two thoughts of one card. */
export const Divider = (props: BareProps<'hr'>) => <hr css={dividerStyle} {...props} />;
