import { css } from '@emotion/react';
import { media } from '@pasar/design-tokens';
import { Container, Skeleton, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { layoutStyle } from '../layout/dashboard-layout.styles.ts';
import type { Side } from '../messages/side.ts';
import { repeat } from './repeat.ts';

/** On phones the navigation is one row. */
const itemStyle = css({ [media.phone]: { '&:not(:first-of-type)': { display: 'none' } } });
const titleStyle = css({ blockSize: '36px', maxInlineSize: '240px' });

export interface DashboardSkeletonProps {
  side: Side;
  children?: ReactNode;
}

/** The layout of a dashboard while one of its pages loads. */
export const DashboardSkeleton = ({ side, children }: DashboardSkeletonProps) => (
  <Container>
    <div css={layoutStyle(side)}>
      <Stack gap={8}>
        {repeat(6, (item) => (
          <Skeleton key={item} shape="control" css={itemStyle} />
        ))}
      </Stack>
      <Stack gap={24}>
        <Skeleton shape="title" css={titleStyle} />
        {children}
      </Stack>
    </div>
  </Container>
);
