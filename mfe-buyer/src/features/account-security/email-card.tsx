import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeCard } from './change-card.tsx';
import { EmailCodeForm } from './email-code-form.tsx';
import { EmailForm } from './email-form.tsx';

/** The requested address that waits for its code. */
export interface EmailChangeRequest {
  email: string;
  password: string;
  /** Seconds until the next code may be requested. */
  wait: number;
}

/** Another address: requested with the password, confirmed with the code that it gets. */
export const EmailCard = ({ email }: { email: string }) => {
  const { t } = useTranslation('buyer');
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<EmailChangeRequest>();
  const show = (wanted: boolean) => {
    setOpen(wanted);
    setAsked(undefined);
  };
  return (
    <ChangeCard
      title={t('security.email.title')}
      now={email}
      texts={{ change: t('security.change'), cancel: t('security.cancel') }}
      open={open}
      onOpenChange={show}
    >
      {asked ? (
        <EmailCodeForm asked={asked} again={setAsked} done={() => show(false)} />
      ) : (
        <EmailForm asked={setAsked} />
      )}
    </ChangeCard>
  );
};
