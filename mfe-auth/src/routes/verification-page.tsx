import { codeTargets } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { Notice, textLinkStyles } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CodeForm } from '../features/verify/code-form.tsx';
import { ResendCode } from '../features/verify/resend-code.tsx';
import { useCodeStatus } from '../features/verify/use-code-status.ts';
import { AuthLayout } from '../shared/auth-layout/auth-layout.tsx';
import { MarkedText } from '../shared/marked-text.tsx';

export const VerificationPage = () => {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  // Older links name the address `e-mail` (SPEC 2).
  const email = search.get('email') ?? search.get('e-mail') ?? '';
  const to = search.get('to');
  const known = codeTargets.find((target) => target === to);
  const target = known && { email, to: known };
  const { left, notice, works, follow } = useCodeStatus(target);
  if (email === '')
    return (
      <AuthLayout title={t('verification.title')}>
        <Notice tone="warning">{t('verification.missing')}</Notice>
        <LocalLink to={linkTo('auth.login')} css={textLinkStyles}>
          {t('login.title')}
        </LocalLink>
      </AuthLayout>
    );
  const lead = <MarkedText text={t('verification.lead', { email })} components={{ mail: <strong /> }} />;
  return (
    <AuthLayout title={t('verification.title')} lead={works ? lead : undefined}>
      {notice && <Notice tone={works ? 'info' : 'warning'}>{notice}</Notice>}
      <CodeForm email={email} to={to} />
      {target && <ResendCode target={target} mail={search.get('mail')} left={left} onAnswer={follow} />}
    </AuthLayout>
  );
};
