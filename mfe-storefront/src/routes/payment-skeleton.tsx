import { Container, Skeleton } from '@pasar/ui';
import * as style from './payment-page.styles.ts';

export const PaymentSkeleton = () => (
  <Container css={style.page}>
    <Skeleton shape="title" />
    <Skeleton shape="control" />
    <Skeleton shape="block" />
    <Skeleton lines={4} />
  </Container>
);
