import { Container, Grid, Skeleton } from '@pasar/ui';

const cards = Array.from({ length: 12 }, (_, index) => index);

/** The bones of a page with a large part above a grid of products. */
export const CardsSkeleton = (page: { className?: string }) => (
  <Container {...page}>
    <Skeleton shape="block" />
    <Grid>
      {cards.map((card) => (
        <Skeleton key={card} shape="card" />
      ))}
    </Grid>
  </Container>
);
