import { type MarketNotice, marketNotices } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ButtonLink, Notice, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Those that stop something now; the others only warn. */
const urgent: readonly MarketNotice[] = ['no_payment_method', 'ledger_fault'];

interface MarketNoticesProps {
  notices: readonly MarketNotice[];
  /** Settings are open to admins alone. */
  isAdmin: boolean;
}

/** What is wrong with the market as a whole, before the work of the day. */
export const MarketNotices = ({ notices, isAdmin }: MarketNoticesProps) => {
  const { t } = useTranslation('back-office');
  const link = (to: string, text: string) => (
    <ButtonLink as={LocalLink} variant="secondary" size="s" to={to}>
      {text}
    </ButtonLink>
  );
  const actionOf = (notice: MarketNotice): ReactNode => {
    if (notice === 'ledger_fault') return link(linkTo('back-office.checks'), t('notices.toChecks'));
    const isAboutLimit = notice === 'approval_off' || notice === 'approval_alone';
    if (!isAboutLimit || !isAdmin) return null;
    return link(linkTo('back-office.settings', { open: 'two_person_limit' }), t('notices.toSettings'));
  };
  // A newer server may say what this release has no words for.
  const known = notices.filter((notice) => marketNotices.includes(notice));
  if (known.length === 0) return null;
  return (
    <Stack gap={8}>
      {known.map((notice) => (
        <Notice
          key={notice}
          tone={urgent.includes(notice) ? 'danger' : 'warning'}
          title={t(`notices.${notice}.title`)}
          action={actionOf(notice)}
        >
          {t(`notices.${notice}.text`)}
        </Notice>
      ))}
    </Stack>
  );
};
