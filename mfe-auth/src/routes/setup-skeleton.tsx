import { Card, Container, Skeleton, Stack } from '@pasar/ui';
import * as style from './setup-skeleton.styles.ts';

const fields = [1, 2, 3, 4, 5];

/** The wizard while it loads: heading, steps, a form. */
export const SetupSkeleton = () => (
  <Container>
    <div css={style.page}>
      <Skeleton shape="title" css={style.title} />
      <Skeleton shape="control" />
      <Card css={style.form}>
        <Stack gap={24}>
          {fields.map((field) => (
            <Skeleton key={field} shape="control" />
          ))}
        </Stack>
      </Card>
    </div>
  </Container>
);
