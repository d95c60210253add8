import { type AdminBanner, adminBannerEndpoints } from '@pasar/contract';
import { FormError } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';

/** Makes a draft visible; when its place is taken, the question names the other banner. */
export const PublishBanner = ({ banner, title }: { banner: AdminBanner; title: string }) => {
  const { t } = useTranslation('back-office');
  return (
    <ReasonAction
      button={t('banner.publish.button')}
      isMain
      title={t('banner.publish.title', { title })}
      text={t('banner.publish.text')}
      yes={t('banner.publish.button')}
      reason={null}
      send={(api, _, options) =>
        api.call(
          adminBannerEndpoints.publish,
          { body: { banner_id: banner.id, version: banner.version } },
          options,
        )
      }
    >
      {({ starts_at, ends_at }) => (starts_at || ends_at) && <FormError>{starts_at ?? ends_at}</FormError>}
    </ReasonAction>
  );
};
