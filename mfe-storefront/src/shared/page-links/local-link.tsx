import { LocalLink } from '@pasar/slice-kit';
import type { RenderLink } from '@pasar/ui';

/** How a part of the kit draws a link of the shop. */
export const localLink: RenderLink = ({ href, ...rest }) => <LocalLink to={href} {...rest} />;
