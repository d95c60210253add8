import { Card, Container, Skeleton, Stack } from '@pasar/ui';
import * as style from './checkout-page.styles.ts';

export const CheckoutSkeleton = () => (
  <Container css={style.page}>
    <Skeleton shape="title" />
    <div css={style.columns}>
      <div css={style.main}>
        <Card>
          <Skeleton lines={3} />
        </Card>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
      <Card css={style.side}>
        <Stack>
          <Skeleton lines={5} />
          <Skeleton shape="control" />
        </Stack>
      </Card>
    </div>
  </Container>
);
