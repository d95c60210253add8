import type { PublicSubject } from '@pasar/contract';
import { lazyComponent, useReportError, useSession } from '@pasar/slice-kit';
import { TextLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInRequired } from '../member-action/index.ts';
import { withScripts } from '../with-scripts.ts';
import { buttonStyle } from './report-button.styles.ts';

const ReportSheet = lazyComponent(() =>
  import(/* webpackChunkName: "report" */ './report-sheet.tsx').then((m) => m.ReportSheet),
);

interface ReportButtonProps {
  subject: PublicSubject;
  id: number;
  /** Distinguishes it from others on the page. */
  name: string;
  /** Whose store it is about: nobody reports an own one. Absent for a review. */
  merchantId?: number;
}

/** Reports something to the market; a visitor logs in first. The form comes with the first press. */
export const ReportButton = ({ subject, id, name, merchantId }: ReportButtonProps) => {
  const { t } = useTranslation('storefront');
  const { signedIn, user } = useSession();
  const report = useReportError();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (merchantId !== undefined && user?.merchant?.id === merchantId) return null;
  return (
    <>
      <TextLink
        as="button"
        type="button"
        standalone
        css={[buttonStyle, withScripts]}
        aria-haspopup="dialog"
        aria-label={t(`report.named.${subject}`, { name })}
        onClick={() => (signedIn ? setOpen(true) : report(signInRequired))}
      >
        {t('report.button')}
      </TextLink>
      {open && <ReportSheet subject={subject} id={id} onClose={close} onMissing={close} />}
    </>
  );
};
