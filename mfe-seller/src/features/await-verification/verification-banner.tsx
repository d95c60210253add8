import { merchantEndpoints, type Store } from '@pasar/contract';
import { useCall, useSecondsLeft } from '@pasar/dashboard';
import { LocalLink, linkTo, useTimes } from '@pasar/slice-kit';
import { Button, ButtonLink, Countdown, Inline, Notice, type NoticeProps, Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

const tones: Record<Store['verification_status'], NoticeProps['tone']> = {
  draft: 'info',
  submitted: 'info',
  approved: 'success',
  rejected: 'danger',
  suspended: 'danger',
};

interface TimeLeftProps {
  until: string;
  serverTime: string;
  heardAt: number | null;
}

const TimeLeft = ({ until, serverTime, heardAt }: TimeLeftProps) => {
  const { t } = useTranslation('seller');
  const left = useSecondsLeft(until, { serverTime, heardAt });
  return <Countdown secondsLeft={left} label={t('summary.countdown')} />;
};

type Field = Store['reviews'][number]['field'];

/** Where a part is corrected. */
const placeOf = (field: Field): string => {
  if (field === 'bank') return linkTo('seller.bank');
  if (field === 'address' || field === 'company_name') return linkTo('seller.location');
  return `${linkTo('seller.store')}#${field}`;
};

interface VerificationBannerProps {
  store: Store;
  heardAt: number | null;
}

/**
 * The state of the verification (domain 3.3): the rest of the 1 x 24 hours, or what the back office asked for or
 * rejected, and why.
 */
export const VerificationBanner = ({ store, heardAt }: VerificationBannerProps) => {
  const { t } = useTranslation('seller');
  const { dateTime } = useTimes();
  const { submit, busy } = useCall();
  const {
    verification_status: status,
    verify_due_at: due,
    server_time: serverTime,
    is_late,
    reply_due_at: replyDue,
    reviews,
    missing,
  } = store;
  const refused = reviews.filter((review) => review.status === 'rejected');
  // An approved store gets no banner, unless a part that it changed was rejected.
  if (status === 'approved' && refused.length === 0) return null;
  // Who still has to send something is not told to wait.
  const isLate = is_late && missing.length === 0;
  const words = replyDue
    ? 'asked'
    : status === 'submitted' && isLate
      ? 'late'
      : status === 'approved'
        ? 'partRejected'
        : status;
  const until = replyDue ?? due;
  const at = until ? dateTime(until) : '';
  const lacking = missing.filter((field) => !refused.some((part) => part.field === field));
  return (
    <Notice
      tone={isLate || words === 'partRejected' || words === 'asked' ? 'warning' : tones[status]}
      title={t(`summary.status.${words}.title`)}
    >
      <Stack gap={12} align="start">
        <p>{t(`summary.status.${words}.text`, { at, reason: store.suspend_reason ?? '' })}</p>
        {words === 'submitted' && due && serverTime && (
          <TimeLeft until={due} serverTime={serverTime} heardAt={heardAt} />
        )}
        {status === 'submitted' && lacking.length > 0 && (
          <>
            <p>{t('summary.missing')}</p>
            <ul>
              {lacking.map((field) => (
                <li key={field}>
                  <TextLink as={LocalLink} to={placeOf(field)}>
                    {t(`summary.fields.${field}`)}
                  </TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
        {refused.length > 0 && (
          <ul>
            {refused.map(({ field, reason }) => (
              <li key={field}>
                <TextLink as={LocalLink} to={placeOf(field)}>
                  {t(`summary.fields.${field}`)}
                </TextLink>
                {reason && `: ${reason}`}
              </li>
            ))}
          </ul>
        )}
        {(status === 'rejected' || replyDue) && (
          <Inline gap={8}>
            <ButtonLink as={LocalLink} to={linkTo('seller.store')} variant="secondary" size="s">
              {t('summary.edit')}
            </ButtonLink>
            <Button
              size="s"
              busy={busy}
              onClick={() => void submit((api) => api.call(merchantEndpoints.resubmitStore))}
            >
              {t('summary.send')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Notice>
  );
};
