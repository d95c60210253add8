import { LocalLink } from '@pasar/slice-kit';
import type { ReactNode } from 'react';
import * as style from './store-banner.styles.ts';

interface BannerTargetProps {
  /** A path of this marketplace, an absolute http(s) address, or nothing. */
  to: string;
  /** The link's text for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * The target of a seller's banner. Anything but a path of this marketplace or an http(s) address is no
 * link.
 */
export const BannerTarget = ({ to, label, children }: BannerTargetProps) => {
  if (/^\/(?![/\\])/.test(to))
    return (
      <LocalLink css={style.target} to={to} aria-label={label}>
        {children}
      </LocalLink>
    );
  if (/^https?:\/\/[^/]/i.test(to))
    return (
      <a css={style.target} href={to} aria-label={label} rel="noopener nofollow ugc">
        {children}
      </a>
    );
  return <div css={style.target}>{children}</div>;
};
