import { Container, Skeleton, Stack } from '@pasar/ui';
import * as style from './promos-page.styles.ts';

const tickets = [1, 2, 3, 4];

export const PromosSkeleton = () => (
  <Container css={style.page}>
    <Skeleton shape="title" />
    <Stack gap={12}>
      {tickets.map((ticket) => (
        <Skeleton key={ticket} shape="block" />
      ))}
    </Stack>
  </Container>
);
