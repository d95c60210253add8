import { Container, Inline, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { AccountNav } from './account-nav.tsx';
import { layoutStyle, leadStyle, titleStyle } from './dashboard-layout.styles.ts';

interface AccountFrameProps {
  title: string;
  lead?: string;
  /** Above the title: the way back from a page inside a room. */
  above?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  /** The account's first page: phones see all rooms there, as a list. */
  home?: boolean;
  children: ReactNode;
}

/** The rooms of the account at the side (above, on phones), and one of them. */
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
