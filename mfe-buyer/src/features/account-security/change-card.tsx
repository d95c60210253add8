import { Button, Card, Stack } from '@pasar/ui';
import { type ReactNode, useId } from 'react';
import * as style from './change-card.styles.ts';

interface ChangeCardProps {
  title: string;
  /** What it is now. */
  now: string;
  /** Names of the button that opens the form, and of the one that closes it. */
  texts: { change: string; cancel: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A security setting, with its current value and the form that changes it on request. */
export const ChangeCard = ({ title, now, texts, open, onOpenChange, children }: ChangeCardProps) => {
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
          <Button
            variant={open ? 'quiet' : 'secondary'}
            size="s"
            aria-expanded={open}
            aria-describedby={heading}
            onClick={() => onOpenChange(!open)}
          >
            {open ? texts.cancel : texts.change}
          </Button>
        </div>
        {open && children}
      </Stack>
    </Card>
  );
};
