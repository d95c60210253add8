import { LocalLink } from '@pasar/slice-kit';
import type { ReactNode } from 'react';
import * as style from './store-banner.styles.ts';

interface BannerTargetProps {
  /** A path of this shop, a whole http(s) address, or nothing. */
  to: string;
  /** What a screen reader says of the link. */
  label: string;
  children: ReactNode;
}

/** Where a seller's banner leads. What is neither a path of this shop nor an http(s) address leads nowhere. */
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
