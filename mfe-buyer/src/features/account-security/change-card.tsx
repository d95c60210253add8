import { Button } from '@pasar/ui';
import type { ReactNode } from 'react';
import { SettingCard } from './setting-card.tsx';

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
  return (
    <SettingCard
      title={title}
      now={now}
      action={(heading) => (
        <Button
          variant={open ? 'quiet' : 'secondary'}
          size="s"
          aria-expanded={open}
          aria-describedby={heading}
          onClick={() => onOpenChange(!open)}
        >
          {open ? texts.cancel : texts.change}
        </Button>
      )}
    >
      {open && children}
    </SettingCard>
  );
};
