import { codeTargets, paths } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { Notice, textLinkStyles } from '@pasar/ui';
import { Trans, useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CodeForm } from '../features/verify/code-form.tsx';
import { ResendCode } from '../features/verify/resend-code.tsx';
import { useCodeJourney } from '../features/verify/use-code-journey.ts';
import { AuthFrame } from '../shared/auth-frame/auth-frame.tsx';

export const VerificationPage = () => {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  // Older links name the address `e-mail` (SPEC 2).
  const email = search.get('email') ?? search.get('e-mail') ?? '';
  const to = search.get('to');
  const known = codeTargets.find((target) => target === to);
  const target = known && { email, to: known };
  const { left, notice, works, follow } = useCodeJourney(target);
  if (email === '')
    return (
      <AuthFrame title={t('verification.title')}>
        <Notice tone="warning">{t('verification.missing')}</Notice>
        <LocalLink to={paths.login()} css={textLinkStyles}>
          {t('login.title')}
        </LocalLink>
      </AuthFrame>
    );
  const lead = (
    <Trans t={t} i18nKey="verification.lead" values={{ email }} components={{ mail: <strong /> }} />
  );
  return (
    <AuthFrame title={t('verification.title')} lead={works ? lead : undefined}>
      {notice && <Notice tone={works ? 'info' : 'warning'}>{notice}</Notice>}
      <CodeForm email={email} to={to} />
      {target && <ResendCode target={target} mail={search.get('mail')} left={left} onAnswer={follow} />}
    </AuthFrame>
  );
};
