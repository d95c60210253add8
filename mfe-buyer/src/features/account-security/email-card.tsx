import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeCard } from './change-card.tsx';
import type { EmailChangeRequest } from './email-change-request.ts';
import { EmailCodeForm } from './email-code-form.tsx';
import { EmailForm } from './email-form.tsx';

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
