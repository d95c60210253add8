import { paths } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { textLinkStyles } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ForgetPasswordForm } from '../features/recover/forget-password-form.tsx';
import { AuthFrame } from '../shared/auth-frame/auth-frame.tsx';

export const ForgetPasswordPage = () => {
  const { t } = useTranslation('auth');
  return (
    <AuthFrame title={t('forget.title')} lead={t('forget.lead')}>
      <ForgetPasswordForm />
      <p>
        <LocalLink to={paths.login()} css={textLinkStyles}>
          {t('forget.back')}
        </LocalLink>
      </p>
    </AuthFrame>
  );
};
