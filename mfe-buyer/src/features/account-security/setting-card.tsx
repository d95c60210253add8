import { Card, Stack } from '@pasar/ui';
import { type ReactNode, useId } from 'react';
import * as style from './setting-card.styles.ts';

interface SettingCardProps {
  title: string;
  /** What it is now. */
  now: string;
  /** The button beside it, which the id of the title describes. */
  action: (headingId: string) => ReactNode;
  children?: ReactNode;
}

/** A security setting: its name, its current value, a button, and what belongs to it below. */
export const SettingCard = ({ title, now, action, children }: SettingCardProps) => {
  const heading = useId();
  return (
    <Card as="section" padding="l" aria-labelledby={heading}>
      <Stack gap={24}>
        <div css={style.head}>
          <Stack gap={4}>
            <h2 id={heading} css={style.title}>
              {title}
            </h2>
            <p css={style.now}>{now}</p>
          </Stack>
          {action(heading)}
        </div>
        {children}
      </Stack>
    </Card>
  );
};
