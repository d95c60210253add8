import { css } from '@emotion/react';
import { media } from '@pasar/design-tokens';
import { Container, Skeleton, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { containerStyles, layoutStyle } from '../layout/dashboard-layout.styles.ts';
import type { Side } from '../messages/side.ts';
import { repeat } from './repeat.ts';

/** On phones the buyer's navigation is one row, and the seller's is the bar at the bottom. */
const itemStyles: Record<Side, ReturnType<typeof css>> = {
  buyer: css({ [media.phone]: { '&:not(:first-of-type)': { display: 'none' } } }),
  seller: css({ [media.phone]: { display: 'none' } }),
};
const titleStyle = css({ blockSize: '36px', maxInlineSize: '240px' });

export interface DashboardSkeletonProps {
  side: Side;
  children?: ReactNode;
}

/** The layout of a dashboard while one of its pages loads; the seller's has its bar at the bottom. */
export const DashboardSkeleton = ({ side, children }: DashboardSkeletonProps) => (
  <Container css={containerStyles[side]}>
    <div css={layoutStyle(side)} data-action-bar={side === 'seller' ? 'nav' : undefined}>
      <Stack gap={8}>
        {repeat(6, (item) => (
          <Skeleton key={item} shape="control" css={itemStyles[side]} />
        ))}
      </Stack>
      <Stack gap={24}>
        <Skeleton shape="title" css={titleStyle} />
        {children}
      </Stack>
    </div>
  </Container>
);
