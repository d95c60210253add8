import type { AdminMe } from '@pasar/contract';
import { type ReactNode, Suspense } from 'react';
import type { StaffPage } from '../staff/staff-loader.ts';
import * as style from './layout.styles.ts';
import { NavLinks } from './nav-links.tsx';
import { NoRight } from './no-right.tsx';
import { OfficeKeys } from './office-keys.tsx';

interface OfficePageProps<Data> {
  title: string;
  lead?: ReactNode;
  data: StaffPage<Data>;
  children: (page: Data, me: AdminMe) => ReactNode;
}

/** The navigation of the back office and one of its pages; its own bars take the place of the phone's navigation. */
export const OfficePage = <Data,>({
  title,
  lead,
  data: { me, roles, page, needsFactor },
  children,
}: OfficePageProps<Data>) => (
  <div css={style.layoutStyle} data-action-bar>
    {/* Links work as they are; the page beside them is hydrated first. */}
    <Suspense>{me.roles.length > 0 && <NavLinks me={me} />}</Suspense>
    <div css={style.mainStyle}>
      <div css={style.headStyle}>
        <div>
          <h1 css={style.titleStyle} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p css={style.leadStyle}>{lead}</p>}
        </div>
        {me.roles.length > 0 && <OfficeKeys roles={me.roles} />}
      </div>
      {page === null ? <NoRight roles={roles} needsFactor={needsFactor} /> : children(page, me)}
    </div>
  </div>
);
