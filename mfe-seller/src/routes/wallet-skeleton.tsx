import { Card, Skeleton, Stack } from '@pasar/ui';
import { SellerSkeleton } from '../shared/seller-frame/seller-skeleton.tsx';
import { columnsStyle } from './wallet-page.styles.ts';

const entries = [1, 2, 3, 4];

export const WalletSkeleton = () => (
  <SellerSkeleton>
    <Skeleton shape="block" />
    <div css={columnsStyle}>
      <Card>
        <Stack gap={32}>
          {entries.map((entry) => (
            <Skeleton key={entry} lines={2} />
          ))}
        </Stack>
      </Card>
      <Card>
        <Skeleton lines={4} />
      </Card>
    </div>
  </SellerSkeleton>
);
