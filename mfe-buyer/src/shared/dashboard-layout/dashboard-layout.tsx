import { Container, Inline, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { AccountNav } from './account-nav.tsx';
import { layoutStyle, leadStyle, titleStyle } from './dashboard-layout.styles.ts';

interface AccountFrameProps {
  title: string;
  lead?: string;
  /** Above the title: the link back from a page inside a section. */
  above?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  /** The account's first page: phones see all navigation items there, as a list. */
  home?: boolean;
  children: ReactNode;
}

/** The account's navigation at the side (above, on phones), and one of its pages. */
export const DashboardLayout = ({
  title,
  lead,
  above,
  action,
  home = false,
  children,
}: AccountFrameProps) => (
  <Container>
    <div css={layoutStyle}>
      <AccountNav home={home} />
      <Stack gap={24}>
        <Inline justify="between" gap={16}>
          <Stack gap={4} align="start">
            {above}
            <h1 css={titleStyle} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p css={leadStyle}>{lead}</p>}
          </Stack>
          {action}
        </Inline>
        {children}
      </Stack>
    </div>
  </Container>
);
