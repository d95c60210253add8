import { LocalLink } from '@pasar/slice-kit';
import type { RenderLink } from '@pasar/ui';

/** Renders a link of the marketplace for a component of the kit. */
export const localLink: RenderLink = ({ href, ...rest }) => <LocalLink to={href} {...rest} />;
