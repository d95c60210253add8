import { Container, Stack } from '@pasar/ui';
import { type ReactNode, Suspense } from 'react';
import type { Side } from '../messages/side.ts';
import {
  bareStyle,
  containerStyles,
  headStyle,
  layoutStyle,
  leadStyle,
  titleStyle,
} from './dashboard-layout.styles.ts';

export interface DashboardLayoutProps {
  side: Side;
  navigation: ReactNode;
  title: string;
  lead?: string;
  /** Above the title: the link back from a page inside a section. */
  above?: ReactNode;
  /** Beside the title: what the page is there for. */
  action?: ReactNode;
  children: ReactNode;
}

/** The navigation at the side (above, on phones), and one of its pages. */
export const DashboardLayout = ({
  side,
  navigation,
  title,
  lead,
  above,
  action,
  children,
}: DashboardLayoutProps) => (
  <Container css={containerStyles[side]}>
    <div css={layoutStyle(side)}>
      {/* Links work as they are; the page beside them is hydrated first. */}
      <Suspense>{navigation}</Suspense>
      <Stack gap={24}>
        <div css={[headStyle, !lead && !above && bareStyle]}>
          <Stack gap={4} align="start">
            {above}
            <h1 css={titleStyle} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p css={leadStyle}>{lead}</p>}
          </Stack>
          {action}
        </div>
        {children}
      </Stack>
    </div>
  </Container>
);
